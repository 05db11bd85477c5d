#include "engine/twisty/twisty_board.h"

#include "engine/twisty/read_definition.h"
#include "engine/twisty/supplied.h"
#include "engine/util/contract.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace tokisuji {

namespace {

constexpr std::string_view filePrefix = "file:";
constexpr std::size_t mostKept = 64;

/// Setups are few, and each is asked for at every stroke of the brush.
std::shared_ptr<const TwistyDefinition> definitionOf(const std::string& setup)
{
    static std::mutex mutex;
    static std::map<std::string, std::shared_ptr<const TwistyDefinition>> known;
    const std::lock_guard lock(mutex);
    const auto found = known.find(setup);
    if (found != known.end())
        return found->second;
    if (known.size() >= mostKept)
        known.clear();
    auto read = readTwistySetup(setup);
    auto definition = read ? std::make_shared<const TwistyDefinition>(std::move(*read)) : nullptr;
    return known.emplace(setup, std::move(definition)).first->second;
}

} // namespace

Result<TwistyDefinition> readTwistySetup(const std::string& setup)
{
    if (const TwistyDefinition* supplied = findSuppliedTwisty(setup))
        return *supplied;
    const std::size_t end = setup.find('\n');
    if (setup.starts_with(filePrefix) && end != std::string::npos)
        return readTwisty(std::string_view(setup).substr(end + 1));
    return Error{"twisty-unknown", {setup.substr(0, end), suppliedNames()}, {}};
}

std::shared_ptr<const TwistyDefinition> twistyOf(const Board& board)
{
    return definitionOf(board.setup());
}

std::string_view twistyName(const Board& board)
{
    return std::string_view(board.setup()).substr(0, board.setup().find('\n'));
}

std::string stateOf(const Board& board)
{
    const auto definition = twistyOf(board);
    require(definition != nullptr, "stateOf: the board has a definition");
    std::string state;
    for (int sticker = 0; sticker < definition->places(); ++sticker) {
        const int colour = board.at(Layer::Number, cellOfSticker(*definition, sticker));
        const bool isColour = colour >= 1 && colour <= std::ssize(definition->colours);
        state += isColour ? definition->colours[static_cast<std::size_t>(colour - 1)].letter : noColour;
    }
    return state;
}

Edit paintedAs(const Board& board, const std::string& state)
{
    const auto definition = twistyOf(board);
    require(definition != nullptr && std::ssize(state) == definition->places(), "paintedAs: a colour for each sticker");
    EditBuilder builder(board);
    for (int sticker = 0; sticker < definition->places(); ++sticker) {
        const char letter = state[static_cast<std::size_t>(sticker)];
        const auto colour = std::ranges::find(definition->colours, letter, &StickerColour::letter);
        const bool isColour = colour != definition->colours.end();
        builder.set(Layer::Number, cellOfSticker(*definition, sticker),
                    isColour ? static_cast<int>(colour - definition->colours.begin()) + 1 : blank);
    }
    return builder.edit();
}

Edit turnedBy(const Board& board, const std::vector<int>& turns)
{
    const auto definition = twistyOf(board);
    require(definition != nullptr, "turnedBy: the board has a definition");
    return paintedAs(board, turned(stateOf(board), *definition, turns));
}

Place cellOfSticker(const TwistyDefinition& definition, int sticker)
{
    const Sticker& at = definition.stickers[static_cast<std::size_t>(sticker)];
    return cellAt(at.column, at.row);
}

int stickerAt(const TwistyDefinition& definition, Place cell)
{
    const auto found = std::ranges::find_if(
        definition.stickers, [&](const Sticker& sticker) { return cellAt(sticker.column, sticker.row) == cell; });
    return found == definition.stickers.end() ? -1 : static_cast<int>(found - definition.stickers.begin());
}

} // namespace tokisuji
