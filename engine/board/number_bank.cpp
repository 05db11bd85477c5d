#include "engine/board/number_bank.h"

#include "engine/board/cell_graph.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>

namespace tokisuji {

namespace {

/// Nothing is an entry without a number.
std::optional<int> parseEntry(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty())
        return 0;
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    return isNumber && number >= 0 && number <= largestBankNumber ? std::optional(number) : std::nullopt;
}

} // namespace

std::vector<int> numberBankOf(const Board& board)
{
    return parseNumberBank(board.setup()).value_or(std::vector<int>{});
}

std::vector<int> numbersUpTo(int last)
{
    std::vector<int> numbers(static_cast<std::size_t>(last));
    std::iota(numbers.begin(), numbers.end(), 1);
    return numbers;
}

std::string_view bankOfSum(int sum)
{
    constexpr int most = 60;
    static const auto texts = [] {
        std::array<std::string, most + 1> upTo;
        for (int last = 1; last <= most; ++last)
            upTo[static_cast<std::size_t>(last)] = toText(numbersUpTo(last));
        return upTo;
    }();
    int last = 1;
    while (last < most && (last + 1) * (last + 2) / 2 <= sum)
        ++last;
    return texts[static_cast<std::size_t>(last)];
}

std::optional<std::vector<int>> parseNumberBank(std::string_view setup)
{
    std::vector<int> entries;
    for (bool isMore = true; isMore;) {
        const std::size_t end = setup.find('/');
        const auto entry = parseEntry(setup.substr(0, end));
        if (!entry)
            return std::nullopt;
        entries.push_back(*entry);
        isMore = end != std::string_view::npos;
        setup.remove_prefix(isMore ? end + 1 : setup.size());
    }
    if (entries.front() != static_cast<int>(entries.size()) - 1)
        return std::nullopt;
    entries.erase(entries.begin());
    return entries;
}

std::string toText(const std::vector<int>& numbers)
{
    std::string text = std::to_string(numbers.size());
    for (const int number : numbers)
        text += '/' + (number > 0 ? std::to_string(number) : std::string());
    return text;
}

std::vector<int> unshadedSizes(const Board& board)
{
    const CellGraph cells(board.grid());
    const auto isUnshaded = [&](int cell) { return board.at(Layer::Shade, cells.place(cell)) != 1; };
    std::vector<int> sizes;
    for (const auto& area : cells.areas(isUnshaded))
        sizes.push_back(static_cast<int>(area.size()));
    std::ranges::sort(sizes);
    return sizes;
}

std::vector<bool> usedNumbers(const Board& board)
{
    std::vector<int> left = unshadedSizes(board);
    std::vector<bool> used;
    for (const int number : numberBankOf(board)) {
        const auto area = std::ranges::find(left, number);
        used.push_back(area != left.end());
        if (area != left.end())
            left.erase(area);
    }
    return used;
}

} // namespace tokisuji
