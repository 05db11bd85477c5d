#include "engine/advice/together/open_model.h"

#include "engine/advice/family_reader.h"
#include "engine/board/span.h"
#include "engine/genre/registry.h"
#include "engine/sat/unary_count.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr RuleFamily openPart{.id = "open-part"};

} // namespace

std::optional<OpenBoard> withOpenPart(const Board& board, std::optional<Place> only)
{
    auto part = withSparePart(rulesOf(board), board.grid());
    if (!part)
        return std::nullopt;
    if (only)
        part->rules.at(*only, openPart).is(part->spare[*only]);
    return OpenBoard{.rules = std::move(part->rules), .spare = std::move(part->spare), .only = only};
}

std::optional<OpenBoard> withOpenPair(const Board& board)
{
    const Rules rules = rulesOf(board);
    const Mirrors* plain = plainLightOf(rules);
    if (plain == nullptr)
        return std::nullopt;
    std::vector<Place> open = cluePlaces(board);
    std::erase_if(open, [&](Place place) { return hasClue(board, place); });
    OpenBoard told{rules};
    told.light.emplace(told.rules, *plain, open);
    return told;
}

/// What is said of rays can be left out.
OpenModel::OpenModel(const OpenBoard& board, const KnownSolutions& pool, Halt halt)
    : m_board(board), m_pool(pool), m_halt(std::move(halt)),
      m_model(board.rules, m_halt, board.light ? Selectors::Clues : Selectors::None)
{
}

ClueReading OpenModel::readingOf(OpenPlace& clue)
{
    if (clue.read != nullptr) {
        ClueReading plain = tokisuji::readingOf(*clue.read, m_pool.board(), m_pool, clue.options);
        return m_board.light ? inSpareLight(clue, plain) : plain;
    }
    for (const CellLines& lines : clue.counted)
        (void)moreOf(lines); // it is solved sooner if this is known from the start
    ClueReading reading;
    reading.when = {m_board.spare[clue.place]};
    reading.clueIn = [this, &clue](const Answers& solution) { return numbersIn(clue, solution); };
    reading.shownBy = [this, &clue](const auto& numbers, const Answers&) {
        return numbers ? std::optional(thatHas(clue, *numbers)) : std::nullopt;
    };
    return reading;
}

/// Solutions with light over other slots tell of this one too, if it would meet all mirrors. Of every mirror the spare
/// light says that it is met. A pair that stands is left out, and no other one may come in.
ClueReading OpenModel::inSpareLight(const OpenPlace& clue, const ClueReading& plain) const
{
    const SpareLight& light = *m_board.light;
    ClueReading reading;
    reading.when = {light.comesInAt(clue.place)};
    reading.isAlone = hasClue(m_pool.board(), clue.place);
    for (const Lit spare : light.spare())
        if (reading.isAlone)
            reading.when.push_back(!spare);
    reading.selectors.emplace();
    const auto& instances = m_board.rules.instances();
    for (std::size_t i = 0; i < instances.size(); ++i) {
        const auto* rays = instances[i].find<Rays>();
        const bool isOpen = rays != nullptr && (wantsAllMet(instances[i]) || hasRayAt(*rays->mirrors, clue.place));
        if (m_model->selectors()[i] != Yes && !isOpen)
            reading.selectors->push_back(m_model->selectors()[i]);
    }
    const auto meetsAll = [&light, &clue](const Answers& solution) { return light.meetsAllFrom(clue.place, solution); };
    reading.clueIn = [plain, meetsAll](const Answers& solution) {
        return meetsAll(solution) ? plain.clueIn(solution) : std::nullopt;
    };
    reading.shownBy = [plain, meetsAll, &light, &clue](const auto& option, const Answers& solution) {
        return meetsAll(solution)                             ? plain.shownBy(option, solution)
               : holds(solution, light.comesInAt(clue.place)) ? std::optional(light.ringIn(solution))
                                                              : std::nullopt;
    };
    return reading;
}

/// What a solution gives to the clue; nothing where none can stand there.
std::optional<RegionNumbers> OpenModel::numbersIn(const OpenPlace& clue, const Answers& solution) const
{
    const auto isSpare = [&](Place cell) {
        const Lit spare = m_board.spare[cell];
        return !spare.constant() && holds(solution, spare);
    };
    if (!isSpare(clue.place))
        return std::nullopt;
    RegionNumbers numbers;
    for (const CellLines& lines : clue.counted) {
        int& number = numbers.emplace_back(0);
        for (const std::vector<Place>& line : lines)
            number += static_cast<int>(std::ranges::count_if(line, isSpare));
    }
    return numbers;
}

/// What holds just where the clue has these numbers, if it stands there.
std::vector<Lit> OpenModel::thatHas(const OpenPlace& clue, const RegionNumbers& numbers)
{
    std::vector<Lit> all;
    for (std::size_t k = 0; k < numbers.size(); ++k)
        if (numbers[k] != blank)
            std::ranges::copy(thatAre(numbers[k], moreOf(clue.counted[k])), std::back_inserter(all));
    return all;
}

/// Lines that others begin with are counted once for all of them.
std::vector<Lit> OpenModel::moreOf(std::span<const std::vector<Place>> lines)
{
    if (lines.empty() || m_halt.reached())
        return {};
    const auto [known, isNew] = m_more.try_emplace({lines.front(), lines.back()});
    if (isNew) {
        std::vector<Lit> possible = m_board.spare[lines.back()];
        std::erase(possible, No);
        known->second = unarySum(*m_model, moreOf(lines.first(lines.size() - 1)), unaryCount(*m_model, possible));
        const auto counted = std::transform_reduce(lines.begin(), lines.end(), std::ptrdiff_t{0}, std::plus(),
                                                   [](const auto& line) { return std::ssize(line); });
        if (counted == std::ssize(m_board.spare.all()))
            sizeBySpan(known->second);
    }
    return known->second;
}

/// Once all cells are counted: those that are far apart make their part large. That none is so large would be hard to
/// show else.
void OpenModel::sizeBySpan(const std::vector<Lit>& more)
{
    const std::vector<Place> cells = m_board.spare.grid().cells();
    for (std::size_t a = 0; a < cells.size() && !m_halt.reached(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            const std::array joined{cells[a], cells[b], m_board.only.value_or(cells[b])};
            const auto fewest = static_cast<std::size_t>(fewestCells(m_board.spare.grid(), joined));
            const Lit isLarge = fewest <= more.size() ? more[fewest - 1] : No;
            m_model->add({!m_board.spare[cells[a]], !m_board.spare[cells[b]], isLarge});
        }
}

} // namespace tokisuji
