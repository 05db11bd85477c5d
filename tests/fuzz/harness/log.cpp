// Logs, damaged in any way. Files are read, or refused, and saved as far as that goes, and stay as they are. Within a
// file every row is sealed, which hides it from chance: "E" and the bytes of an edit, or "B" and those of a board, are
// rows with a seal that fits.
#include "editor/model/store/log.h"
#include "editor/model/store/bytes.h"
#include "editor/model/store/edit_codec.h"
#include "engine/drawing/board_drawing.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "tests/fuzz/harness/harness.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <array>

namespace tokisuji {

namespace {

constexpr std::uint64_t context = 7;

QByteArray sealed(QByteArrayView row)
{
    ByteWriter out;
    for (const char byte : row)
        out.byte(static_cast<std::uint8_t>(byte));
    out.seal(context);
    return out.bytes();
}

void tryEdit(const QByteArray& row)
{
    const std::optional<Edit> edit = decodeEdit(row, context);
    if (!edit)
        return;
    fuzz::check(encodeEdit(*edit, context) == row, "an edit with two spellings");
    static const Board empty = findGenre("slither")->makeBoard({5, 4});
    Board board = empty;
    if (!edit->tryApplyTo(board)) {
        fuzz::check(board == empty, "an edit that did not fit has changed the board");
        return;
    }
    fuzz::check(edit->inverse().tryApplyTo(board) && board == empty, "an edit that cannot be undone");
}

void tryBoard(const QByteArray& row)
{
    const std::optional<Board> board = decodeBoard(row, context);
    if (!board)
        return;
    fuzz::check(decodeBoard(encodeBoard(*board, context), context) == board, "a board that does not survive its row");
    (void)drawBoard(*board);
    (void)writePzprv3(*board);
    (void)rulesOf(*board);
}

/// In memory, as the copies that are made of it, where the system has such a folder.
QString pathOfFile()
{
    if (QFile::exists(QStringLiteral("/dev/shm")))
        qputenv("TMPDIR", "/dev/shm");
    return QStringLiteral("%1/fuzz-%2.tokisuji").arg(QDir::tempPath()).arg(QCoreApplication::applicationPid());
}

/// Finds the drivers of Qt.
void makeApplication()
{
    static int count = 1;
    static std::array<char, 5> name{"fuzz"};
    static std::array<char*, 2> words{name.data(), nullptr};
    static const QCoreApplication application(count, words.data());
}

void tryFile(QByteArrayView bytes)
{
    makeApplication();
    static const QString path = pathOfFile();
    QFile file(path);
    fuzz::check(file.open(QIODevice::WriteOnly) && file.write(bytes.data(), bytes.size()) == bytes.size(),
                "no file can be made");
    file.close();
    const Result<Log> log = readLog(path);
    const auto saved = salvage(path);
    fuzz::check(!log || (saved && saved->lost == 0), "what can be read cannot be saved");
    fuzz::check(file.open(QIODevice::ReadOnly) && file.readAll() == bytes, "a file that was only read has changed");
    file.remove();
}

} // namespace

} // namespace tokisuji

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    const QByteArrayView bytes(data, static_cast<qsizetype>(size));
    if (bytes.startsWith('E'))
        tryEdit(sealed(bytes.sliced(1)));
    else if (bytes.startsWith('B'))
        tryBoard(sealed(bytes.sliced(1)));
    else
        tryFile(bytes);
    return 0;
}
