#include "editor/model/sticker_summary.h"

#include "engine/genre/registry.h"
#include "engine/twisty/turn_text.h"
#include "engine/twisty/twisty_board.h"

namespace tokisuji {

namespace {

using Did = EditSummary::Kind;

EditSummary ofOne(const Change& change, const TwistyDefinition& definition)
{
    EditSummary summary{.kind = Did::StickerCleared, .place = change.place, .before = change.before, .clues = 1};
    if (change.after >= 1 && change.after <= std::ssize(definition.colours)) {
        summary.kind = Did::StickerPainted;
        summary.value = change.after;
        summary.name = definition.colours[static_cast<std::size_t>(change.after - 1)].name;
    }
    return summary;
}

} // namespace

std::optional<EditSummary> stickerSummaryOf(const Edit& edit, const Board& after)
{
    const Genre* genre = findKind(after.genre());
    if (genre == nullptr || genre->clue(Clue::Sticker) == nullptr || edit.isStructural() || edit.empty())
        return std::nullopt;
    const auto definition = twistyOf(after);
    if (!definition)
        return std::nullopt;
    Board before = after;
    edit.inverse().applyTo(before);
    const std::vector<Change> changes = edit.changes();
    const std::string state = stateOf(after);
    if (const auto turn = turnBetween(*definition, stateOf(before), state))
        return EditSummary{.kind = Did::Turned, .name = definition->turns[static_cast<std::size_t>(*turn)].name};
    if (changes.size() == 1)
        return ofOne(changes.front(), *definition);
    const auto count = static_cast<int>(changes.size());
    return EditSummary{.kind = state == definition->goal ? Did::BackToGoal : Did::Stickers, .clues = count};
}

} // namespace tokisuji
