#include "editor/ui/texts/atom_text.h"

#include "editor/model/place_name.h"
#include "editor/ui/texts/value_text.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

/// Long lists end here; the board shows the rest.
constexpr std::size_t mostPlaces = 4;
constexpr qsizetype mostStatements = 4;

/// What answers are in words.
enum class Speech : std::uint8_t {
    Shade,
    Lamp,
    Star,
    Tent,
    Square,
    Diamond,
    Pin,
    RoomSize,
    Line,
    Bridge,
    Border,
    Value
};

Speech speechOf(Layer layer, const Board& board)
{
    const Genre& genre = genreOf(board);
    if (isChoice(layer))
        return Speech::Value;
    if (layer == Layer::Shade)
        return genre.has(Mark::Lamp)       ? Speech::Lamp
               : genre.has(Mark::Star)     ? Speech::Star
               : genre.has(Mark::Tent)     ? Speech::Tent
               : genre.has(Mark::Square)   ? Speech::Square
               : genre.has(Mark::RoomSize) ? Speech::RoomSize
                                           : Speech::Shade;
    if (layer == Layer::Point)
        return genre.has(Mark::Pin) ? Speech::Pin : Speech::Diamond;
    if (layer == Layer::Border)
        return Speech::Border;
    return genre.has(Mark::Bridge) ? Speech::Bridge : Speech::Line;
}

/// A bridge's value is a range of which one end may be all that is said.
enum class Bridges : std::uint8_t { None, One, Two, AtLeastOne, AtMostOne };

Bridges bridgesOf(const Atom& atom)
{
    switch (atom.op) {
    case Atom::AtLeast:
        return atom.value >= 2 ? Bridges::Two : Bridges::AtLeastOne;
    case Atom::AtMost:
        return atom.value <= 0 ? Bridges::None : Bridges::AtMostOne;
    default:
        return atom.value <= 0 ? Bridges::None : atom.value == 1 ? Bridges::One : Bridges::Two;
    }
}

template <class E>
constexpr std::size_t indexOf(E value)
{
    return static_cast<std::size_t>(value);
}

struct AtomWords {
    Q_DECLARE_TR_FUNCTIONS(AtomText)

public:
    /// "%1" stays, for one place or several.
    static QString statement(const Atom& atom, const Board& board)
    {
        switch (speechOf(atom.at.layer, board)) {
        case Speech::Shade:
            return isOne(atom) ? tr("%1 shaded") : tr("%1 unshaded");
        case Speech::Lamp:
            return isOne(atom) ? tr("%1 lamp") : tr("%1 no lamp");
        case Speech::Star:
            return isOne(atom) ? tr("%1 star") : tr("%1 no star");
        case Speech::Tent:
            return isOne(atom) ? tr("%1 tent") : tr("%1 no tent");
        case Speech::Square:
            return isOne(atom) ? tr("%1 square") : tr("%1 no square");
        case Speech::Diamond:
            return isOne(atom) ? tr("%1 diamond") : tr("%1 no diamond");
        case Speech::Pin:
            return isOne(atom) ? tr("%1 pin") : tr("%1 no pin");
        case Speech::RoomSize:
            return isOne(atom) ? tr("%1 number") : tr("%1 no number");
        case Speech::Line:
            return isOne(atom) ? tr("%1 line") : tr("%1 no line");
        case Speech::Border:
            return isOne(atom) ? tr("%1 border") : tr("%1 no border");
        case Speech::Bridge:
            return bridges(atom);
        case Speech::Value:
            break;
        }
        const QString number = valueText(genreOf(board), atom.at.layer, atom.value);
        const std::array forms{tr("%1 is %2"), tr("%1 is not %2"), tr("%1 at least %2"), tr("%1 at most %2")};
        return QString(forms[indexOf(atom.op)]).replace(QStringLiteral("%2"), number);
    }
    static QString bridges(const Atom& atom)
    {
        const std::array forms{tr("%1 no bridge"), tr("%1 one bridge"), tr("%1 two bridges"),
                               tr("%1 at least one bridge"), tr("%1 at most one bridge")};
        return forms[indexOf(bridgesOf(atom))];
    }

