// Number list (tapaloop): up to four numbers per cell, 0 for "?". One number is a digit, several are packed into two
// characters in base 36, behind a sign where they are three or four.
#include "engine/board/number_list.h"
#include "engine/formats/url/lists.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace url_number_list_loop {
namespace {

constexpr int digits = 36;
constexpr int lastLetter = 15; ///< "f", the last character that begins a pair
constexpr int largestAlone = 8;
constexpr char gapZero = 'f';

/// Lists of one length are numbers in some base, from `first` on.
struct Packing {
    std::size_t length;
    std::string_view sign;
    int first;
    int base;
};
constexpr std::array packings{Packing{2, "", 360, 8}, Packing{3, "+", 36, 7}, Packing{4, "-", 36, 6}};

const Packing* packingOf(char c)
{
    const bool isDigit = c >= 'a' && c <= 'f';
    const auto found = std::ranges::find_if(
        packings, [&](const Packing& p) { return p.sign.empty() ? isDigit : p.sign.front() == c; });
    return found == packings.end() ? nullptr : &*found;
}

/// The numbers behind the first character; the first one may be larger than the base.
Result<std::vector<int>> unpacked(BodyReader& in, const Packing& packing, char c)
{
    const int rest = packing.sign.empty() ? 1 : 2;
    const Result<int> number = in.takeNumber(rest, digits);
    if (!number)
        return number.error();
    int packed = *number - packing.first + (packing.sign.empty() ? *digitValue(c, digits) * digits : 0);
    std::vector<int> list(packing.length);
    for (std::size_t i = list.size(); i-- > 0; packed /= packing.base) {
        const int value = i > 0 ? packed % packing.base : packed;
        list[i] = value <= 0 ? question : value;
    }
    return list;
}

std::optional<Error> setList(ClueSetter& clues, Place cell, const std::vector<int>& list, std::size_t at)
{
    for (std::size_t i = 1; i < list.size(); ++i)
        clues.board().set(listLayers[i], cell, list[i]);
    return clues.set(cell, list.front(), at);
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    return readCells(in, clues, gapZero, [&](Place cell, char c, std::size_t at) -> std::optional<Error> {
        const Packing* packing = packingOf(c);
        const auto alone = c == '.' ? question : digitValue(c, largestAlone + 1);
        if (packing == nullptr && !alone)
            return in.unreadable(at);
        const Result<std::vector<int>> list =
            packing != nullptr ? unpacked(in, *packing, c) : Result(std::vector{*alone});
        if (!list)
            return list.error();
        if (auto refused = setList(clues, cell, *list, at))
            return refused;
        return std::nullopt;
    });
}

/// Empty where the address has no sign for the list.
std::string tokenOf(const std::vector<int>& list)
{
    if (list == std::vector{question})
        return ".";
    if (list.size() == 1)
        return list.front() <= largestAlone ? std::string{digitOf(list.front())} : "";
    const auto packing = std::ranges::find(packings, list.size(), &Packing::length);
    int packed = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const bool isDigit = list[i] >= 1 && (i == 0 || list[i] < packing->base);
        if (list[i] != question && !isDigit)
            return {};
        packed = packed * packing->base + std::max(list[i], 0);
    }
    packed += packing->first;
    if (packed >= (packing->sign.empty() ? lastLetter + 1 : digits) * digits)
        return {};
    return std::string(packing->sign) + digitOf(packed / digits) + digitOf(packed % digits);
}

std::optional<Error> write(const Board& board, std::string& body)
{
    return writeLists(board, body, gapZero, tokenOf);
}

} // namespace
} // namespace url_number_list_loop

constinit const UrlPart url::numberListLoop{
    .read = url_number_list_loop::read, .write = url_number_list_loop::write, .alphabet = "0-9 a-z . + -"};

} // namespace tokisuji
