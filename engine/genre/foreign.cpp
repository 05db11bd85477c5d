#include "engine/genre/foreign.h"

#include "engine/genre/known_kinds.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tokisuji {

namespace {

/// The clues that a part of an address fills the board with.
struct PartClue {
    UrlPart part;
    Clue::Kind clue;
    std::optional<Terrain> terrain{};
};
constexpr PartClue partClues[]{
    {UrlPart::FourCell, Clue::CellNumber},
    {UrlPart::Number16, Clue::CellNumber},
    {UrlPart::Number10, Clue::CellNumber},
    {UrlPart::Circle, Clue::Pearl},
    {UrlPart::Border, Clue::Rooms},
    {UrlPart::GivenBorder, Clue::GivenBorder},
    {UrlPart::RoomNumber16, Clue::RoomNumber},
    {UrlPart::ArrowNumber16, Clue::ArrowNumber},
    {UrlPart::FourCross, Clue::VertexNumber},
    {UrlPart::OutsideNumber16, Clue::OutsideNumber},
    {UrlPart::Ice, Clue::Terrains, Terrain::Water},
    {UrlPart::Hole, Clue::Terrains, Terrain::Hole},
    {UrlPart::Dots, Clue::Dot},
    {UrlPart::Compass, Clue::Compass},
};

/// Where numbers stand outside the grid, when not one for each line at the top and left.
struct OutsideForm {
    std::string_view id;
    Clue::Sides sides;
    bool blocks;
};
constexpr OutsideForm outsideForms[]{
    {"coral", Clue::TopLeft, true},
    {"cts", Clue::TopLeft, true},
    {"roundtrip", Clue::AllFour, false},
};

constexpr std::array<std::string_view, 4> onTheLattice{"lither", "swslither", "tslither", "vslither"};

Clue clueOf(const KnownKind& kind, const PartClue& known)
{
    Clue clue{.kind = known.clue, .orUnknown = true};
    if (known.terrain)
        clue.terrains = {*known.terrain};
    if (const auto form = std::ranges::find(outsideForms, kind.id, &OutsideForm::id); form != std::end(outsideForms)) {
        clue.sides = form->sides;
        clue.blocks = form->blocks;
    }
    return clue;
}

std::vector<std::string_view> aliasesOf(const KnownKind& kind)
{
    std::vector<std::string_view> aliases;
    for (const KnownAlias& alias : knownAliases())
        if (alias.id == kind.id)
            aliases.push_back(alias.name);
    return aliases;
}

Genre foreignGenre(const KnownKind& kind)
{
    Genre genre{};
    genre.id = kind.id;
    genre.urlId = kind.otherUrlId.empty() ? kind.id : kind.otherUrlId;
    genre.aliases = aliasesOf(kind);
    genre.title = kind.title;
    for (const UrlPart part : kind.parts.list()) {
        const auto known = std::ranges::find(partClues, part, &PartClue::part);
        if (known == std::end(partClues))
            break;
        genre.url.push_back(part);
        genre.clues.push_back(clueOf(kind, *known));
    }
    if (std::ranges::find(onTheLattice, kind.id) != onTheLattice.end())
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

} // namespace tokisuji