    static QString assumption(const Atom& atom, const Board& board)
    {
        switch (speechOf(atom.at.layer, board)) {
        case Speech::Shade:
            return isOne(atom) ? tr("Assume %1 shaded") : tr("Assume %1 unshaded");
        case Speech::Lamp:
            return isOne(atom) ? tr("Assume a lamp in %1") : tr("Assume no lamp in %1");
        case Speech::Star:
            return isOne(atom) ? tr("Assume a star in %1") : tr("Assume no star in %1");
        case Speech::Tent:
            return isOne(atom) ? tr("Assume a tent in %1") : tr("Assume no tent in %1");
        case Speech::Square:
            return isOne(atom) ? tr("Assume a square in %1") : tr("Assume no square in %1");
        case Speech::Diamond:
            return isOne(atom) ? tr("Assume a diamond at %1") : tr("Assume no diamond at %1");
        case Speech::Pin:
            return isOne(atom) ? tr("Assume a pin at %1") : tr("Assume no pin at %1");
        case Speech::RoomSize:
            return isOne(atom) ? tr("Assume a number in %1") : tr("Assume no number in %1");
        case Speech::Line:
            return isOne(atom) ? tr("Assume a line at %1") : tr("Assume no line at %1");
        case Speech::Border:
            return isOne(atom) ? tr("Assume a border at %1") : tr("Assume no border at %1");
        case Speech::Bridge:
            return assumedBridges(atom);
        case Speech::Value:
            break;
        }
        const QString number = valueText(genreOf(board), atom.at.layer, atom.value);
        return (atom.op == Atom::IsNot ? tr("Assume %1 is not %2") : tr("Assume %1 is %2"))
            .replace(QStringLiteral("%2"), number);
    }
    static QString assumedBridges(const Atom& atom)
    {
        const std::array forms{tr("Assume no bridge at %1"), tr("Assume one bridge at %1"),
                               tr("Assume two bridges at %1"), tr("Assume a bridge at %1"),
                               tr("Assume at most one bridge at %1")};
        return forms[indexOf(bridgesOf(atom))];
    }

    /// The beginning of a sentence about what would happen then.
    static QString supposed(const Atom& atom, const Board& board)
    {
        switch (speechOf(atom.at.layer, board)) {
        case Speech::Shade:
            return isOne(atom) ? tr("With %1 shaded") : tr("With %1 unshaded");
        case Speech::Lamp:
            return isOne(atom) ? tr("With a lamp in %1") : tr("Without a lamp in %1");
        case Speech::Star:
            return isOne(atom) ? tr("With a star in %1") : tr("Without a star in %1");
        case Speech::Tent:
            return isOne(atom) ? tr("With a tent in %1") : tr("Without a tent in %1");
        case Speech::Square:
            return isOne(atom) ? tr("With a square in %1") : tr("Without a square in %1");
        case Speech::Diamond:
            return isOne(atom) ? tr("With a diamond at %1") : tr("Without a diamond at %1");
        case Speech::Pin:
            return isOne(atom) ? tr("With a pin at %1") : tr("Without a pin at %1");
        case Speech::RoomSize:
            return isOne(atom) ? tr("With a number in %1") : tr("Without a number in %1");
        case Speech::Line:
            return isOne(atom) ? tr("With a line at %1") : tr("Without a line at %1");
        case Speech::Border:
            return isOne(atom) ? tr("With a border at %1") : tr("Without a border at %1");
        case Speech::Bridge:
            return supposedBridges(atom);
        case Speech::Value:
            break;
        }
        const QString number = valueText(genreOf(board), atom.at.layer, atom.value);
        return (atom.op == Atom::IsNot ? tr("Without %2 in %1") : tr("With %2 in %1"))
            .replace(QStringLiteral("%2"), number);
    }
    static QString supposedBridges(const Atom& atom)
    {
        const std::array forms{tr("Without a bridge at %1"), tr("With one bridge at %1"), tr("With two bridges at %1"),
                               tr("With a bridge at %1"), tr("With at most one bridge at %1")};
        return forms[indexOf(bridgesOf(atom))];
    }

    /// Two cases that are all there are.
    static QString eitherWay(const Atom& atom, const Board& board)
    {
        switch (speechOf(atom.at.layer, board)) {
        case Speech::Shade:
            return tr("Whether %1 is shaded or not");
        case Speech::Lamp:
            return tr("With or without a lamp in %1");
        case Speech::Star:
            return tr("With or without a star in %1");
        case Speech::Tent:
            return tr("With or without a tent in %1");
        case Speech::Square:
            return tr("With or without a square in %1");
        case Speech::Diamond:
            return tr("With or without a diamond at %1");
        case Speech::Pin:
            return tr("With or without a pin at %1");
        case Speech::RoomSize:
            return tr("With or without a number in %1");
        case Speech::Line:
            return tr("With or without a line at %1");
        case Speech::Border:
            return tr("With or without a border at %1");
        case Speech::Bridge:
            return (atom.op == Atom::AtLeast ? atom.value : atom.value + 1) >= 2 ? tr("With two bridges or fewer at %1")
                                                                                 : tr("With or without a bridge at %1");
        case Speech::Value:
            break;
        }
        return tr("Whatever is in %1");
    }

