// Parts: what URLs and files of puzzles are made of. A page names its parts; each is one object of engine/formats,
// which reads and writes it.
#pragma once

#include "engine/genre/clue.h"
#include "engine/util/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

class BodyReader;
class ClueSetter;
class Lines;
struct Genre;
struct Piece;

/// A part of a pzpr URL body (engine/formats/url/parts.h).
struct UrlPart {
    /// What the part fills a board with.
    struct Filling {
        Clue::Kind clue;
        std::optional<Terrain> terrain{};
    };

    std::optional<Error> (*read)(BodyReader&, ClueSetter&);
    std::optional<Error> (*write)(const Board&, std::string& body);
    /// The characters that it reads, for messages.
    std::string_view alphabet;
    /// What stands before the size and names the form that is written; 0: nothing.
    char formLetter = 0;
    /// Where it says the same in every genre, so that it can be shown without the genre's page.
    std::optional<Filling> filling{};
};

/// The kind that a URL means although it names another one: `applies` tells by the letters before its size, the size
/// and the body, which is not empty.
struct OtherKind {
    bool (*applies)(std::string_view letters, Size, std::string_view body);
    std::string_view id;
};

/// A section of a pzprv3 file (engine/formats/pzprv3/parts.h).
struct FilePart {
    using Rows = std::vector<std::vector<Place>>;

    /// The places of each line, in order.
    Rows (*rows)(const Grid&) = nullptr;
    /// Sets what a token says at a place; false: it says nothing here.
    Result<bool> (*read)(ClueSetter&, Place, Piece token) = nullptr;
    /// Appends the token of a place.
    void (*write)(const Board&, Place, std::string& out) = nullptr;
    /// What the tokens may be, for messages.
    std::string_view vocabulary;
    /// Left out of the file when its marks stand nowhere on the board.
    bool onlyWhenMarked = false;
    Layer marks = Layer::Line;
    /// The same as `rows`, where it depends on the genre.
    Rows (*rowsOf)(const Genre&, const Grid&) = nullptr;
    /// Sections that are not a grid of tokens read and write their own lines (then the members above are not used).
    std::optional<Error> (*readLines)(Lines&, ClueSetter&) = nullptr;
    std::vector<std::string> (*writeLines)(const Board&) = nullptr;
    /// What is left to do once all its tokens are read.
    void (*finish)(ClueSetter&) = nullptr;
    /// It says which variant rules are on, so that the header does not.
    bool tellsVariants = false;
};

} // namespace tokisuji
