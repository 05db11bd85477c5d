#include "engine/board/bank.h"

#include "engine/board/flood.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace tokisuji {

namespace {

constexpr int sideBase = 36;
constexpr int bitsInCharacter = 5;

int digit(char c, int base)
{
    const int value = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'z' ? c - 'a' + 10 : base;
    return value < base ? value : -1;
}

char character(int value)
{
    return static_cast<char>(value < 10 ? '0' + value : 'a' + value - 10);
}

/// The piece turned by a quarter to the right.
BankPiece turned(const BankPiece& piece)
{
    BankPiece image{{piece.box.height, piece.box.width}, {}};
    for (int y = 0; y < image.box.height; ++y)
        for (int x = 0; x < image.box.width; ++x)
            image.filled.push_back(piece.at(y, piece.box.height - 1 - x));
    return image;
}

BankPiece mirrored(const BankPiece& piece)
{
    BankPiece image{piece.box, {}};
    for (int y = 0; y < image.box.height; ++y)
        for (int x = 0; x < image.box.width; ++x)
            image.filled.push_back(piece.at(piece.box.width - 1 - x, y));
    return image;
}

std::vector<std::string_view> split(std::string_view text)
{
    std::vector<std::string_view> fields;
    for (std::size_t end; (end = text.find('/')) != std::string_view::npos; text.remove_prefix(end + 1))
        fields.push_back(text.substr(0, end));
    fields.push_back(text);
    return fields;
}

template <class Texts>
std::optional<Bank> parseBankPieces(const Texts& texts)
{
    Bank bank;
    for (const std::string_view text : texts) {
        auto piece = parseBankPiece(text);
        if (!piece)
            return std::nullopt;
        bank.push_back(std::move(*piece));
    }
    return bank;
}

} // namespace

std::vector<Place> BankPiece::cells() const
{
    std::vector<Place> found;
    for (int y = 0; y < box.height; ++y)
        for (int x = 0; x < box.width; ++x)
            if (at(x, y))
                found.push_back(cellAt(x, y));
    return found;
}

BankPiece bankPieceOf(std::span<const Place> cells)
{
    const auto [left, right] = std::ranges::minmax(cells, {}, column);
    const auto [top, bottom] = std::ranges::minmax(cells, {}, row);
    BankPiece piece{{column(right) - column(left) + 1, row(bottom) - row(top) + 1}, {}};
    piece.filled.resize(static_cast<std::size_t>(piece.box.cells()));
    for (const Place c : cells)
        piece.filled[static_cast<std::size_t>((row(c) - row(top)) * piece.box.width + column(c) - column(left))] = true;
    return piece;
}

bool isPolyomino(const BankPiece& piece)
{
    const std::vector<Place> cells = piece.cells();
    if (cells.empty() || bankPieceOf(cells) != piece)
        return false;
    std::vector<Place> reached{cells.front()};
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const Dir d : directions) {
            const Place next = reached[i].step(d);
            if (std::ranges::binary_search(cells, next) && std::ranges::find(reached, next) == reached.end())
                reached.push_back(next);
        }
    return reached.size() == cells.size();
}

std::vector<BankPiece> turnings(const BankPiece& piece)
{
    std::vector<BankPiece> forms;
    for (BankPiece form : {piece, mirrored(piece)})
        for (int quarter = 0; quarter < 4; ++quarter) {
            forms.push_back(form);
            form = turned(form);
        }
    std::ranges::sort(forms);
    const auto repeated = std::ranges::unique(forms);
    forms.erase(repeated.begin(), repeated.end());
    return forms;
}

std::optional<BankPiece> parseBankPiece(std::string_view text)
{
    if (text.size() < 3)
        return std::nullopt;
    BankPiece piece{{digit(text[0], sideBase), digit(text[1], sideBase)}, {}};
    if (piece.box.width < 1 || piece.box.height < 1)
        return std::nullopt;
    for (const char c : text.substr(2)) {
        const int bits = digit(c, 1 << bitsInCharacter);
        if (bits < 0)
            return std::nullopt;
        for (int bit = bitsInCharacter - 1; bit >= 0; --bit)
            piece.filled.push_back((bits >> bit & 1) != 0);
    }
    piece.filled.resize(static_cast<std::size_t>(piece.box.cells())); // zeros at the end are left out
    return piece;
}

std::string toText(const BankPiece& piece)
{
    std::string text{character(piece.box.width), character(piece.box.height)};
    for (std::size_t i = 0; i < piece.filled.size(); i += bitsInCharacter) {
        int bits = 0;
        for (std::size_t k = i; k < i + bitsInCharacter; ++k)
            bits = bits * 2 + (k < piece.filled.size() && piece.filled[k] ? 1 : 0);
        text += character(bits);
    }
    while (text.size() > 3 && text.back() == '0')
        text.pop_back();
    return text;
}

