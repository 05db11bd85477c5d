#include "editor/ui/texts/atom_text.h"

#include "editor/ui/texts/place_text.h"
#include "editor/ui/texts/value_text.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr qsizetype mostStatements = 4;
constexpr qsizetype mostRelations = 2;

/// What answers are in words; those up to Border are there or not.
enum class Speech : std::uint8_t {
    Shade,
    Lamp,
    Star,
    Tent,
    Square,
    Diamond,
    Pin,
    RoomSize,
    Line, ///< over edges, from cell to cell
    Side, ///< along edges
    Border,
    Bridge,
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
    return genre.has(Mark::Bridge) ? Speech::Bridge : genre.has(Mark::LatticeLine) ? Speech::Side : Speech::Line;
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

/// What can be said of something that is there or not. "%1" is the place, or several.
struct Forms {
    const char* there;  ///< a statement, of one place or several
    const char* absent; ///< the same
    const char* assumed;
    const char* assumedAbsent;
    const char* with; ///< the beginning of a sentence about what would happen then
    const char* without;
    const char* eitherWay; ///< two cases that are all there are
    const char* exactlyOne;
    const char* bothOrNeither;
};

/// In the order of Speech.
constexpr std::array forms{
    Forms{QT_TRANSLATE_N_NOOP("AtomText", "%1 is shaded"), QT_TRANSLATE_N_NOOP("AtomText", "%1 is unshaded"),
          QT_TRANSLATE_NOOP("AtomText", "Assume %1 shaded"), QT_TRANSLATE_NOOP("AtomText", "Assume %1 unshaded"),
          QT_TRANSLATE_NOOP("AtomText", "With %1 shaded"), QT_TRANSLATE_NOOP("AtomText", "With %1 unshaded"),
          QT_TRANSLATE_NOOP("AtomText", "Whether %1 is shaded or not"),
          QT_TRANSLATE_NOOP("AtomText", "exactly one of %1 is shaded"),
          QT_TRANSLATE_NOOP("AtomText", "both or neither of %1 are shaded")},
    Forms{QT_TRANSLATE_N_NOOP("AtomText", "there is a lamp in %1"),
          QT_TRANSLATE_N_NOOP("AtomText", "there is no lamp in %1"),
          QT_TRANSLATE_NOOP("AtomText", "Assume a lamp in %1"), QT_TRANSLATE_NOOP("AtomText", "Assume no lamp in %1"),
          QT_TRANSLATE_NOOP("AtomText", "With a lamp in %1"), QT_TRANSLATE_NOOP("AtomText", "Without a lamp in %1"),
          QT_TRANSLATE_NOOP("AtomText", "With or without a lamp in %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a lamp in exactly one of %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a lamp in both or neither of %1")},
    Forms{QT_TRANSLATE_N_NOOP("AtomText", "there is a star in %1"),
          QT_TRANSLATE_N_NOOP("AtomText", "there is no star in %1"),
          QT_TRANSLATE_NOOP("AtomText", "Assume a star in %1"), QT_TRANSLATE_NOOP("AtomText", "Assume no star in %1"),
          QT_TRANSLATE_NOOP("AtomText", "With a star in %1"), QT_TRANSLATE_NOOP("AtomText", "Without a star in %1"),
          QT_TRANSLATE_NOOP("AtomText", "With or without a star in %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a star in exactly one of %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a star in both or neither of %1")},
    Forms{QT_TRANSLATE_N_NOOP("AtomText", "there is a tent in %1"),
          QT_TRANSLATE_N_NOOP("AtomText", "there is no tent in %1"),
          QT_TRANSLATE_NOOP("AtomText", "Assume a tent in %1"), QT_TRANSLATE_NOOP("AtomText", "Assume no tent in %1"),
          QT_TRANSLATE_NOOP("AtomText", "With a tent in %1"), QT_TRANSLATE_NOOP("AtomText", "Without a tent in %1"),
          QT_TRANSLATE_NOOP("AtomText", "With or without a tent in %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a tent in exactly one of %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a tent in both or neither of %1")},
    Forms{QT_TRANSLATE_N_NOOP("AtomText", "there is a square in %1"),
          QT_TRANSLATE_N_NOOP("AtomText", "there is no square in %1"),
          QT_TRANSLATE_NOOP("AtomText", "Assume a square in %1"),
          QT_TRANSLATE_NOOP("AtomText", "Assume no square in %1"), QT_TRANSLATE_NOOP("AtomText", "With a square in %1"),
          QT_TRANSLATE_NOOP("AtomText", "Without a square in %1"),
          QT_TRANSLATE_NOOP("AtomText", "With or without a square in %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a square in exactly one of %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a square in both or neither of %1")},
    Forms{QT_TRANSLATE_N_NOOP("AtomText", "there is a diamond at %1"),
          QT_TRANSLATE_N_NOOP("AtomText", "there is no diamond at %1"),
          QT_TRANSLATE_NOOP("AtomText", "Assume a diamond at %1"),
          QT_TRANSLATE_NOOP("AtomText", "Assume no diamond at %1"),
          QT_TRANSLATE_NOOP("AtomText", "With a diamond at %1"),
          QT_TRANSLATE_NOOP("AtomText", "Without a diamond at %1"),
          QT_TRANSLATE_NOOP("AtomText", "With or without a diamond at %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a diamond at exactly one of %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a diamond at both or neither of %1")},
    Forms{QT_TRANSLATE_N_NOOP("AtomText", "there is a pin at %1"),
          QT_TRANSLATE_N_NOOP("AtomText", "there is no pin at %1"), QT_TRANSLATE_NOOP("AtomText", "Assume a pin at %1"),
          QT_TRANSLATE_NOOP("AtomText", "Assume no pin at %1"), QT_TRANSLATE_NOOP("AtomText", "With a pin at %1"),
          QT_TRANSLATE_NOOP("AtomText", "Without a pin at %1"),
          QT_TRANSLATE_NOOP("AtomText", "With or without a pin at %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a pin at exactly one of %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a pin at both or neither of %1")},
    Forms{QT_TRANSLATE_N_NOOP("AtomText", "there is a number in %1"),
          QT_TRANSLATE_N_NOOP("AtomText", "there is no number in %1"),
          QT_TRANSLATE_NOOP("AtomText", "Assume a number in %1"),
          QT_TRANSLATE_NOOP("AtomText", "Assume no number in %1"), QT_TRANSLATE_NOOP("AtomText", "With a number in %1"),
          QT_TRANSLATE_NOOP("AtomText", "Without a number in %1"),
          QT_TRANSLATE_NOOP("AtomText", "With or without a number in %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a number in exactly one of %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a number in both or neither of %1")},
    Forms{QT_TRANSLATE_N_NOOP("AtomText", "the line %1 is drawn"),
          QT_TRANSLATE_N_NOOP("AtomText", "the line %1 is not drawn"),
          QT_TRANSLATE_NOOP("AtomText", "Assume a line %1"), QT_TRANSLATE_NOOP("AtomText", "Assume no line %1"),
          QT_TRANSLATE_NOOP("AtomText", "With a line %1"), QT_TRANSLATE_NOOP("AtomText", "Without a line %1"),
          QT_TRANSLATE_NOOP("AtomText", "With or without a line %1"),
          QT_TRANSLATE_NOOP("AtomText", "exactly one of the lines %1 is drawn"),
          QT_TRANSLATE_NOOP("AtomText", "both or neither of the lines %1 are drawn")},
    Forms{QT_TRANSLATE_N_NOOP("AtomText", "there is a line on %1"),
          QT_TRANSLATE_N_NOOP("AtomText", "there is no line on %1"),
          QT_TRANSLATE_NOOP("AtomText", "Assume a line on %1"), QT_TRANSLATE_NOOP("AtomText", "Assume no line on %1"),
          QT_TRANSLATE_NOOP("AtomText", "With a line on %1"), QT_TRANSLATE_NOOP("AtomText", "Without a line on %1"),
          QT_TRANSLATE_NOOP("AtomText", "With or without a line on %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a line on exactly one of %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a line on both or neither of %1")},
    Forms{QT_TRANSLATE_N_NOOP("AtomText", "there is a border on %1"),
          QT_TRANSLATE_N_NOOP("AtomText", "there is no border on %1"),
          QT_TRANSLATE_NOOP("AtomText", "Assume a border on %1"),
          QT_TRANSLATE_NOOP("AtomText", "Assume no border on %1"), QT_TRANSLATE_NOOP("AtomText", "With a border on %1"),
          QT_TRANSLATE_NOOP("AtomText", "Without a border on %1"),
          QT_TRANSLATE_NOOP("AtomText", "With or without a border on %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a border on exactly one of %1"),
          QT_TRANSLATE_NOOP("AtomText", "there is a border on both or neither of %1")},
};

struct AtomWords {
    Q_DECLARE_TR_FUNCTIONS(AtomText)

public:
    /// "%1" stays, for so many places, and "%2" for the numbers of a value.
    static QString statement(const Atom& atom, const Board& board, int count)
    {
        const Speech speech = speechOf(atom.at.layer, board);
        if (speech == Speech::Bridge) {
            const std::array bridges{
                tr("there is no bridge %1", nullptr, count), tr("there is one bridge %1", nullptr, count),
                tr("there are two bridges %1", nullptr, count), tr("there is at least one bridge %1", nullptr, count),
                tr("there is at most one bridge %1", nullptr, count)};
            return bridges[indexOf(bridgesOf(atom))];
        }
        if (speech == Speech::Value) {
            const std::array values{tr("%1 is %2", nullptr, count), tr("%1 is not %2", nullptr, count),
                                    tr("%1 is at least %2", nullptr, count), tr("%1 is at most %2", nullptr, count)};
            return values[indexOf(atom.op)];
        }
        return tr(isOne(atom) ? forms[indexOf(speech)].there : forms[indexOf(speech)].absent, nullptr, count);
    }

