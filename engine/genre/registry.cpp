#include "engine/genre/registry.h"

#include "engine/genre/foreign.h"
#include "engine/genre/pages.h"
#include "engine/util/contract.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <unordered_map>

namespace tokisuji {

namespace {

using Genres = std::vector<const Genre*>;
using GenresByName = std::unordered_map<std::string_view, const Genre*>;

/// Where two genres have a name, it is the first one's.
void addNames(const Genres& genres, GenresByName& byName)
{
    for (const Genre* genre : genres) {
        byName.try_emplace(genre->id, genre);
        byName.try_emplace(genre->urlId, genre);
        for (const std::string& alias : genre->aliases)
            byName.try_emplace(alias, genre);
    }
}

/// What is known when the program begins.
struct KnownGenres {
    Genres genres; ///< those with rules
    Genres kinds;
    GenresByName genresByName;
    GenresByName kindsByName;
};

KnownGenres makeKnownGenres()
{
    static const std::vector<Genre> foreign = makeForeignGenres();
    KnownGenres known;
    std::ranges::copy_if(genrePages(), std::back_inserter(known.genres), &Genre::hasRules);
    known.kinds.assign(genrePages().begin(), genrePages().end());
    std::ranges::transform(foreign, std::back_inserter(known.kinds), [](const Genre& genre) { return &genre; });
    std::ranges::sort(known.kinds, {}, &Genre::id);
    addNames(known.genres, known.genresByName);
    known.kindsByName = known.genresByName;
    addNames(known.kinds, known.kindsByName);
    return known;
}

const KnownGenres& knownGenres()
{
    static const KnownGenres known = makeKnownGenres();
    return known;
}

class OwnGenres {
public:
    const Genre& add(Genre genre)
    {
        const std::unique_lock lock(m_mutex);
        const std::string id = genre.id;
        return m_genres.try_emplace(id, std::move(genre)).first->second;
    }

    [[nodiscard]] const Genre* find(std::string_view id) const
    {
        const std::shared_lock lock(m_mutex);
        const auto found = m_genres.find(id);
        return found == m_genres.end() ? nullptr : &found->second;
    }

    /// `known` and those of the own genres that `isWanted`, sorted by id.
    [[nodiscard]] Genres mergedInto(Genres known, bool (Genre::*isWanted)() const) const
    {
        const auto middle = std::ssize(known);
        {
            const std::shared_lock lock(m_mutex);
            for (const auto& [id, genre] : m_genres)
                if ((genre.*isWanted)())
                    known.push_back(&genre);
        }
        std::ranges::inplace_merge(known, known.begin() + middle, {}, &Genre::id);
        return known;
    }

private:
    mutable std::shared_mutex m_mutex;
    std::map<std::string, Genre, std::less<>> m_genres; ///< its nodes stay where they are
};

/// Never destroyed: workers may still ask while the program ends.
OwnGenres& ownGenres()
{
    static OwnGenres& own = *new OwnGenres;
    return own;
}

const Genre* find(const GenresByName& byName, std::string_view name)
{
    const auto found = byName.find(name);
    return found == byName.end() ? nullptr : found->second;
}

const Genre& firstKind(const auto& isWanted)
{
    const auto found = std::ranges::find_if(genrePages(), isWanted);
    require(found != genrePages().end(), "genreWith: there is such a genre");
    return **found;
}

} // namespace

const Genre& registerGenre(Genre genre)
{
    require(genre.id.starts_with(ownGenrePrefix), "registerGenre: the id is one of an own genre");
    genre.urlId = genre.id;
    genre.aliases.clear();
    genre.onPuzzLink = false;
    return ownGenres().add(std::move(genre));
}

std::vector<const Genre*> allGenres()
{
    return ownGenres().mergedInto(knownGenres().genres, &Genre::hasRules);
}

const Genre* findGenre(std::string_view name)
{
    if (!name.starts_with(ownGenrePrefix))
        return find(knownGenres().genresByName, name);
    const Genre* own = ownGenres().find(name);
    return own != nullptr && own->hasRules() ? own : nullptr;
}

std::vector<const Genre*> allKinds()
{
    return ownGenres().mergedInto(knownGenres().kinds, &Genre::isWhole);
}

const Genre* findKind(std::string_view name)
{
    if (name == pictureKind().id)
        return &pictureKind();
    return name.starts_with(ownGenrePrefix) ? ownGenres().find(name) : find(knownGenres().kindsByName, name);
}

const Genre& pictureKind()
{
    static const Genre kind = makePictureKind();
    return kind;
}

std::vector<const Genre*> exampleGenres()
{
    Genres examples;
    std::ranges::copy_if(genrePages(), std::back_inserter(examples), [](const Genre* g) { return g->example > 0; });
    std::ranges::sort(examples, {}, &Genre::example);
    return examples;
}

const Genre& genreWith(Clue::Kind kind)
{
    return firstKind([&](const Genre* genre) { return genre->clue(kind) != nullptr; });
}

const Genre& genreWith(AnswerKind answer)
{
    return firstKind([&](const Genre* genre) { return genre->answer == answer; });
}

const Genre& genreOf(const Board& board)
{
    const Genre* genre = findKind(board.genre());
    require(genre != nullptr, "genreOf: the board belongs to a known genre");
    return *genre;
}

Rules rulesOf(const Board& board, BoardReading reading, Wording wording)
{
    return genreOf(board).rulesOf(board, reading, wording);
}

} // namespace tokisuji
