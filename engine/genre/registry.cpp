#include "engine/genre/registry.h"

#include "engine/util/contract.h"

#include <algorithm>
#include <array>

namespace tokisuji {

// One line a genre, sorted by id.
extern const Genre aqre;
extern const Genre chocona;
extern const Genre daburi;
extern const Genre hashikake;
extern const Genre heyawake;
extern const Genre hitori;
extern const Genre kurodoko;
extern const Genre mashu;
extern const Genre norinori;
extern const Genre nurikabe;
extern const Genre nurimisaki;
extern const Genre slither;
extern const Genre sudoku;
extern const Genre yajikazu;
extern const Genre yajilin;

namespace {

constexpr std::array genres{
    &aqre,     &chocona,  &daburi,     &hashikake, &heyawake, &hitori,   &kurodoko, &mashu,
    &norinori, &nurikabe, &nurimisaki, &slither,   &sudoku,   &yajikazu, &yajilin,
};

} // namespace

std::span<const Genre* const> allGenres()
{
    return genres;
}

const Genre* findGenre(std::string_view name)
{
    const auto it = std::ranges::find_if(genres, [&](const Genre* g) {
        return g->id == name || g->urlId == name || std::ranges::find(g->aliases, name) != g->aliases.end();
    });
    return it == genres.end() ? nullptr : *it;
}

const Genre& genreOf(const Board& board)
{
    const Genre* genre = findGenre(board.genre());
    require(genre != nullptr, "genreOf: the board belongs to a known genre");
    return *genre;
}

Rules rulesOf(const Board& board)
{
    return genreOf(board).rulesOf(board);
}

} // namespace tokisuji
