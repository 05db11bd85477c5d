// Kana: a line for each row, with a letter for each of its cells and no spaces between them.
#include "engine/board/kana.h"
#include "engine/formats/names.h"
#include "engine/formats/pzprv3/layout.h"

namespace tokisuji {

namespace {

/// The sign of UTF-8 that begins there.
std::string_view signAt(std::string_view text, std::size_t at)
{
    const auto isLeading = [&](std::size_t i) { return (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U; };
    std::size_t end = at + 1;
    while (end < text.size() && !isLeading(end))
        ++end;
    return text.substr(at, end - at);
}

/// Of what is missing at the end of a line nothing is known.
std::optional<Error> readKana(Lines& lines, ClueSetter& clues)
{
    const Size size = clues.board().size();
    for (int row = 0; row < size.height; ++row) {
        const auto line = lines.take();
        if (!line)
            return std::nullopt;
        std::size_t at = 0;
        for (int column = 0; column < size.width && at < line->text.size(); ++column) {
            const std::string_view sign = signAt(line->text, at);
            if (sign != "." && sign != " ") {
                const auto kana = kanaOf(sign);
                if (!kana)
                    return errorAt("file-token", line->at + at, {shortened(sign), "kana ー ."});
                if (auto refused = clues.set(cellAt(column, row), *kana, line->at + at))
                    return refused;
            }
            at += sign.size();
        }
    }
    return std::nullopt;
}

std::vector<std::string> writeKana(const Board& board)
{
    std::vector<std::string> lines;
    for (const auto& row : board.grid().rows()) {
        std::string& line = lines.emplace_back();
        for (const Place cell : row) {
            const int kana = board.at(Layer::Number, cell);
            const std::string sign = kana == blank ? std::string() : kanaText(kana);
            line += sign.empty() ? "." : sign;
        }
    }
    return lines;
}

} // namespace

constinit const FilePart file::kana{.vocabulary = "kana ー .", .readLines = readKana, .writeLines = writeKana};

} // namespace tokisuji
