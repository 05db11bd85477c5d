#include "engine/genre/registry.h"

#include "engine/genre/foreign.h"
#include "engine/util/contract.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tokisuji {

// One line a genre, sorted by id.
extern const Genre aqre;
extern const Genre aquarium;
extern const Genre araf;
extern const Genre balance;
extern const Genre castle;
extern const Genre cave;
extern const Genre chocona;
extern const Genre cojun;
extern const Genre compass;
extern const Genre country;
extern const Genre creek;
extern const Genre daburi;
extern const Genre detour;
extern const Genre edgematch;
extern const Genre fillomino;
extern const Genre geradeweg;
extern const Genre gokigen;
extern const Genre hakoiri;
extern const Genre hashikake;
extern const Genre herugolf;
extern const Genre heyawake;
extern const Genre hitori;
extern const Genre kakuro;
extern const Genre kinkonkan;
extern const Genre kurodoko;
extern const Genre kurotto;
extern const Genre lightup;
extern const Genre lits;
extern const Genre mashu;
extern const Genre moonsun;
extern const Genre nagare;
extern const Genre nonogram;
extern const Genre norinori;
extern const Genre numlin;
extern const Genre nurikabe;
extern const Genre nurimisaki;
extern const Genre ripple;
extern const Genre sashigane;
extern const Genre shakashaka;
extern const Genre shikaku;
extern const Genre shimaguni;
extern const Genre simpleloop;
extern const Genre skyscrapers;
extern const Genre slalom;
extern const Genre slither;
extern const Genre starbattle;
extern const Genre statuepark;
extern const Genre stostone;
extern const Genre sudoku;
extern const Genre sukoro;
extern const Genre tapa;
extern const Genre tapaloop;
extern const Genre tentaisho;
extern const Genre tents;
extern const Genre twisty;
extern const Genre yajikazu;
extern const Genre yajilin;
extern const Genre yinyang;

namespace {

constexpr std::array genres{
    &aqre,       &aquarium,   &araf,       &balance, &castle,    &cave,       &chocona,     &cojun,     &compass,
    &country,    &creek,      &daburi,     &detour,  &edgematch, &fillomino,  &geradeweg,   &gokigen,   &hakoiri,
    &hashikake,  &herugolf,   &heyawake,   &hitori,  &kakuro,    &kinkonkan,  &kurodoko,    &kurotto,   &lightup,
    &lits,       &mashu,      &moonsun,    &nagare,  &nonogram,  &norinori,   &numlin,      &nurikabe,  &nurimisaki,
    &ripple,     &sashigane,  &shakashaka, &shikaku, &shimaguni, &simpleloop, &skyscrapers, &slalom,    &slither,
    &starbattle, &statuepark, &stostone,   &sudoku,  &sukoro,    &tapa,       &tapaloop,    &tentaisho, &tents,
    &yajikazu,   &yajilin,    &yinyang,
};

const Genre* find(std::span<const Genre* const> among, std::string_view name)
{
    const auto it = std::ranges::find_if(among, [&](const Genre* g) {
        return g->id == name || g->urlId == name || std::ranges::find(g->aliases, name) != g->aliases.end();
    });
    return it == among.end() ? nullptr : *it;
}

std::vector<const Genre*> withForeignGenres()
{
    static const std::vector<Genre> foreign = makeForeignGenres();
    std::vector<const Genre*> kinds(genres.begin(), genres.end());
    kinds.push_back(&twisty);
    for (const Genre& genre : foreign)
        if (std::ranges::find(genres, genre.id, &Genre::id) == genres.end())
            kinds.push_back(&genre);
    std::ranges::sort(kinds, {}, &Genre::id);
    return kinds;
}

} // namespace

std::span<const Genre* const> allGenres()
{
    return genres;
}

const Genre* findGenre(std::string_view name)
{
    return find(genres, name);
}

std::span<const Genre* const> allKinds()
{
    static const std::vector<const Genre*> kinds = withForeignGenres();
    return kinds;
}

const Genre* findKind(std::string_view name)
{
    const Genre* genre = findGenre(name);
    return genre != nullptr ? genre : find(allKinds(), name);
}

const Genre& genreOf(const Board& board)
{
    const Genre* genre = findKind(board.genre());
    require(genre != nullptr, "genreOf: the board belongs to a known genre");
    return *genre;
}

Rules rulesOf(const Board& board)
{
    return genreOf(board).rulesOf(board);
}

} // namespace tokisuji