    static QString alike(const Atom& atom, const QString& a, const QString& b, bool isPlain)
    {
        if (isPlain)
            return atom.op == Atom::Same ? tr("%1 and %2: both or neither").arg(a, b)
                                         : tr("%1 or %2: exactly one").arg(a, b);
        return atom.op == Atom::Same ? tr("“%1” exactly when “%2”").arg(a, b) : tr("either “%1” or “%2”").arg(a, b);
    }
    static QString separator() { return tr(", "); }
    static QString more(const QString& list, std::size_t count)
    {
        return tr("%1 … (%2)", "the beginning of a list and how many there are").arg(list).arg(count);
    }
    static QString point(const QString& name) { return tr("point %1").arg(name); }

private:
    static bool isOne(const Atom& atom) { return (atom.value == 1) != (atom.op == Atom::IsNot); }
};

QString listText(const QStringList& items, std::size_t count)
{
    const QString list = items.join(AtomWords::separator());
    return count > static_cast<std::size_t>(items.size()) ? AtomWords::more(list, count) : list;
}

/// The island at the end of the bridge over an edge.
Place islandFrom(Place edge, Dir dir, const Board& board)
{
    Place cell = edge.step(dir, 1);
    while (board.grid().hasCell(cell) && board.at(Layer::Number, cell) == blank)
        cell = cell.step(dir);
    return cell;
}

QString relationText(const Atom& atom, const Board& board)
{
    const Speech speech = speechOf(atom.at.layer, board);
    const bool isPlain = atom.value == 1 && atom.otherValue == 1 && speech != Speech::Value && speech != Speech::Bridge;
    if (isPlain)
        return AtomWords::alike(atom, answerPlaceText(atom.at, board), answerPlaceText(atom.other, board), true);
    const Atom::Op op = speech == Speech::Bridge ? Atom::AtLeast : Atom::Is;
    const auto part = [&](AnswerPlace at, int value) {
        return atomText(Atom{.op = op, .at = at, .value = value}, board);
    };
    return AtomWords::alike(atom, part(atom.at, atom.value), part(atom.other, atom.otherValue), false);
}

} // namespace

QString placeText(Place place)
{
    return isVertex(place) ? AtomWords::point(placeName(place)) : placeName(place);
}

QString answerPlaceText(AnswerPlace answer, const Board& board)
{
    if (!isEdge(answer.place) || speechOf(answer.layer, board) != Speech::Bridge)
        return placeText(answer.place);
    const bool isHorizontal = (answer.place.x & 1) == 0; // the edge stands upright between two cells of a row
    const auto [back, forth] = ends(isHorizontal ? Axis::Horizontal : Axis::Vertical);
    return placeName(islandFrom(answer.place, back, board)) + QChar(0x2013)
           + placeName(islandFrom(answer.place, forth, board));
}

QString placesText(const std::vector<Place>& places)
{
    QStringList names;
    for (std::size_t k = 0; k < std::min(places.size(), mostPlaces); ++k)
        names << placeText(places[k]);
    return listText(names, places.size());
}

QString atomText(const Atom& atom, const Board& board)
{
    if (atom.isRelation())
        return relationText(atom, board);
    return AtomWords::statement(atom, board).arg(answerPlaceText(atom.at, board));
}

QString atomsText(const std::vector<Atom>& atoms, const Board& board)
{
    struct Group {
        QString statement; ///< with a place to fill
        QStringList places;
        std::size_t count = 0;
    };
    std::vector<Group> groups;
    for (const Atom& atom : atoms) {
        const QString statement = atom.isRelation() ? relationText(atom, board) : AtomWords::statement(atom, board);
        auto group = std::ranges::find(groups, statement, &Group::statement);
        if (group == groups.end())
            group = groups.insert(groups.end(), {statement, {}, 0});
        if (++group->count <= mostPlaces && !atom.isRelation())
            group->places << answerPlaceText(atom.at, board);
    }
    QStringList statements;
    for (const Group& group : groups)
        if (statements.size() < mostStatements)
            statements << (group.places.isEmpty() ? group.statement
                                                  : group.statement.arg(listText(group.places, group.count)));
    return listText(statements, groups.size());
}

QString assumptionText(const Atom& hypothesis, const Board& board)
{
    return AtomWords::assumption(hypothesis, board).arg(answerPlaceText(hypothesis.at, board));
}

QString supposedText(const Atom& hypothesis, const Board& board)
{
    return AtomWords::supposed(hypothesis, board).arg(answerPlaceText(hypothesis.at, board));
}

QString eitherWayText(const Atom& hypothesis, const Board& board)
{
    return AtomWords::eitherWay(hypothesis, board).arg(answerPlaceText(hypothesis.at, board));
}

} // namespace tokisuji
