// The dialog that generates puzzles, with searches whose course the test decides.
#pragma once

#include "tests/ui/window_fixture.h"

#include "editor/ui/dialogs/generate_dialog.h"
#include "editor/ui/dialogs/generate_form.h"
#include "engine/formats/formats.h"
#include "tests/support/patience.h"

#include <QLabel>
#include <QPushButton>

#include <thread>

namespace tokisuji {

[[nodiscard]] inline Board puzzleOf(const char* address)
{
    return *readPuzzle(address);
}

constexpr const char* small = "https://puzz.link/p?slither/5/5/bdcbdbcac";

[[nodiscard]] inline GenerateProgress progressWith(const Board& board)
{
    return {.best = board, .status = Status::Several, .determined = 50, .total = 60, .clues = 9, .tried = 1234};
}

/// Shows one board and then waits until it is told to stop.
[[nodiscard]] inline GenerateFunction endless(const Board& board)
{
    return [board](const Genre&, const GenerateOptions&, const std::stop_token& stop, const GenerateSink& sink) {
        sink(progressWith(board));
        while (!stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return Generated{.last = progressWith(board), .stop = Stop::Cancelled};
    };
}

/// Does not hear of the stop for a while.
[[nodiscard]] inline GenerateFunction deaf(const Board& board)
{
    return [board](const Genre&, const GenerateOptions&, const std::stop_token&, const GenerateSink& sink) {
        sink(progressWith(board));
        std::this_thread::sleep_for(std::chrono::milliseconds(400));
        return Generated{.puzzle = board, .last = progressWith(board), .stop = Stop::Finished};
    };
}

[[nodiscard]] inline GenerateFunction prompt(const Board& board, std::vector<GenerateOptions>* asked = nullptr)
{
    return [board, asked](const Genre&, const GenerateOptions& options, const std::stop_token&, const GenerateSink&) {
        if (asked != nullptr)
            asked->push_back(options);
        GenerateProgress last = progressWith(board);
        last.status = Status::Unique;
        return Generated{.puzzle = board, .last = last, .stop = Stop::Finished};
    };
}

struct GenerateBench {
    GenerateBench(const Board* open, GenerateFunction function, bool isReadOnly = false)
        : dialog(open, isReadOnly, std::move(function))
    {
        dialog.show();
        (void)QTest::qWaitForWindowExposed(&dialog);
    }
    [[nodiscard]] QPushButton* button(const char* name) const
    {
        return dialog.findChild<QPushButton*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QPushButton* openNew() const
    {
        const auto all = dialog.findChildren<QPushButton*>();
        return *std::ranges::find(all, QStringLiteral("Open as a new puzzle"), &QPushButton::text);
    }
    void press(QPushButton* which) { QTest::mouseClick(which, Qt::LeftButton); }
    [[nodiscard]] bool ends()
    {
        return QTest::qWaitFor([this] { return !dialog.generator()->isRunning(); }, tests::patienceMs);
    }
    [[nodiscard]] QString allText() const
    {
        QStringList texts;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (label->isVisible())
                texts << label->text();
        return texts.join(QLatin1Char('\n'));
    }
    GenerateDialog dialog;
};

} // namespace tokisuji
