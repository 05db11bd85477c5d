#include "engine/rules/judge.h"

#include "engine/board/flood.h"
#include "engine/board/terrain.h"
#include "engine/rules/answer_atoms.h"
#include "engine/rules/helpers.h"
#include "engine/rules/judge/readers.h"
#include "engine/rules/literals.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily strayMark{.id = "stray-mark",
                               .name = {"marks only where they are allowed", "印は入るところだけ"},
                               .broken = {"A mark is where none is allowed", "置けない場所に印があります"}};

} // namespace family

namespace {

/// The value that all places of an answer carry; empty where they disagree.
std::optional<int> markOf(const Answer& answer, const Board& board)
{
    const int first = board.at(answer.layer, answer.places.front());
    const bool even = std::ranges::all_of(answer.places, [&](Place p) { return board.at(answer.layer, p) == first; });
    return even ? std::optional(first) : std::nullopt;
}

/// Does the answer have this value? Blank is one of them.
bool canHold(const Answer& answer, int value)
{
    return value == blank || (value >= answer.lo && (value <= answer.hi || answer.orMore));
}

/// Sets the atoms of an answer to a value that it can hold.
void assign(const Answer& answer, int value, std::vector<bool>& truth)
{
    const auto atom = [&](int offset) { return truth[static_cast<std::size_t>(answer.atom + offset)]; };
    switch (answer.code) {
    case Answer::Boolean:
        atom(0) = value == 1;
        break;
    case Answer::AtLeast:
        for (int v = answer.lo + 1; v <= answer.hi; ++v)
            atom(v - answer.lo - 1) = value >= v;
        break;
    case Answer::Direct:
        for (int v = answer.lo; v <= answer.hi; ++v)
            atom(v - answer.lo) = value == v || (v == answer.hi && answer.orMore && value > v);
        break;
    }
}

/// For each atom its answer, or -1.
std::vector<int> answerOfAtoms(const Rules& r)
{
    std::vector<int> of(static_cast<std::size_t>(r.atomCount()), -1);
    const auto& answers = r.answers();
    for (std::size_t i = 0; i < answers.size(); ++i)
        for (const int atom : atomsOf(answers[i]))
            of[static_cast<std::size_t>(atom)] = static_cast<int>(i);
    return of;
}

/// Places of the answers that a local primitive speaks of.
std::vector<Place> answerPlaces(const Rules& r, const Primitive& primitive, const std::vector<int>& answerOf)
{
    std::vector<Place> places;
    visitLiterals(primitive, [&](Lit l) {
        if (const int answer = answerOf[static_cast<std::size_t>(l.atom())]; answer >= 0)
            for (const Place p : r.answers()[static_cast<std::size_t>(answer)].places)
                places.push_back(p);
    });
    return places;
}

std::vector<Place> witness(const Rules& r, const Instance& i, const Assignment& a, const std::vector<int>& answerOf)
{
    std::vector<Place> places = std::visit(
        [&]<class P>(const P& primitive) {
            if constexpr (P::isLocal && !requires { judging::witness(primitive, a); })
                return answerPlaces(r, i.says, answerOf);
            else
                return judging::witness(primitive, a);
        },
        i.says);
    if (i.anchor != wholeBoard)
        places.push_back(i.anchor);
    std::ranges::sort(places);
    const auto rest = std::ranges::unique(places);
    places.erase(rest.begin(), rest.end());
    return places;
}

int numberAt(const Board& board, Place cell)
{
    const int given = board.at(Layer::Number, cell);
    return given > 0 ? given : board.at(Layer::Digit, cell);
}

/// May a mark stand where no answer is? Under a clue nobody looks at it. The sides of holes are borders anyway; and
/// where borders are only a help, they may part different numbers.
bool isHarmless(const Board& board, Layer layer, Place place, bool isHelper)
{
    if (layer != Layer::Border)
        return isCell(place) && board.at(Layer::Number, place) != blank;
    const auto [one, other] = cellsBeside(place);
    if (!board.grid().isInner(place) || isHole(board, one) || isHole(board, other))
        return board.grid().isInner(place);
    return isHelper && numberAt(board, one) != numberAt(board, other);
}

/// Is a border the only one at one of its ends? The frame and the sides of holes are borders too.
bool hasDeadEnd(const Board& board)
{
    const auto isBorder = [&](Place edge) {
        const auto [one, other] = cellsBeside(edge);
        return !board.grid().isInner(edge) || board.at(Layer::Border, edge) == 1 || isHole(board, one)
               || isHole(board, other);
    };
    const auto isLoneEnd = [&](Place point) {
        return std::ranges::count_if(directions, [&](Dir d) { return isBorder(point.step(d, 1)); }) == 1;
    };
    const Size size = board.size();
    for (int row = 1; row < size.height; ++row)
        for (int column = 1; column < size.width; ++column)
            if (isLoneEnd(vertexAt(column, row)))
                return true;
    return false;
}

/// A border with the same region on both sides is no border of a division: the rules have none, so that each division
/// is one answer. What is drawn may have them all the same, as in pzpr, if they end at other borders: say from an
/// island to the rim of the region round it. Where the page says so they may end anywhere.
bool isHarmlessStray(const Instance& i, const Assignment& a, const Board& board)
{
    if (i.role() == Role::LooseBorder)
        return true;
    const auto* pairs = i.find<SeedPairs>();
    const bool isAboutStrays = i.role() == Role::TightBorder || (pairs != nullptr && judging::holdsLoosely(*pairs, a));
    return isAboutStrays && !hasDeadEnd(board);
}

} // namespace

