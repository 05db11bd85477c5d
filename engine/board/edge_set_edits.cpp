// Every edit is the difference of two boards: the one before, and one that is laid out again from looks (what is seen
// in each cell) on the set that it then has.
#include "engine/board/edge_set_edits.h"

#include "engine/util/random.h"

#include <algorithm>
#include <numeric>

namespace tokisuji {

namespace {

constexpr int nowhere = -1;

/// How the pieces in the cells look, by Grid::index.
using Looks = std::vector<std::optional<EdgePiece>>;

std::size_t indexOf(const Board& board, Place cell)
{
    return board.grid().cellIndex(cell);
}

bool hasPiece(const EdgeSet& set, int number)
{
    return number >= 0 && number < std::ssize(set.pieces());
}

/// The piece that is pinned to a cell; nowhere where there is none.
int pinAt(const EdgeSet& set, const Board& board, Place cell)
{
    const int pin = board.at(Layer::Number, cell);
    return hasPiece(set, pin) ? pin : nowhere;
}

Looks looksOf(const EdgeSet& set, const Board& board)
{
    Looks looks;
    for (const Place cell : board.grid().cells()) {
        const EdgeSet::Kind* kind = pieceAt(set, board, cell);
        looks.push_back(kind == nullptr ? std::nullopt : std::optional(kind->sides));
    }
    return looks;
}

/// The same board with another set: what lies on it keeps its look, as far as the set has such a piece.
Board relaid(const Board& board, const EdgeSet& set, const Looks& looks)
{
    Board changed = board;
    changed.setSetup(toText(set.pieces()));
    std::string flags = board.flags();
    std::erase(flags, freePieces);
    changed.setFlags(set.isFree() ? flags + freePieces : flags);
    for (const Place cell : board.grid().cells()) {
        const auto& look = looks[indexOf(board, cell)];
        const auto kind = look ? set.kindOf(*look) : std::nullopt;
        changed.set(Layer::Digit, cell, kind ? *kind + 1 : blank);
    }
    return changed;
}

Edit setMarks(const Board& board, std::initializer_list<std::pair<Place, int>> marks)
{
    EditBuilder edit(board);
    for (const auto& [cell, value] : marks)
        edit.set(Layer::Digit, cell, value);
    return edit.edit();
}

/// Which piece lies or, where none does, is pinned in each cell.
std::vector<int> piecesShown(const EdgeSet& set, const Board& board)
{
    std::vector<int> shown = piecesLaid(set, board);
    for (const Place cell : board.grid().cells())
        if (int& number = shown[indexOf(board, cell)]; number == nowhere && pieceAt(set, board, cell) == nullptr)
            number = pinAt(set, board, cell);
    return shown;
}

/// How a piece must be turned to look so.
int turnsTo(const EdgePiece& given, const EdgePiece& look)
{
    int turns = 0;
    while (turns < 3 && given.turned(turns) != look)
        ++turns;
    return turns;
}

/// A board's pieces while sides of them change.
struct Recolouring {
    std::vector<EdgePiece> pieces;
    Looks looks;

