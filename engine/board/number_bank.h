// Number bank: the numbers that a puzzle is given as a whole, such as the sizes of all areas; kept in Board::setup as
// their count and the numbers, "3/1/2/4". An entry without a number, which pzpr's editor can leave, is 0.
#pragma once

#include "engine/board/board.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

/// The largest number that stands in a bank.
constexpr int largestBankNumber = 999;

[[nodiscard]] std::vector<int> numberBankOf(const Board&);
/// 1, 2, .. up to a number.
[[nodiscard]] std::vector<int> numbersUpTo(int last);
/// The text of 1, 2, .. whose sum is at most so much, but of 1 at least.
[[nodiscard]] std::string_view bankOfSum(int sum);
[[nodiscard]] std::optional<std::vector<int>> parseNumberBank(std::string_view setup);
[[nodiscard]] std::string toText(const std::vector<int>& numbers);
/// The sizes of the areas of unshaded cells, sorted.
[[nodiscard]] std::vector<int> unshadedSizes(const Board&);
/// For each number of the board's bank: is it the size of an unshaded area? Each area serves one number.
[[nodiscard]] std::vector<bool> usedNumbers(const Board&);

} // namespace tokisuji