    static QString assumption(const Atom& atom, const Board& board)
    {
        const Speech speech = speechOf(atom.at.layer, board);
        if (speech == Speech::Bridge) {
            const std::array bridges{tr("Assume no bridge %1"), tr("Assume one bridge %1"), tr("Assume two bridges %1"),
                                     tr("Assume a bridge %1"), tr("Assume at most one bridge %1")};
            return bridges[indexOf(bridgesOf(atom))];
        }
        if (speech == Speech::Value)
            return valued(atom, board, atom.op == Atom::IsNot ? tr("Assume %1 is not %2") : tr("Assume %1 is %2"));
        return tr(isOne(atom) ? forms[indexOf(speech)].assumed : forms[indexOf(speech)].assumedAbsent);
    }

    static QString supposed(const Atom& atom, const Board& board)
    {
        const Speech speech = speechOf(atom.at.layer, board);
        if (speech == Speech::Bridge) {
            const std::array bridges{tr("Without a bridge %1"), tr("With one bridge %1"), tr("With two bridges %1"),
                                     tr("With a bridge %1"), tr("With at most one bridge %1")};
            return bridges[indexOf(bridgesOf(atom))];
        }
        if (speech == Speech::Value)
            return valued(atom, board, atom.op == Atom::IsNot ? tr("Without %2 in %1") : tr("With %2 in %1"));
        return tr(isOne(atom) ? forms[indexOf(speech)].with : forms[indexOf(speech)].without);
    }

