// Number list (tapa): up to four numbers per cell, 0 for "?". One number is a digit, several are packed into two
// characters in base 36.
#include "engine/board/number_list.h"
#include "engine/formats/url/lists.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace url_number_list {
namespace {

constexpr int base = 36;
constexpr int largestAlone = 8;
constexpr char fourOnes = '9';

/// Lists of one length are numbers in some base, from `first` on.
struct Packing {
    std::size_t length;
    int first;
    int base;
    [[nodiscard]] int end() const
    {
        int count = 1;
        for (std::size_t i = 0; i < length; ++i)
            count *= base;
        return first + count;
    }
};
constexpr std::array packings{Packing{2, 360, 6}, Packing{3, 396, 4}, Packing{4, 460, 2}};

std::optional<Error> setList(ClueSetter& clues, Place cell, const std::vector<int>& list, std::size_t at)
{
    for (std::size_t i = 1; i < list.size(); ++i)
        clues.board().set(listLayers[i], cell, list[i]);
    return clues.set(cell, list.front(), at);
}

std::vector<int> unpacked(const Packing& packing, int packed)
{
    std::vector<int> list(packing.length);
    packed -= packing.first;
    for (auto number = list.rbegin(); number != list.rend(); ++number, packed /= packing.base)
        *number = packed % packing.base == 0 ? question : packed % packing.base;
    return list;
}

/// The numbers that a character begins; empty where it begins none.
Result<std::vector<int>> readList(BodyReader& in, char c)
{
    if (c == '.')
        return std::vector{question};
    if (c == fourOnes)
        return std::vector{1, 1, 1, 1};
    if (c >= '0' && c < fourOnes)
        return std::vector{c - '0'};
    const auto high = digitValue(c, base);
    if (!high)
        return std::vector<int>{};
    const Result<int> low = in.takeNumber(1, base);
    if (!low)
        return low.error();
    const int packed = *high * base + *low;
    const auto packing =
        std::ranges::find_if(packings, [&](const Packing& p) { return packed >= p.first && packed < p.end(); });
    return packing == packings.end() ? std::vector<int>{} : unpacked(*packing, packed);
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int cell = 0; cell < clues.cells() && !in.atEnd();) {
        const std::size_t at = in.at();
        const char c = in.take();
        if (c >= 'g' && c <= 'z') {
            cell += c - 'f';
            continue;
        }
        const Result<std::vector<int>> list = readList(in, c);
        if (!list)
            return list.error();
        if (list->empty())
            return in.unreadable(at);
        if (auto refused = setList(clues, clues.cell(cell++), *list, at))
            return refused;
    }
    return std::nullopt;
}

/// Empty where the address has no sign for the list.
std::string tokenOf(const std::vector<int>& list)
{
    if (list == std::vector{1, 1, 1, 1})
        return {fourOnes};
    if (list.size() == 1)
        return list.front() == question ? "." : list.front() <= largestAlone ? std::string{digitOf(list.front())} : "";
    const auto packing = std::ranges::find(packings, list.size(), &Packing::length);
    int packed = 0;
    for (const int number : list) {
        if (number != question && (number < 1 || number >= packing->base))
            return {};
        packed = packed * packing->base + std::max(number, 0);
    }
    packed += packing->first;
    return {digitOf(packed / base), digitOf(packed % base)};
}

std::optional<Error> write(const Board& board, std::string& body)
{
    return writeLists(board, body, 'f', tokenOf);
}

} // namespace
} // namespace url_number_list

std::optional<Error> writeLists(const Board& board, std::string& body, char gapZero,
                                std::string (*tokenOf)(const std::vector<int>& list))
{
    GapWriter out(body, gapZero);
    for (const Place cell : board.grid().cells()) {
        const std::vector<int> list = listAt(board, cell);
        if (list.empty()) {
            out.blank();
            continue;
        }
        const std::string token = tokenOf(list);
        if (token.empty())
            return cannotHold(board, Layer::Number, cell);
        out.token(token);
    }
    return std::nullopt;
}

constinit const UrlPart url::numberList{
    .read = url_number_list::read, .write = url_number_list::write, .alphabet = "0-9 a-d . g-z"};

} // namespace tokisuji
