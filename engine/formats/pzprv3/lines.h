// Lines: the lines of a pzprv3 file one after the other, and the tokens of a line; nothing is stored.
#pragma once

#include "engine/formats/text.h"

#include <optional>
#include <string_view>

namespace tokisuji {

/// A piece of the file and the byte where it begins.
struct Piece {
    std::string_view text;
    std::size_t at;
};

/// Lines end at "/" or a line end. What pzpr puts behind the board (trial stages, history, information about the
/// author) counts as the end of the file.
class Lines {
public:
    explicit Lines(std::string_view file) : m_file(file) {}

    [[nodiscard]] std::optional<Piece> peek() const
    {
        if (m_at >= m_file.size() || isAppendix(m_file.substr(m_at)))
            return std::nullopt;
        const std::string_view rest = m_file.substr(m_at);
        return Piece{withoutTrailingSpace(rest.substr(0, rest.find_first_of("/\n"))), m_at};
    }
    std::optional<Piece> take()
    {
        const auto line = peek();
        if (line)
            m_at = std::min(m_file.find_first_of("/\n", m_at), m_file.size() - 1) + 1;
        return line;
    }
    /// Where the next line begins.
    [[nodiscard]] std::size_t at() const { return m_at; }

private:
    static bool isAppendix(std::string_view rest)
    {
        return rest.starts_with("TrialData") || rest.starts_with("history:") || rest.starts_with("info:")
               || rest.starts_with("__HISTORY__") || rest.starts_with("{");
    }

    std::string_view m_file;
    std::size_t m_at = 0;
};

/// The words of a line, separated by spaces.
class Tokens {
public:
    explicit Tokens(Piece line) : m_line(line) {}

    std::optional<Piece> take()
    {
        const std::size_t begin = m_line.text.find_first_not_of(" \t", m_at);
        if (begin == std::string_view::npos)
            return std::nullopt;
        m_at = std::min(m_line.text.find_first_of(" \t", begin), m_line.text.size());
        return Piece{m_line.text.substr(begin, m_at - begin), m_line.at + begin};
    }

private:
    Piece m_line;
    std::size_t m_at = 0;
};

} // namespace tokisuji
