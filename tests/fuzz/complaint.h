// Complaint: what is wrong with the readers, if anything, by what they make of one text.
#pragma once

#include "engine/formats/exchange.h"
#include "engine/formats/formats.h"
#include "engine/formats/several.h"
#include "engine/genre/registry.h"
#include "tests/formats/open_borders.h"

#include <algorithm>
#include <string>

namespace tokisuji {

/// Empty when the readers kept their word: a board that survives its own address and file, or an error with words and a
/// place within the input.
inline std::string complaint(const std::string& text)
{
    for (const auto read : {readPuzzle, readUrl, readPzprv3}) {
        const Result<Board> board = read(text);
        if (!board) {
            const Error& error = board.error();
            if (std::ranges::find(errorIds(), std::string_view(error.id)) == errorIds().end())
                return "unknown error " + error.id;
            if (error.at.value_or(0) > text.size())
                return "a place beyond the input";
            continue;
        }
        if (const std::string_view part = puzzlesIn(text).front();
            part.data() < text.data() || part.data() + part.size() > text.data() + text.size())
            return "a part beyond the input";
        Board inFile = withoutOpenBorders(*board);
        inFile.setFlags(flagsInFile(*board));
        const Result<std::string> url = writeOwnUrl(*board);
        const Result<Board> ofUrl = url ? readPuzzle(*url) : *board;
        if (!ofUrl)
            return "its own address cannot be read";
        const std::string file = writePzprv3(*board);
        if (file.empty() && !genreOf(*board).hasRules()) { // it came from an address and has no other form
            if (*ofUrl != *board)
                return "the board does not survive its own address";
            continue;
        }
        const Result<Board> ofFile = readPzprv3(file);
        if (!ofFile || *ofFile != inFile)
            return "the board does not survive its own file";
    }
    return {};
}

} // namespace tokisuji
