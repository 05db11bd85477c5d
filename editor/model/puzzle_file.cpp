#include "editor/model/puzzle_file.h"

#include "editor/model/document.h"
#include "editor/model/history_address.h"
#include "editor/model/history_lines.h"
#include "editor/model/puzzle_log.h"
#include "editor/whole_file.h"
#include "engine/formats/formats.h"
#include "engine/formats/several.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

constexpr qint64 largestHistory = 256LL * 1024 * 1024;

Error fileError(const char* id, const QString& path, const QString& reason = {})
{
    Error error{.id = id, .args = {path.toStdString()}};
    if (!reason.isEmpty())
        error.args.push_back(reason.toStdString());
    return error;
}

/// The bytes of a regular file within the limit. One byte more than the limit is asked for, as a file may grow.
Result<QByteArray> readFile(const QString& path, qint64 limit)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fileError("file-missing", path);
    if (!info.isFile())
        return fileError("file-not-regular", path);
    if (info.size() > limit)
        return fileError("file-too-large", path, QString::number(limit));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fileError("file-unreadable", path, file.errorString());
    QByteArray bytes = file.read(limit + 1);
    if (file.error() != QFileDevice::NoError)
        return fileError("file-unreadable", path, file.errorString());
    if (bytes.size() > limit)
        return fileError("file-too-large", path, QString::number(limit));
    return bytes;
}

Result<ReadFile> whatItHeld(Result<Log> log)
{
    if (!log)
        return log.error();
    return ReadFile{std::move((*log).history), std::move((*log).annotations), {}};
}

Result<ReadFile> readHistory(const QString& path)
{
    const Result<QByteArray> bytes = readFile(path, largestHistory);
    if (!bytes)
        return bytes.error();
    return whatItHeld(readHistoryLines(*bytes));
}

/// The definition of a twisty puzzle: its goal is what there is to begin with.
Result<ReadFile> readDefinition(const QString& path)
{
    auto board = readTwistyFile(path.toStdString());
    if (!board)
        return board.error();
    return ReadFile{History(std::move(*board), QDateTime::currentMSecsSinceEpoch()),
                    {.metadata = {.source = QFileInfo(path).fileName()}},
                    {}};
}

/// The first that can be read, with the texts of the others.
Result<ReadFile> readSeveral(const std::vector<std::string_view>& puzzles, const QString& source)
{
    const auto first = std::ranges::find_if(puzzles, [](std::string_view text) { return bool(readPuzzle(text)); });
    Result<ReadFile> read = readPuzzleText(first == puzzles.end() ? puzzles.front() : *first, source);
    if (!read)
        return read;
    for (auto puzzle = puzzles.begin(); puzzle != puzzles.end(); ++puzzle)
        if (puzzle != first)
            (*read).others << QString::fromUtf8(puzzle->data(), std::ssize(*puzzle));
    return read;
}

std::optional<Error> writeFile(const QString& path, const char* bytes, qint64 size)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes, size) != size || !putInPlace(file))
        return fileError("file-unwritable", path, file.errorString());
    return {};
}

} // namespace

bool isHistoryPath(const QString& path)
{
    return path.endsWith(QLatin1String(".jsonl"), Qt::CaseInsensitive);
}

Result<ReadFile> readPuzzleFile(const QString& path)
{
    if (isHistoryPath(path))
        return readHistory(path);
    if (isTwistyFile(path.toStdString()))
        return readDefinition(path);
    const Result<QByteArray> bytes = readFile(path, static_cast<qint64>(maxInputBytes));
    if (!bytes)
        return bytes.error();
    return readPuzzleText({bytes->constData(), static_cast<std::size_t>(bytes->size())}, QFileInfo(path).fileName());
}

Result<ReadFile> readPuzzleText(std::string_view text, const QString& source)
{
    if (isHistoryAddress(text))
        return whatItHeld(readHistoryAddress(text));
    if (const std::vector<std::string_view> puzzles = puzzlesIn(text); puzzles.size() > 1)
        return readSeveral(puzzles, source);
    Result<ReadLog> log = readPuzzleLog(text, QDateTime::currentMSecsSinceEpoch());
    if (!log)
        return log.error();
    if (log->metadata.source.isEmpty())
        (*log).metadata.source = source;
    return ReadFile{std::move((*log).history), {.metadata = std::move((*log).metadata)}, std::move((*log).losses)};
}

std::optional<Error> writePuzzleFile(const QString& path, const History& history, const Annotations& annotations)
{
    const std::string text = writePuzzleLog(history, annotations.metadata);
    if (text.empty())
        return Error{.id = "file-form-unknown", .args = {history.board().genre()}, .at = {}};
    return writeFile(path, text.data(), static_cast<qint64>(text.size()));
}

std::optional<Error> writeHistoryFile(const QString& path, const History& history, const Annotations& annotations)
{
    const QByteArray lines = writeHistoryLines({history, annotations});
    return writeFile(path, lines.constData(), lines.size());
}

void openIn(Document& document, ReadFile file)
{
    document.restore(std::move(file.history), std::move(file.annotations), {});
    if (!file.losses.empty())
        emit document.logCurtailed(file.losses);
    if (!file.others.isEmpty())
        emit document.furtherPuzzlesFound(file.others);
}

} // namespace tokisuji
