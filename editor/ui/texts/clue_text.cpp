#include "editor/ui/texts/clue_text.h"

#include "editor/ui/texts/turn_verdict_text.h"
#include "editor/ui/texts/value_text.h"
#include "engine/board/clue_group.h"
#include "engine/board/dots.h"
#include "engine/board/rooms.h"
#include "engine/drawing/glyphs.h"
#include "engine/drawing/letter_drawing.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"
#include "engine/twisty/twisty_board.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

struct ClueWords {
    Q_DECLARE_TR_FUNCTIONS(ClueText)

public:
    static QString circle(int value) { return value == 1 ? tr("white circle") : tr("black circle"); }
    static QString dot(int value)
    {
        return value == whiteDot ? tr("white dot") : value == greyDot ? tr("grey dot") : tr("black dot");
    }
    static QString chessboard() { return tr("chessboard"); }
    static QString square() { return tr("square"); }
    static QString cross() { return tr("cross"); }
    static QString plain() { return tr("plain mark"); }
    static QString border() { return tr("border"); }
    static QString thinBorder() { return tr("thin border"); }
    static QString clueCell() { return tr("clue cell"); }

    static QString terrain(Terrain value)
    {
        switch (value) {
        case Terrain::Hole:
            return tr("hole");
        case Terrain::Water:
            return tr("water");
        case Terrain::Wall:
            return tr("filled cell");
        case Terrain::GateVertical:
        case Terrain::GateHorizontal:
            return tr("gate");
        case Terrain::Start:
            return tr("start");
        case Terrain::Cup:
            return tr("cup");
        case Terrain::Grey:
            return tr("grey");
        case Terrain::White:
            return tr("white");
        case Terrain::Black:
            return tr("black");
        case Terrain::Painted:
            return tr("background colour");
        case Terrain::Red:
            return tr("red");
        case Terrain::Blue:
            return tr("blue");
        case Terrain::Green:
            return tr("green");
        case Terrain::Purple:
            return tr("purple");
        case Terrain::Orange:
            return tr("orange");
        case Terrain::Cyan:
            return tr("light blue");
        case Terrain::Square:
            return square();
        case Terrain::Mark:
            break;
        }
        return QStringLiteral("?");
    }

    static QString line(int value) { return value == 0 ? tr("cross") : value == 2 ? tr("double line") : tr("line"); }
    static QString answerBorder(int value) { return value == 0 ? tr("no border") : border(); }
    static QString shade(int value) { return value == 1 ? tr("shaded") : tr("dot"); }
    static QString symbol(int value)
    {
        return value == static_cast<int>(Symbol::Slash)       ? tr("slash")
               : value == static_cast<int>(Symbol::Backslash) ? tr("backslash")
                                                              : tr("nothing here");
    }
    static QString tint() { return tr("background"); }
    static QString heading() { return tr("direction of the line"); }
    static QString spot() { return tr("small dot"); }
    static QString done() { return tr("crossed off"); }
    static QString candidates() { return tr("candidates"); }
    static QString between() { return tr(" · "); }
};

bool isCircle(Terrain kind)
{
    return kind == Terrain::White || kind == Terrain::Black;
}

QString figure(int value)
{
    return value == question ? QStringLiteral("?") : value == plainMark ? ClueWords::plain() : QString::number(value);
}

QString arrow(Dir direction)
{
    static const std::array<QString, 5> arrows{QString(), QStringLiteral("↑"), QStringLiteral("↓"), QStringLiteral("←"),
                                               QStringLiteral("→")};
    return arrows[static_cast<std::size_t>(direction)];
}

Dir directionOf(int value)
{
    return value >= 1 && value <= 4 ? static_cast<Dir>(value) : Dir::None;
}

/// A number of one direction says which.
Dir directionOf(Layer layer)
{
    constexpr std::array directed{Layer::Up, Layer::Down, Layer::Left, Layer::Right};
    const auto found = std::ranges::find(directed, layer);
    return found == directed.end() ? Dir::None : directions[static_cast<std::size_t>(found - directed.begin())];
}

/// Of a number on a lattice point or an edge, which may be drawn as something else.
QString lookText(const Clue* clue, int value)
{
    const Clue::Look look = clue == nullptr || value < 1 || value > 2 ? Clue::Figures : clue->look;
    switch (look) {
    case Clue::Circles:
        return ClueWords::circle(value);
    case Clue::Checkers:
        return ClueWords::chessboard();
    case Clue::Specks:
        return ClueWords::dot(blackDot);
    case Clue::SquareCross:
        return value == 1 ? ClueWords::square() : ClueWords::cross();
    case Clue::Colours:
    case Clue::Kana:
    case Clue::Star:
    case Clue::Figures:
        break;
    }
    return figure(value);
}

} // namespace

