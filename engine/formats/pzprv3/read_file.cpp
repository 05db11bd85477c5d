#include "engine/board/rooms.h"
#include "engine/board/settled_rooms.h"
#include "engine/formats/edge_text.h"
#include "engine/formats/foreign.h"
#include "engine/formats/formats.h"
#include "engine/formats/names.h"
#include "engine/formats/pzprv3/file.h"
#include "engine/formats/pzprv3/layout.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::string_view signature = "pzprv3";

/// What stands before the sections.
struct Header {
    std::string ownRules;
    int version = 0;
    const Genre* genre = nullptr;
    Size size;
    std::string flags;
};

/// The version behind "pzprv3": none is 0. pzpr reads a later version than it knows as the latest one; so do we.
Result<int> readVersion(Piece line)
{
    const std::string_view rest = line.text.substr(std::min(signature.size(), line.text.size()));
    if (!line.text.starts_with(signature) || (!rest.empty() && rest.front() != '.'))
        return errorAt("file-signature", line.at);
    const auto version = rest.empty() ? 0 : parseNumber(rest.substr(1, rest.find('.', 1) - 1));
    if (!version)
        return errorAt("file-signature", line.at);
    return *version;
}

Result<Size> readSizeLines(Lines& lines, const Genre& genre)
{
    const auto side = [&](int least) {
        const std::size_t at = lines.at();
        const auto line = lines.take();
        return readSide(line ? line->text : std::string_view(), at, least);
    };
    const Result<int> rows = side(1);
    if (!rows)
        return rows.error();
    if (genre.file.oneSizeLine)
        return Size{*rows, *rows};
    const std::size_t at = lines.at();
    const Result<int> columns = side(leastWidth(genre));
    if (!columns && !genre.isWhole()) // then it may be one of those that have a single size
        return Size{*rows, *rows};
    if (!columns)
        return columns.error();
    if (genre.squareOnly && *rows != *columns)
        return errorAt("size-not-square", at, {std::string(genre.id), std::to_string(*columns), std::to_string(*rows)});
    return Size{*columns, *rows};
}

/// A line for each variant rule that is on.
std::string readFlagLines(Lines& lines, const Genre& genre)
{
    std::string flags;
    while (const auto line = lines.peek()) {
        const auto known = std::ranges::find_if(genre.variants, [&](const Variant& v) {
            return isInHeader(genre, v) && line->text == std::string_view(&v.letter, 1);
        });
        if (known == genre.variants.end())
            break;
        flags += known->letter;
        lines.take();
    }
    return flags;
}

Result<Header> readHeader(Lines& lines)
{
    Header header;
    auto line = lines.take();
    if (line && line->text.starts_with("v:")) {
        header.ownRules = std::string(line->text);
        line = lines.take();
    }
    const Result<int> version = readVersion(line.value_or(Piece{"", 0}));
    if (!version)
        return version.error();
    header.version = *version;
    const auto name = lines.take();
    if (!name || name->text.empty())
        return errorAt("file-no-genre", lines.at());
    header.genre = findKind(name->text);
    if (header.genre == nullptr || header.genre->isPicture)
        return unknownGenre(name->text, name->at);
    const Result<Size> size = readSizeLines(lines, *header.genre);
    if (!size)
        return size.error();
    header.size = *size;
    header.flags = readFlagLines(lines, *header.genre);
    return header;
}

/// A line of tokens. A line without any leaves its places blank; one with too few or too many is damaged, but edges
/// whose line ends early are blank, as pzpr reads them.
std::optional<Error> readRow(const FilePart& section, const std::vector<Place>& places, Piece line, ClueSetter& clues)
{
    Tokens tokens(line);
    std::size_t count = 0;
    while (const auto token = tokens.take()) {
        if (count == places.size())
            return errorAt("file-row-too-long", token->at, {std::to_string(places.size())});
        const Result<bool> read = section.read(clues, places[count++], *token);
        if (!read)
            return read.error();
        if (!*read)
            return errorAt("file-token", token->at, {shortened(token->text), std::string(section.vocabulary)});
    }
    const bool isDamaged = count > 0 && count < places.size() && !isEdge(places.front());
    if (isDamaged)
        return errorAt("file-row-too-short", line.at + line.text.size(),
                       {std::to_string(count), std::to_string(places.size())});
    return std::nullopt;
}

/// Missing lines at the end of the file leave their places blank.
std::optional<Error> readSection(const FilePart& section, Lines& lines, ClueSetter& clues)
{
    for (const auto& places : rowsOf(section, clues.genre(), clues.board().grid())) {
        const auto line = lines.take();
        if (!line)
            break;
        if (auto error = readRow(section, places, *line, clues))
            return error;
    }
    if (section.finish != nullptr)
        section.finish(clues);
    return std::nullopt;
}

/// Sections in the form of the file's version.
std::optional<Error> readSections(const Header& header, Lines& lines, ClueSetter& clues)
{
    const FileForm& form = header.genre->file;
    const std::vector<const FilePart*>* parts = &form.parts;
    for (const FileForm::Older& older : form.older)
        if (header.version < older.below)
            parts = &older.parts;
    for (const FilePart* part : *parts)
        if (auto error = part->readLines != nullptr ? part->readLines(lines, clues) : readSection(*part, lines, clues))
            return error;
    return std::nullopt;
}

/// A piece can be pinned in one cell only.
std::optional<Error> findBadPins(const Board& board, std::size_t at)
{
    return genreOf(board).clue(Clue::Pin) != nullptr ? findPinnedTwice(board, at) : std::nullopt;
}

/// The board with the numbers of its rooms in the cells where pzpr keeps them, and without borders that say nothing.
Board settled(const Board& board)
{
    EditBuilder builder(board);
    settleRooms(builder);
    return builder.board();
}

} // namespace

Result<Board> readPzprv3Bytes(std::string_view text)
{
    if (const auto error = findUnreadable(text))
        return *error;
    const std::size_t begin = leadingSpace(text);
    const auto read = [](std::string_view file) -> Result<Board> {
        Lines lines(file);
        const Result<Header> header = readHeader(lines);
        if (!header)
            return header.error();
        const bool isForeign = !header->genre->isWhole();
        Board board = isForeign ? readForeignFile(file, *header->genre, header->size)
                                : header->genre->makeBoard(header->size, header->flags);
        board.setOwnRules(header->ownRules);
        if (isForeign)
            return board;
        ClueSetter clues(*header->genre, board);
        if (const auto error = readSections(*header, lines, clues))
            return *error;
        if (const auto error = findBadPins(board, lines.at()))
            return *error;
        return header->genre->clue(Clue::Rooms) != nullptr ? settled(board) : board;
    };
    return movedBy(begin, read(text.substr(begin)));
}

Result<Board> readPzprv3(std::string_view text)
{
    return countedInCharacters(text, readPzprv3Bytes(text));
}

} // namespace tokisuji