    static QString eitherWay(const Atom& atom, const Board& board)
    {
        const Speech speech = speechOf(atom.at.layer, board);
        if (speech == Speech::Bridge)
            return (atom.op == Atom::AtLeast ? atom.value : atom.value + 1) >= 2 ? tr("With two bridges or fewer %1")
                                                                                 : tr("With or without a bridge %1");
        return speech == Speech::Value ? tr("Whatever is in %1") : tr(forms[indexOf(speech)].eitherWay);
    }

    /// Of two places the same thing.
    static QString related(const Atom& atom, Speech speech)
    {
        return tr(atom.op == Atom::Same ? forms[indexOf(speech)].bothOrNeither : forms[indexOf(speech)].exactlyOne);
    }
    /// Of two places something different.
    static QString related(const Atom& atom, const QString& a, const QString& b)
    {
        return atom.op == Atom::Same ? tr("%1 exactly when %2", "two statements").arg(a, b)
                                     : tr("either %1 or %2", "two statements").arg(a, b);
    }

    static QString separator() { return tr(", "); }
    static QString withLast(const QString& list, const QString& last)
    {
        return tr("%1, and %2", "statements and the last one").arg(list, last);
    }
    static QString more(const QString& list, qsizetype count)
    {
        return tr("%1 … (%2)", "the beginning of a list and how many there are").arg(list).arg(count);
    }

private:
    static bool isOne(const Atom& atom) { return (atom.value == 1) != (atom.op == Atom::IsNot); }
    static QString valued(const Atom& atom, const Board& board, QString form)
    {
        return form.replace(QStringLiteral("%2"), valueText(genreOf(board), atom.at.layer, atom.value));
    }
};

/// The island at the end of the bridge over an edge.
Place islandFrom(Place edge, Dir dir, const Board& board)
{
    Place cell = edge.step(dir, 1);
    while (board.grid().hasCell(cell) && board.at(Layer::Number, cell) == blank)
        cell = cell.step(dir);
    return cell;
}

/// From island to island for a bridge.
Link linkOf(AnswerPlace answer, const Board& board)
{
    if (speechOf(answer.layer, board) != Speech::Bridge)
        return cellsBeside(answer.place);
    const bool isHorizontal = (answer.place.x & 1) == 0; // the edge stands upright between two cells of a row
    const auto [back, forth] = ends(isHorizontal ? Axis::Horizontal : Axis::Vertical);
    return {islandFrom(answer.place, back, board), islandFrom(answer.place, forth, board)};
}

/// Of one layer; where lines and bridges run, with a word before the cells.
QString subjectText(const std::vector<AnswerPlace>& answers, const Board& board)
{
    std::vector<Place> places;
    for (const AnswerPlace& answer : answers)
        places.push_back(answer.place);
    const Speech speech = speechOf(answers.front().layer, board);
    if (speech == Speech::Side || speech == Speech::Border)
        return joinedSides(places, board);
    if (speech != Speech::Line && speech != Speech::Bridge)
        return joinedPlaces(places, board);
    std::vector<Link> links;
    for (const AnswerPlace& answer : answers)
        links.push_back(linkOf(answer, board));
    return joinedLinks(links);
}

QString relationText(const Atom& atom, const Board& board)
{
    const Speech speech = speechOf(atom.at.layer, board);
    const bool isPlain = atom.value == 1 && atom.otherValue == 1 && speech != Speech::Value && speech != Speech::Bridge
                         && speechOf(atom.other.layer, board) == speech;
    if (isPlain)
        return AtomWords::related(atom, speech).arg(subjectText({atom.at, atom.other}, board));
    const auto part = [&](AnswerPlace at, int value) {
        const bool isBridge = speechOf(at.layer, board) == Speech::Bridge;
        return atomText(Atom{.op = isBridge ? Atom::AtLeast : Atom::Is, .at = at, .value = value}, board);
    };
    return AtomWords::related(atom, part(atom.at, atom.value), part(atom.other, atom.otherValue));
}

/// What is said of several places, or of one place with several values.
struct Statement {
    Atom first;
    QString form; ///< with places to fill, of one place
    std::vector<AnswerPlace> places;
    QStringList values; ///< of a choice
};

QString statementText(const Statement& statement, const Board& board)
{
    if (statement.first.isRelation())
        return statement.form;
    const int count = static_cast<int>(statement.places.size());
    return AtomWords::statement(statement.first, board, count)
        .replace(QStringLiteral("%2"), joinedValues(statement.values))
        .arg(subjectText(statement.places, board));
}

/// What the same places are not is one statement.
void joinValues(std::vector<Statement>& statements)
{
    std::vector<Statement> joined;
    for (Statement& next : statements) {
        const bool isDenial = next.first.op == Atom::IsNot && !next.values.isEmpty();
        const auto known = std::ranges::find_if(
            joined, [&](const Statement& s) { return isDenial && s.form == next.form && s.places == next.places; });
        if (known == joined.end())
            joined.push_back(std::move(next));
        else
            known->values << next.values;
    }
    statements = std::move(joined);
}

/// Atoms that say the same of different places are one statement, and so are values that the same places do not have.
std::vector<Statement> statementsOf(const std::vector<Atom>& atoms, const Board& board)
{
    std::vector<Statement> statements;
    for (const Atom& atom : atoms) {
        Statement next{.first = atom, .form = {}, .places = {}, .values = {}};
        next.form = atom.isRelation() ? relationText(atom, board) : AtomWords::statement(atom, board, 1);
        if (isChoice(atom.at.layer))
            next.values << valueText(genreOf(board), atom.at.layer, atom.value);
        auto known = std::ranges::find_if(
            statements, [&](const Statement& s) { return s.form == next.form && s.values == next.values; });
        if (known == statements.end())
            known = statements.insert(statements.end(), std::move(next));
        known->places.push_back(atom.at);
    }
    joinValues(statements);
    return statements;
}

} // namespace

