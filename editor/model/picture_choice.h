// Picture choice: how a picture of a puzzle was last made, to be remembered for the puzzle and for the next one.
#pragma once

#include <QString>
#include <QVariantMap>

namespace tokisuji {

/// What belongs to one puzzle alone, its name and folder, its title and author, is not in it.
struct PictureChoice {
    enum Format : std::uint8_t { Png, Svg, Pdf } format = Png;
    enum Content : std::uint8_t { Problem, Answer } content = Problem;
    enum Colours : std::uint8_t { Print, Light, Dark } colours = Print;
    int cellPixels = 54;
    bool coordinates = false;
    bool notes = false;
    enum Purpose : std::uint8_t { Screen, Blog, Magazine } purpose = Screen; ///< as Preset
    bool transparent = false;
    bool heading = false; ///< title and author
    bool rules = false;
    bool example = false;
    bool difficulty = false;
    bool code = false; ///< the address as a QR code
    bool path = false; ///< the path of the solve
    enum Solution : std::uint8_t { NoSolution, Below, OwnPage } solution = NoSolution;
    QString ownRules{}; ///< of one puzzle; empty: those of its genre
    friend bool operator==(const PictureChoice&, const PictureChoice&) = default;
};

constexpr int leastPictureCell = 8;
constexpr int mostPictureCell = 400;

/// As words, numbers and yes or no, under names that stay; values may come back as texts. What is missing or spoilt has
/// its default.
[[nodiscard]] QVariantMap mapOf(const PictureChoice& choice);
[[nodiscard]] PictureChoice pictureChoiceOf(const QVariantMap& map);

} // namespace tokisuji