QString clueText(const Genre& genre, int value, Dir direction)
{
    if (value == plainMark)
        return ClueWords::plain();
    return (value == blank ? QString() : clueText(genre, Layer::Number, value)) + arrow(direction);
}

QString clueText(const Genre& genre, Layer layer, int value)
{
    const bool isDot = genre.clue(Clue::Dot) != nullptr && placesOf(layer) != PlaceKind::Slot && value > 0;
    switch (layer) {
    case Layer::Room:
        return value == thinBorder ? ClueWords::thinBorder() : ClueWords::border();
    case Layer::Arrow:
    case Layer::Way:
        return arrow(directionOf(value));
    case Layer::Terrain:
        if (const Clue* kinds = genre.clue(Clue::Terrains); kinds != nullptr && isCircle(static_cast<Terrain>(value)))
            return ClueWords::circle(value == static_cast<int>(Terrain::White) ? 1 : 2);
        return genre.clue(Clue::SumPair) != nullptr ? ClueWords::clueCell()
                                                    : ClueWords::terrain(static_cast<Terrain>(value));
    case Layer::Letter:
        return value >= 1 && value <= 26 ? QString(QChar(u'A' + value - 1)) : figure(value);
    case Layer::Number:
        if (genre.clue(Clue::Pearl) != nullptr && value > 0)
            return ClueWords::circle(value);
        if (genre.clue(Clue::Sign) != nullptr && value >= (genre.signs == SignStyle::Ships ? 0 : 1))
            return signText(genre, value);
        return isDot              ? ClueWords::dot(value)
               : value < question ? figure(value)
                                  : QString::fromStdString(figuresOf(genre, value));
    case Layer::Outside:
        return value == 0 && std::ranges::any_of(genre.clues, zeroIsStar) ? QStringLiteral("∗") : figure(value);
    case Layer::Vertex:
        if (value == question && std::ranges::any_of(genre.clues, unknownIsInfinity))
            return QStringLiteral("∞");
        return isDot ? ClueWords::dot(value) : lookText(genre.clue(Clue::VertexNumber), value);
    case Layer::EdgeDot:
        return isDot ? ClueWords::dot(value) : lookText(genre.clue(Clue::EdgeNumber), value);
    default:
        return arrow(directionOf(layer)) + figure(value);
    }
}

QString numbersText(const Genre& genre, const std::vector<std::pair<Layer, int>>& numbers)
{
    QStringList parts;
    for (const auto& [layer, value] : numbers)
        parts << clueText(genre, layer, value);
    return parts.join(ClueWords::between());
}

QString stickerText(const Board& board, Place place)
{
    const auto definition = twistyOf(board);
    const int colour = board.at(Layer::Number, place);
    const bool isColour = definition && colour >= 1 && colour <= std::ssize(definition->colours);
    return isColour ? colourName(definition->colours[static_cast<std::size_t>(colour - 1)].name) : QString();
}

QString clueTextAt(const Board& board, Layer layer, Place place)
{
    const Genre& genre = genreOf(board);
    if (genre.clue(Clue::Sticker) != nullptr)
        return stickerText(board, place);
    const auto isAt = [&](Layer one) { return board.has(one) && stands(board, one, place); };
    QStringList parts;
    for (const Layer one : groupOf(board, layer)) {
        if (!isAt(one) || (one == Layer::Arrow && isAt(Layer::Number)))
            continue;
        const bool isPointed = one == Layer::Number && isAt(Layer::Arrow);
        parts << (isPointed ? clueText(genre, board.at(one, place), directionOf(board.at(Layer::Arrow, place)))
                            : clueText(genre, one, board.at(one, place)));
    }
    return parts.join(ClueWords::between());
}

QString markText(const Genre& genre, Layer layer, int value)
{
    if (isChoice(layer) || layer == Layer::Point || (layer == Layer::Shade && hasObjects(genre)))
        return valueText(genre, layer, value);
    switch (layer) {
    case Layer::Shade:
        return ClueWords::shade(value);
    case Layer::Line:
        return ClueWords::line(value);
    case Layer::Border:
        return ClueWords::answerBorder(value);
    case Layer::Symbol:
        return ClueWords::symbol(value);
    case Layer::Tint:
        return ClueWords::tint();
    case Layer::Candidates:
        return ClueWords::candidates();
    case Layer::Heading:
        return ClueWords::heading() + u' ' + arrow(directionOf(value));
    case Layer::EdgeSpot:
    case Layer::VertexSpot:
        return ClueWords::spot();
    case Layer::OutsideDone:
        return ClueWords::done();
    default:
        return QString::number(value);
    }
}

int countClues(const Board& board)
{
    int count = 0;
    for (const std::vector<Layer>& group : clueGroups(board))
        if (group.front() != Layer::Room)
            count += static_cast<int>(std::ranges::count_if(board.grid().all(placesOf(group.front())),
                                                            [&](Place place) { return stands(board, group, place); }));
    return count;
}

} // namespace tokisuji
