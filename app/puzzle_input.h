// Puzzle input: the boards that an argument stands for.
#pragma once

#include "engine/board/board.h"
#include "engine/formats/exchange.h"
#include "engine/util/result.h"

#include <istream>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tokisuji {

/// What is wrong with an input, for people and as JSON.
struct InputProblem {
    std::string id;
    std::string text;
    std::optional<std::size_t> at;
};
/// Is it so wrong that something else may have been meant, such as a file?
[[nodiscard]] bool namesNoPuzzle(const InputProblem&);
using PuzzleRead = std::variant<Board, InputProblem>;

/// A puzzle and what its text or log says of it besides the board.
struct PuzzleInput {
    PuzzleRead read;
    Publication texts = {};
};

/// A PUZZLE other than "-": a URL, a text, or the path of a file. Where it holds several, the first.
[[nodiscard]] PuzzleInput readArgument(const std::string& argument);
/// All that it holds, at least one.
[[nodiscard]] std::vector<PuzzleInput> readAllOf(const std::string& argument);

/// The same, but each line of a file may also name another one, in the file's folder or from here.
[[nodiscard]] std::vector<PuzzleInput> readList(const std::string& argument);

/// The next line as a PUZZLE; empty at the end. However long a line is, no more of it is kept than a reader takes.
[[nodiscard]] std::optional<PuzzleInput> readNextLine(std::istream&);

} // namespace tokisuji