std::span<const BankPreset> bankPresets()
{
    static const std::array<BankPreset, 7> presets{{
        {'p', {"337k", "15v", "24as", "24bo", "23fg", "337i", "23rg", "334u", "335s", "33bk", "24bk", "337o"}},
        {'t', {"14u", "23bg", "22u", "23f", "23eg"}},
        {'d', {"14u", "14u", "23bg", "23bg", "22u", "22u", "23f", "23f", "23eg", "23eg"}},
        {'z', {}},
        {'C', {"11g", "11g", "11g", "21o", "21o", "31s"}},
        {'D', {"11g", "11g", "11g", "11g", "21o", "21o", "21o", "31s", "31s", "41u"}},
        {'E',
         {"11g", "11g", "11g", "11g", "11g", "21o", "21o", "21o", "21o", "31s", "31s", "31s", "41u", "41u", "51v"}},
    }};
    return presets;
}

std::optional<Bank> parseBank(std::string_view setup)
{
    for (const BankPreset& preset : bankPresets())
        if (setup.size() == 1 && setup.front() == preset.letter)
            return parseBankPieces(preset.pieces);
    std::vector<std::string_view> fields = split(setup);
    std::size_t count = 0;
    const auto [end, error] = std::from_chars(fields[0].data(), fields[0].data() + fields[0].size(), count);
    if (error != std::errc() || end != fields[0].data() + fields[0].size() || fields.size() != count + 1)
        return std::nullopt;
    fields.erase(fields.begin());
    return parseBankPieces(fields);
}

namespace {

bool isCapital(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}

/// Has the preset a letter beside the others, or does that name another one?
bool isNamed(const BankPreset& preset, BankLetters letters)
{
    const bool hasTwin = std::ranges::any_of(bankPresets(), [&](const BankPreset& p) {
        return isCapital(p.letter) && p.letter - 'A' + 'a' == preset.letter;
    });
    return letters == BankLetters::Fleets ? !hasTwin : !isCapital(preset.letter);
}

} // namespace

std::optional<std::string> setupOfBank(std::string text, BankLetters letters)
{
    if (text.size() == 1 && isCapital(text.front()))
        return std::nullopt;
    if (letters == BankLetters::Fleets && text.size() == 1)
        for (const BankPreset& preset : bankPresets())
            if (isCapital(preset.letter) && preset.letter - 'A' + 'a' == text.front())
                text = preset.letter;
    const auto bank = parseBank(text);
    return bank ? std::optional(toText(*bank, letters)) : std::nullopt;
}

std::string bankText(std::string setup)
{
    if (setup.size() == 1 && isCapital(setup.front()))
        setup.front() = static_cast<char>(setup.front() - 'A' + 'a');
    return setup;
}

std::string toText(const Bank& bank, BankLetters letters)
{
    for (const BankPreset& preset : bankPresets())
        if (isNamed(preset, letters) && parseBankPieces(preset.pieces) == bank)
            return std::string(1, preset.letter);
    std::string text = std::to_string(bank.size());
    for (const BankPiece& piece : bank)
        text += '/' + toText(piece);
    return text;
}

std::vector<PieceCount> counted(const Bank& bank)
{
    std::vector<PieceCount> found;
    for (const BankPiece& piece : bank) {
        const BankPiece form = turnings(piece).front();
        const auto known = std::ranges::find(found, form, &PieceCount::piece);
        if (known == found.end())
            found.push_back({form, 1});
        else
            ++known->count;
    }
    return found;
}

Bank bankOf(const Board& board)
{
    return parseBank(board.setup()).value_or(Bank{});
}

namespace {

/// Given parts of ships are shaded by themselves: all of them where numbers outside count them, else those that are
/// only said to be there.
bool isGivenShip(const Board& board, Place cell)
{
    if (board.signTurn() != SignTurn::Ships)
        return false;
    const int part = board.at(Layer::Number, cell);
    return part == question || (part > 0 && board.has(Layer::Outside));
}

} // namespace

Bank shadedPieces(const Board& board)
{
    const Grid& grid = board.grid();
    const auto isShaded = [&](Place c) { return board.at(Layer::Shade, c) == 1 || isGivenShip(board, c); };
    PlaceMap<char> seen(grid);
    Bank found;
    for (const Place c : grid.cells()) {
        if (!isShaded(c) || seen[c] != 0)
            continue;
        const std::vector<Place> cells = flood(grid, c, [&](Place from, Place to) {
            const Place edge{static_cast<std::int16_t>((from.x + to.x) / 2),
                             static_cast<std::int16_t>((from.y + to.y) / 2)};
            return isShaded(to) && !(board.has(Layer::Room) && board.at(Layer::Room, edge) == 1);
        });
        for (const Place each : cells)
            seen[each] = 1;
        found.push_back(bankPieceOf(cells));
    }
    return found;
}

std::vector<bool> usedPieces(const Board& board)
{
    std::map<BankPiece, int> standing;
    for (const BankPiece& piece : shadedPieces(board))
        ++standing[turnings(piece).front()];
    std::vector<bool> used;
    for (const BankPiece& piece : bankOf(board)) {
        int& left = standing[turnings(piece).front()];
        used.push_back(left > 0);
        left -= left > 0 ? 1 : 0;
    }
    return used;
}

} // namespace tokisuji
