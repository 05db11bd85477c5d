#include "engine/formats/foreign.h"
#include "engine/formats/formats.h"
#include "engine/formats/pzprv3/layout.h"
#include "engine/genre/registry.h"

namespace tokisuji {

namespace {

void writeHeader(const Genre& genre, const Board& board, std::string_view lineEnd, std::string& out)
{
    const auto line = [&](std::string_view text) {
        out += text;
        out += lineEnd;
    };
    if (!board.ownRules().empty())
        line(board.ownRules());
    line(genre.file.version == 0 ? "pzprv3" : "pzprv3." + std::to_string(genre.file.version));
    line(genre.id);
    const Size size = board.grid().saidSize();
    line(std::to_string(size.height));
    if (!genre.file.oneSizeLine)
        line(std::to_string(size.width));
    for (const Variant& variant : genre.variants)
        if (isInHeader(genre, variant) && board.hasFlag(variant.letter))
            line(std::string_view(&variant.letter, 1));
}

void writeSection(const FilePart& section, const Board& board, std::string_view lineEnd, std::string& out)
{
    if (section.onlyWhenMarked && board.isBlank(section.marks))
        return;
    if (section.writeLines != nullptr) {
        for (const std::string& line : section.writeLines(board)) {
            out += line;
            out += lineEnd;
        }
        return;
    }
    for (const auto& places : rowsOf(section, genreOf(board), board.grid())) {
        for (const Place place : places) {
            section.write(board, place, out);
            out += ' '; // after the last one too: pzpr writes so
        }
        out += lineEnd;
    }
}

} // namespace

std::string writePzprv3(const Board& board, std::string_view lineEnd)
{
    const Genre& genre = genreOf(board);
    if (!genre.isWhole())
        return foreignFile(board, lineEnd);
    std::string out;
    writeHeader(genre, board, lineEnd, out);
    for (const FilePart* part : genre.file.parts)
        writeSection(*part, board, lineEnd, out);
    if (lineEnd != "\n")
        out.resize(out.size() - lineEnd.size());
    return out;
}

} // namespace tokisuji