Assignment::Assignment(const Rules& r, const Board& board) : m_true(static_cast<std::size_t>(r.atomCount()))
{
    constexpr int none = 0; // what a blank place counts as, where that is a value
    for (const Answer& answer : r.answers())
        if (const auto value = markOf(answer, board); value && canHold(answer, *value))
            assign(answer, std::max(*value, none), m_true);
    computeHelpers(r);
}

Assignment::Assignment(const Rules& r, std::vector<bool> answers) : m_true(std::move(answers))
{
    m_true.resize(static_cast<std::size_t>(r.atomCount()));
    computeHelpers(r);
}

void Assignment::computeHelpers(const Rules& r)
{
    m_true[0] = true;
    const auto isTrue = [&](Lit l) { return (*this)[l]; };
    const auto define = [&](const Definition& d) {
        const auto atom = static_cast<std::size_t>(d.atom);
        switch (d.op) {
        case Definition::And:
            m_true[atom] = std::ranges::all_of(d.operands, isTrue);
            break;
        case Definition::Or:
            m_true[atom] = std::ranges::any_of(d.operands, isTrue);
            break;
        case Definition::Xor:
            m_true[atom] = isTrue(d.operands[0]) != isTrue(d.operands[1]);
            break;
        }
    };
    eachHelper(r, define, [&](const Territory& territory) {
        for (const std::size_t i : judging::reachedCells(territory, *this))
            m_true[static_cast<std::size_t>(territory.reached(i).atom())] = true;
    });
}

std::optional<int> valueOf(const Answer& answer, const Assignment& a)
{
    switch (answer.code) {
    case Answer::Boolean:
        return a[Lit::of(answer.atom)] ? 1 : 0;
    case Answer::AtLeast: {
        int value = answer.lo;
        while (value < answer.hi && a[Lit::of(answer.atom + value - answer.lo)])
            ++value;
        return value;
    }
    case Answer::Direct: {
        std::optional<int> found;
        for (int v = answer.lo; v <= answer.hi; ++v)
            if (a[Lit::of(answer.atom + v - answer.lo)]) {
                if (found)
                    return std::nullopt;
                found = v;
            }
        return found;
    }
    }
    return std::nullopt;
}

