#include "engine/genre/foreign.h"

#include "engine/genre/known_kinds.h"

namespace tokisuji {

namespace {

Clue clueOf(const KnownKind& kind, const UrlPart::Filling& filling)
{
    Clue clue{.kind = filling.clue, .orUnknown = true};
    if (filling.terrain)
        clue.terrains = {*filling.terrain};
    clue.sides = kind.look == KnownKind::OutsideAllFour ? Clue::AllFour : Clue::TopLeft;
    return clue;
}

Genre foreignGenre(const KnownKind& kind)
{
    Genre genre{};
    genre.id = kind.id;
    genre.urlId = kind.otherUrlId.empty() ? kind.id : kind.otherUrlId;
    if (!kind.alias.empty())
        genre.aliases.emplace_back(kind.alias);
    genre.title = {std::string(kind.title.en), std::string(kind.title.ja)};
    for (const UrlPart* part : kind.parts.list()) {
        if (!part->filling)
            break;
        genre.url.push_back(part);
        genre.clues.push_back(clueOf(kind, *part->filling));
    }
    for (const SharedName& name : sharedNames())
        if (name.id == kind.id)
            genre.otherKinds.push_back(name.other);
    if (kind.look == KnownKind::OnLattice)
        genre.grid = GridStyle::Dots;
    return genre;
}

} // namespace

std::vector<Genre> makeForeignGenres()
{
    std::vector<Genre> genres;
    genres.reserve(knownKinds().size());
    for (const KnownKind& kind : knownKinds())
        genres.push_back(foreignGenre(kind));
    return genres;
}

Genre makePictureKind()
{
    Genre genre{};
    genre.id = "penpa";
    genre.title = {"Drawing", "図"};
    genre.onPuzzLink = false;
    genre.isPicture = true;
    return genre;
}

} // namespace tokisuji