QString atomText(const Atom& atom, const Board& board)
{
    return atomsText({atom}, board);
}

QString atomsText(const std::vector<Atom>& atoms, const Board& board)
{
    const std::vector<Statement> statements = statementsOf(atoms, board);
    QStringList texts;
    qsizetype relations = 0;
    for (const Statement& statement : statements) {
        relations += statement.first.isRelation() ? 1 : 0;
        if (texts.size() == mostStatements || relations > mostRelations)
            return AtomWords::more(texts.join(AtomWords::separator()), static_cast<qsizetype>(statements.size()));
        texts << statementText(statement, board);
    }
    if (texts.size() < 2)
        return texts.join(QString());
    const QString last = texts.takeLast();
    return AtomWords::withLast(texts.join(AtomWords::separator()), last);
}

QString assumptionText(const Atom& hypothesis, const Board& board)
{
    return AtomWords::assumption(hypothesis, board).arg(subjectText({hypothesis.at}, board));
}

QString supposedText(const Atom& hypothesis, const Board& board)
{
    return AtomWords::supposed(hypothesis, board).arg(subjectText({hypothesis.at}, board));
}

QString eitherWayText(const Atom& hypothesis, const Board& board)
{
    return AtomWords::eitherWay(hypothesis, board).arg(subjectText({hypothesis.at}, board));
}

} // namespace tokisuji