std::vector<Place> strayMarks(const Rules& r, const Board& board)
{
    std::vector<Place> stray;
    std::array<std::vector<char>, layerCount> covered;
    for (const Answer& answer : r.answers()) {
        auto& marks = covered[static_cast<std::size_t>(answer.layer)];
        marks.resize(board.values(answer.layer).size());
        for (const Place p : answer.places)
            marks[static_cast<std::size_t>(board.grid().index(placesOf(answer.layer), p))] = 1;
        const auto value = markOf(answer, board);
        const bool drawn = std::ranges::any_of(answer.places, [&](Place p) { return board.at(answer.layer, p) > 0; });
        if (value ? !canHold(answer, *value) : drawn)
            stray.insert(stray.end(), answer.places.begin(), answer.places.end());
    }
    for (const Layer layer : {Layer::Line, Layer::Shade, Layer::Digit, Layer::Border, Layer::Symbol, Layer::Bar,
                              Layer::Corner, Layer::Point}) {
        const auto values = board.values(layer);
        const auto& marks = covered[static_cast<std::size_t>(layer)];
        for (std::size_t i = 0; i < values.size(); ++i) {
            const Place p = board.grid().place(placesOf(layer), static_cast<int>(i));
            if (values[i] > 0 && (marks.empty() || marks[i] == 0) && !isHarmless(board, layer, p, marks.empty()))
                stray.push_back(p);
        }
    }
    std::ranges::sort(stray);
    return stray;
}

bool holds(const Instance& i, const Assignment& a)
{
    return !a[i.guard] || std::visit([&](const auto& primitive) { return judging::holds(primitive, a); }, i.says);
}

std::vector<Broken> judge(const Rules& r, const Board& board)
{
    std::vector<Broken> broken;
    if (auto stray = strayMarks(r, board); !stray.empty())
        broken.push_back({&family::strayMark, stray.front(), std::move(stray)});
    const Assignment a(r, board);
    const std::vector<int> answerOf = answerOfAtoms(r);
    for (const bool local : {true, false})
        for (const Instance& i : r.instances())
            if (i.isLocal() == local && !holds(i, a) && !isHarmlessStray(i, a, board))
                broken.push_back({i.family, i.anchor, witness(r, i, a, answerOf)});
    return broken;
}

bool isRight(const Rules& r, const Board& board)
{
    const Assignment a(r, board);
    const auto areKept = [&](bool local) {
        return std::ranges::all_of(r.instances(), [&](const Instance& i) {
            return i.isLocal() != local || holds(i, a) || isHarmlessStray(i, a, board);
        });
    };
    return areKept(true) && areKept(false) && strayMarks(r, board).empty();
}

Board withAnswers(const Rules& r, const Board& board, const Assignment& a)
{
    Board filled = board.withoutMarks();
    for (const Answer& answer : r.answers())
        for (const Place p : answer.places)
            filled.set(answer.layer, p, valueOf(answer, a).value_or(blank));
    tellMore(r, filled);
    return filled;
}

bool saysMore(const Rules& r, const Board& filled)
{
    return std::ranges::any_of(r.answers(), [&](const Answer& answer) {
        return answer.orMore && filled.at(answer.layer, answer.places.front()) >= answer.hi;
    });
}

void tellMore(const Rules& r, Board& filled)
{
    if (!saysMore(r, filled))
        return;
    std::map<Layer, PlaceMap<char>> more;
    for (const Answer& answer : r.answers())
        if (const Place p = answer.places.front(); answer.orMore && filled.at(answer.layer, p) >= answer.hi)
            more.try_emplace(answer.layer, filled.grid()).first->second[p] = 1;
    for (auto& [layer, cells] : more)
        for (const Place start : filled.grid().cells()) {
            if (cells[start] != 1)
                continue;
            const std::vector<Place> area =
                flood(filled.grid(), start, [&](Place, Place to) { return cells[to] == 1; });
            for (const Place c : area) {
                filled.set(layer, c, static_cast<int>(area.size()));
                cells[c] = 2;
            }
        }
}

} // namespace tokisuji
