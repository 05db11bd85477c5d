// Written path: how a puzzle can be solved, step by step, for others to read: as text, as Markdown, or as a page with a
// picture of each step that needs nothing else.
#pragma once

#include "editor/export/export_options.h"
#include "engine/drawing/drawing.h"

#include <QByteArray>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace tokisuji {

/// A picture that is drawn when it is needed: all of a long path together would be too much to keep.
struct WrittenPicture {
    std::function<Drawing()> draw;
    QRectF window{}; ///< the part of a large board to show, in cells; empty: all of it
};

/// What a step rests on: a line of its hypotheses, or of the ways that it compares.
struct WrittenLine {
    enum Sign : std::uint8_t { Assumed, Way, Follows, Broken, Ends } sign = Assumed;
    int depth = 0;  ///< hypotheses round it
    int number = 0; ///< of Way and Follows
    QString text;
};

struct WrittenStep {
    int number = 0;
    QString title;      ///< "Island full · 5 at R3C5"
    QString conclusion; ///< "R3C5–R3C8 two bridges"
    QString reason;     ///< a sentence
    int level = 1;      ///< difficultyLevel()
    std::vector<WrittenLine> inside;
};

/// What is shown at once: a step, or simple steps in a row.
struct WrittenScene {
    QString title; ///< "5 simple deductions"; empty for a single step
    std::vector<WrittenStep> steps;
    std::vector<WrittenPicture> pictures; ///< the hypotheses, then what follows from them
};

/// The texts are in the language of the document; what is empty is left out.
struct WrittenPath {
    QString language = QStringLiteral("en"); ///< code
    QString title;
    QString byline;     ///< the kind of puzzle and its author
    QString address;    ///< of the puzzle
    QString summary;    ///< "solved · 44 steps · 1 hypothesis"
    QString difficulty; ///< "Hard · hardest step 6.4"
    QString levels;     ///< "difficulty %1 of 5"
    WrittenPicture start;
    std::vector<WrittenScene> scenes;
    QString end; ///< "Solved", or why it ends here
};

[[nodiscard]] QString pathAsText(const WrittenPath& path);
[[nodiscard]] QString pathAsMarkdown(const WrittenPath& path);
/// In the colours and the size of cells of the options.
[[nodiscard]] QByteArray pathAsPage(const WrittenPath& path, const ExportOptions& options);

/// The suffixes of the three forms, without a dot: "html", "md", "txt".
[[nodiscard]] bool isPathSuffix(const QString& suffix);
/// A .html, .md or .txt file, through a temporary one. nullopt on success, otherwise what is wrong, for people.
[[nodiscard]] std::optional<QString> writePath(const WrittenPath& path, const QString& file,
                                               const ExportOptions& options);

} // namespace tokisuji
