// Body: the text of a pzpr URL body while its parts are read or written. Both directions of a part stand in one file.
#pragma once

#include "engine/formats/clues.h"
#include "engine/formats/text.h"
#include "engine/formats/url/parts.h"

#include <functional>
#include <string>
#include <string_view>

namespace tokisuji {

/// The body of a URL while it is being read. Positions are bytes of the whole URL.
class BodyReader {
public:
    /// The body is `URL` from byte `begin` on. `letters`: the flags field before the size.
    BodyReader(std::string_view address, std::size_t begin, std::string_view letters = {})
        : m_address(address), m_letters(letters), m_at(begin)
    {
    }

    [[nodiscard]] bool atEnd() const { return m_at >= m_address.size(); }
    [[nodiscard]] std::size_t at() const { return m_at; }
    /// Is this the next character?
    [[nodiscard]] bool isAt(char c) const { return !atEnd() && m_address[m_at] == c; }
    /// Does a letter before the size say that the body has a form of its own?
    [[nodiscard]] bool hasLetter(char c) const { return m_letters.find(c) != std::string_view::npos; }
    /// Requires !atEnd().
    [[nodiscard]] char peek() const { return m_address[m_at]; }
    /// Requires !atEnd().
    char take() { return m_address[m_at++]; }
    /// Exactly `count` digits as one number.
    Result<int> takeNumber(int count, int base);
    /// "This character means nothing here", or at the end that something is missing.
    [[nodiscard]] Error unreadable(std::size_t at) const;

private:
    std::string_view m_address;
    std::string_view m_letters;
    std::size_t m_at;
};

/// Reads a token for each cell. Letters behind `gapZero` stand for as many blank cells as they are behind it; for every
/// other character `readToken` reads the rest of the token and sets the cell.
using TokenReader = std::function<std::optional<Error>(Place cell, char first, std::size_t at)>;
[[nodiscard]] std::optional<Error> readCells(BodyReader&, ClueSetter&, char gapZero, const TokenReader& readToken);

/// Writes tokens with letters for the runs of blanks between them.
class GapWriter {
public:
    /// A run of n blanks is the letter n places behind `zero`; longer runs than up to "z" take several letters.
    GapWriter(std::string& out, char zero) : m_out(out), m_zero(zero) {}
    ~GapWriter() { flush(); }
    GapWriter(const GapWriter&) = delete;
    GapWriter& operator=(const GapWriter&) = delete;

    void blank();
    void token(std::string_view);

private:
    void flush();
    std::string& m_out;
    char m_zero;
    int m_run = 0;
};

/// The value at a place is one that the URL has no sign for.
[[nodiscard]] Error cannotHold(const Board&, Layer, Place);

} // namespace tokisuji
