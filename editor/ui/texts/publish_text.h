// Publish text: what stands round a puzzle where it is published, in the language of the window.
#pragma once

#include "editor/export/published.h"
#include "editor/model/publish_findings.h"
#include "engine/util/result.h"

#include <QString>

namespace tokisuji {

struct PublishWishes {
    bool heading = false; ///< title and author
    QString title;        ///< empty: what the kind of puzzle is called
    QString author;
    bool rules = false;
    QString ownRules; ///< empty: those of the genre
    bool example = false;
    bool difficulty = false;
    bool code = false; ///< the address as a QR code
    bool answer = false;
    bool path = false; ///< the steps of a solve
    [[nodiscard]] PublishNeeds needs() const { return {answer, difficulty, example, path}; }
    friend bool operator==(const PublishWishes&, const PublishWishes&) = default;
};

/// The rules of the board's genre, with the variants that are switched on.
[[nodiscard]] QString publishedRules(const Board& board);
/// Stars for a level of 1 to 5.
[[nodiscard]] QString difficultyStars(int level);
/// "★★★☆☆ 5.3 · 44 steps": the hardest step and the length.
[[nodiscard]] QString publishedDifficulty(const Difficulty& difficulty);
/// "Slitherlink · by A. Nony · Difficulty ★★★☆☆ 5.3 · 44 steps". Nothing of what is empty.
[[nodiscard]] QString publishedByline(const QString& kind, const QString& author,
                                      const std::optional<Difficulty>& difficulty);
/// An address that a telephone can open.
[[nodiscard]] Result<std::string> webAddress(const Board& board);

/// The headings of a sheet.
[[nodiscard]] QString contentsHeading();
[[nodiscard]] QString solutionsHeading();

[[nodiscard]] Published publishedOf(const Board& board, const PublishWishes& wishes, const PublishFindings& findings);

} // namespace tokisuji