    void colour(std::size_t cell, int number, const EdgePiece& shown, Dir side, int colour)
    {
        EdgePiece& given = pieces[static_cast<std::size_t>(number)];
        const int turns = turnsTo(given, shown);
        EdgePiece look = shown;
        look.set(side, colour);
        given = look.turned((4 - turns) % 4);
        if (looks[cell])
            looks[cell] = look;
    }
};

bool isPinnedAway(const EdgeSet& set, const Board& board, Place cell, int value)
{
    if (value == blank)
        return pinAt(set, board, cell) != nowhere;
    return !mayLie(set, board, cell, value - 1);
}

/// Another cell from where a piece of this form can be taken.
std::optional<Place> donor(const EdgeSet& set, const Board& board, int form, Place taker)
{
    for (const Place cell : board.grid().cells())
        if (const auto* kind = pieceAt(set, board, cell);
            kind != nullptr && kind->piece == form && cell != taker && pinAt(set, board, cell) == nowhere)
            return cell;
    return std::nullopt;
}

} // namespace

std::vector<int> piecesLaid(const EdgeSet& set, const Board& board)
{
    std::vector<int> numbers(static_cast<std::size_t>(board.size().cells()), nowhere);
    std::vector<bool> used(set.pieces().size());
    std::vector<bool> kept(set.pieces().size()); // for their pins
    for (const Place cell : board.grid().cells()) {
        const int pin = pinAt(set, board, cell);
        if (pin == nowhere)
            continue;
        kept[static_cast<std::size_t>(pin)] = true;
        const auto* kind = pieceAt(set, board, cell);
        if (kind != nullptr && kind->piece == set.formOf(pin) && !used[static_cast<std::size_t>(pin)]) {
            numbers[indexOf(board, cell)] = pin;
            used[static_cast<std::size_t>(pin)] = true;
        }
    }
    const auto take = [&](int form, bool alsoKept) {
        for (int piece = form; piece < std::ssize(set.pieces()); ++piece) {
            const auto i = static_cast<std::size_t>(piece);
            if (set.formOf(piece) == form && !used[i] && (alsoKept || !kept[i])) {
                used[i] = true;
                return piece;
            }
        }
        return nowhere;
    };
    for (const Place cell : board.grid().cells()) {
        int& number = numbers[indexOf(board, cell)];
        const auto* kind = pieceAt(set, board, cell);
        if (kind == nullptr || number != nowhere)
            continue;
        number = take(kind->piece, false);
        if (number == nowhere)
            number = take(kind->piece, true);
    }
    return numbers;
}

std::vector<SparePieces> sparePieces(const EdgeSet& set, const Board& board)
{
    std::vector<bool> used(set.pieces().size());
    for (const int number : piecesShown(set, board))
        if (number != nowhere)
            used[static_cast<std::size_t>(number)] = true;
    std::vector<SparePieces> spare;
    for (int kind = 0; kind < std::ssize(set.kinds()); ++kind) {
        const EdgeSet::Kind& each = set.kinds()[static_cast<std::size_t>(kind)];
        if (each.turns != 0)
            continue;
        SparePieces same{kind, {}};
        for (int piece = each.piece; piece < std::ssize(set.pieces()); ++piece)
            if (set.formOf(piece) == each.piece && !used[static_cast<std::size_t>(piece)])
                same.numbers.push_back(piece);
        if (!same.numbers.empty())
            spare.push_back(std::move(same));
    }
    return spare;
}

bool mayLie(const EdgeSet& set, const Board& board, Place cell, int kind)
{
    const int pin = pinAt(set, board, cell);
    return pin == nowhere || set.formOf(pin) == set.kinds()[static_cast<std::size_t>(kind)].piece;
}

std::optional<EdgePiece> shownPiece(const EdgeSet& set, const Board& board, Place cell)
{
    if (const EdgeSet::Kind* kind = pieceAt(set, board, cell))
        return kind->sides;
    const int pin = pinAt(set, board, cell);
    return pin == nowhere ? std::nullopt : std::optional(set.pieces()[static_cast<std::size_t>(pin)]);
}

Edit placed(const Board& board, Place cell, int kind)
{
    const EdgeSet set = edgeSetOf(board);
    if (kind < 0 || kind >= std::ssize(set.kinds()) || !mayLie(set, board, cell, kind))
        return {};
    const int form = set.kinds()[static_cast<std::size_t>(kind)].piece;
    const auto* before = pieceAt(set, board, cell);
    const bool isHere =
        (before != nullptr && before->piece == form) || (before == nullptr && pinAt(set, board, cell) != nowhere);
    const auto spare = sparePieces(set, board);
    const bool isSpare = std::ranges::any_of(
        spare, [&](const SparePieces& s) { return set.kinds()[static_cast<std::size_t>(s.kind)].piece == form; });
    if (isHere || isSpare)
        return setMarks(board, {{cell, kind + 1}});
    const auto from = donor(set, board, form, cell);
    return from ? setMarks(board, {{*from, blank}, {cell, kind + 1}}) : Edit{};
}

Edit takenOff(const Board& board, Place cell)
{
    return setMarks(board, {{cell, blank}});
}

Edit swapped(const Board& board, Place a, Place b)
{
    const EdgeSet set = edgeSetOf(board);
    const int inA = board.at(Layer::Digit, a);
    const int inB = board.at(Layer::Digit, b);
    if (a == b || isPinnedAway(set, board, a, inB) || isPinnedAway(set, board, b, inA))
        return {};
    return setMarks(board, {{a, inB}, {b, inA}});
}

Edit turnedAt(const Board& board, Place cell, int quarters)
{
    const EdgeSet set = edgeSetOf(board);
    const auto shown = shownPiece(set, board, cell);
    if (!set.isFree() || !shown)
        return {};
    const auto kind = set.kindOf(shown->turned(((quarters % 4) + 4) % 4));
    return kind ? setMarks(board, {{cell, *kind + 1}}) : Edit{};
}

Edit pinToggled(const Board& board, Place cell)
{
    const EdgeSet set = edgeSetOf(board);
    EditBuilder edit(board);
    if (board.at(Layer::Number, cell) != blank) {
        const auto shown = shownPiece(set, board, cell);
        const auto kind = shown ? set.kindOf(*shown) : std::nullopt;
        edit.set(Layer::Digit, cell, kind ? *kind + 1 : blank);
        edit.set(Layer::Number, cell, blank);
    } else if (const int number = piecesLaid(set, board)[indexOf(board, cell)]; number != nowhere) {
        for (const Place other : board.grid().cells())
            if (board.at(Layer::Number, other) == number)
                edit.set(Layer::Number, other, blank); // it cannot lie there, too
        edit.set(Layer::Number, cell, number);
    }
    return edit.edit();
}

Edit withSide(const Board& board, Place cell, Dir side, int colour, SideScope scope)
{
    const EdgeSet set = edgeSetOf(board);
    const Place next = cell.step(side);
    const bool isJoint = board.grid().hasCell(next);
    const auto shown = shownPiece(set, board, cell);
    const std::vector<int> numbers = piecesShown(set, board);
    if (!shown || numbers[indexOf(board, cell)] == nowhere || (isJoint && colour == borderColour) || colour < 0
        || colour >= mostEdgeColours)
        return {};
    Recolouring change{set.pieces(), looksOf(set, board)};
    change.colour(indexOf(board, cell), numbers[indexOf(board, cell)], *shown, side, isJoint ? colour : borderColour);
    const auto beside = isJoint && scope == SideScope::Joint ? shownPiece(set, board, next) : std::nullopt;
    if (beside && numbers[indexOf(board, next)] != nowhere)
        change.colour(indexOf(board, next), numbers[indexOf(board, next)], *beside, opposite(side), colour);
    return difference(board, relaid(board, {std::move(change.pieces), set.isFree()}, change.looks));
}

Edit shuffled(const Board& board, std::uint64_t seed)
{
    const EdgeSet set = edgeSetOf(board);
    Random random(seed);
    std::vector<int> order(set.pieces().size()); // by new number
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    std::vector<EdgePiece> pieces;
    for (const int old : order)
        pieces.push_back(set.pieces()[static_cast<std::size_t>(old)].turned(set.isFree() ? random.below(4) : 0));
    Looks looks = looksOf(set, board);
    Board pinned = board;
    for (const Place cell : board.grid().cells()) {
        const int pin = pinAt(set, board, cell);
        if (pin == nowhere)
            looks[indexOf(board, cell)].reset();
        else
            pinned.set(Layer::Number, cell, static_cast<int>(std::ranges::find(order, pin) - order.begin()));
    }
    return difference(board, relaid(pinned, {std::move(pieces), set.isFree()}, looks));
}

Edit madeFree(const Board& board, bool free)
{
    const EdgeSet set = edgeSetOf(board);
    const Looks looks = looksOf(set, board);
    std::vector<EdgePiece> pieces = set.pieces();
    const std::vector<int> numbers = piecesLaid(set, board);
    for (std::size_t i = 0; i < looks.size(); ++i)
        if (!free && looks[i] && numbers[i] != nowhere)
            pieces[static_cast<std::size_t>(numbers[i])] = *looks[i];
    return difference(board, relaid(board, {std::move(pieces), free}, looks));
}

} // namespace tokisuji
