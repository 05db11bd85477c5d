// bench_log: what a log costs, on a 10×10 board with a long history.
//
//     bench_log [EDITS]
//
// Prints the time to write, open and jump, the growth of the file, how long an edit takes until the disk has it, and
// how long the window is held up by it; and finally the longest time for which a real window does not respond while the
// log is opened and saved on slow storage.
#include "editor/model/history_lines.h"
#include "editor/model/store/log_file.h"
#include "editor/model/store/log_keeper.h"
#include "editor/model/store/log_opening.h"
#include "engine/genre/registry.h"
#include "tools/bench_log/window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <random>
#include <vector>

using namespace tokisuji;

namespace {

constexpr int runs = 5;

std::mt19937& chance()
{
    static std::mt19937 random(1);
    return random;
}

int pick(int below)
{
    return std::uniform_int_distribution(0, below - 1)(chance());
}

/// One clue or one mark, as a click makes it.
Edit click(const Board& board)
{
    EditBuilder builder(board);
    const PlaceKind kind = pick(2) == 0 ? PlaceKind::Cell : PlaceKind::Edge;
    const Place place = board.grid().place(kind, pick(board.grid().count(kind)));
    const Layer layer = kind == PlaceKind::Cell ? Layer::Number : Layer::Line;
    const int before = board.at(layer, place);
    builder.set(layer, place, before == blank ? pick(2) : blank);
    return builder.edit();
}

/// Mostly on, sometimes back and off in another direction.
void grow(Document& document, int edits)
{
    for (int i = 0; i < edits; ++i) {
        if (pick(50) == 0)
            document.goTo(std::max<NodeId>(0, document.history().size() - 1 - pick(20)));
        document.commit(click(document.board()));
    }
}

double msOf(const std::function<void()>& work)
{
    QElapsedTimer clock;
    clock.start();
    work();
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

double quantile(std::vector<double> values, double share)
{
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

void print(const char* what, const std::vector<double>& ms)
{
    std::printf("%-44s median %9.3f ms   p95 %9.3f   max %9.3f\n", what, quantile(ms, 0.5), quantile(ms, 0.95),
                quantile(ms, 1));
}

std::vector<double> repeat(int times, const std::function<void()>& work)
{
    std::vector<double> ms;
    for (int i = 0; i < times; ++i)
        ms.push_back(msOf(work));
    return ms;
}

void benchWhole(const QTemporaryDir& folder, int edits)
{
    Document document;
    document.open(findGenre("slither")->makeBoard({10, 10}));
    std::printf("%-44s        %9.3f ms\n", "edits into the history, in all", msOf([&] { grow(document, edits); }));
    const QString path = folder.filePath("long.tokisuji");
    print("whole log written (Save As)", repeat(runs, [&] {
              if (LogFile::create(path, contentOf(document.history(), {})))
                  std::puts("cannot be written");
          }));
    std::printf("%-44s        %9.1f bytes\n", "file, per edit",
                static_cast<double>(QFileInfo(path).size()) / static_cast<double>(edits));
    {
        LogFile::Opened file = LogFile::open(path, SqlConnection::Access::Read);
        print("  of opening: integrity of the file",
              repeat(runs, [&] { file = LogFile::open(path, SqlConnection::Access::Read); }));
        print("  of opening: rows and replay", repeat(runs, [&] {
                  if (!(*file)->read())
                      std::puts("cannot be read");
              }));
    }
    print("opened in a document", repeat(runs, [&] {
              Document other;
              LogKeeper keeper(&other, folder.filePath("untitled"));
              QEventLoop loop;
              const LogOpening opening(path, [&](Result<OpenedFile> opened) {
                  if (opened)
                      keeper.show(std::move(*opened));
                  else
                      std::puts("cannot be opened");
                  loop.quit();
              });
              loop.exec();
          }));
    print("jump to any node", repeat(500, [&] { document.goTo(pick(edits)); }));
    const Log log{document.history(), {}};
    QByteArray lines;
    print("history as JSON lines, written", repeat(1, [&] { lines = writeHistoryLines(log); }));
    print("history as JSON lines, read", repeat(1, [&] {
              if (!readHistoryLines(lines))
                  std::puts("cannot be read");
          }));
}

/// Edits one by one, each awaited, and then a flood of them.
void benchEdits(const QTemporaryDir& folder, int edits)
{
    Document document;
    LogKeeper keeper(&document, folder.filePath("untitled"));
    document.open(findGenre("slither")->makeBoard({10, 10}));
    document.commit(click(document.board()));
    keeper.flush();
    const qint64 sizeBefore = QFileInfo(keeper.path()).size();
    std::vector<double> held;
    print("an edit until the disk has it", repeat(100, [&] {
              held.push_back(msOf([&] { document.commit(click(document.board())); }));
              keeper.flush();
          }));
    print("the window held up by an edit", held);
    const int flood = std::min(edits, 20'000);
    held.clear();
    const double all = msOf([&] {
        for (int i = 0; i < flood; ++i)
            held.push_back(msOf([&] { document.commit(click(document.board())); }));
        keeper.flush();
    });
    print("the window held up by an edit, in a flood", held);
    std::printf("%-44s        %9.3f ms for %d edits\n", "a flood until the disk has it", all, flood);
    std::printf("%-44s        %9.1f bytes\n", "file, per edit written as it happens",
                static_cast<double>(QFileInfo(keeper.path()).size() - sizeBefore) / (flood + 100));
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const int edits = argc > 1 ? std::atoi(argv[1]) : 100'000;
    const QTemporaryDir folder;
    if (edits < 1 || !folder.isValid()) {
        std::puts("bench_log [EDITS]");
        return 2;
    }
    std::printf("%d edits on a 10×10 board\n", edits);
    benchWhole(folder, edits);
    benchEdits(folder, edits);
    benchWindow(folder.filePath("long.tokisuji"), folder.path());
    return 0;
}
