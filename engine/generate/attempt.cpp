// Annealing: drafts are changed where answers are open; a change that opens more of them is taken with a probability
// that sinks while none of them is better than all before. As soon as all is determined, clues are taken away.
#include "engine/generate/attempt.h"

#include "engine/generate/clue_spots.h"
#include "engine/generate/criteria.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/orbits.h"
#include "engine/generate/thin.h"
#include "engine/genre/registry.h"
#include "engine/solve/check_marks.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Changes in a row that may leave no fewer answers open than any before.
constexpr int vainPerCell = 2, leastVain = 40, mostVain = 200;
constexpr int openPerClue = 1; // a clue more is worth it when it settles more answers than this
constexpr double firstTemperature = 3, lastTemperature = 0.3; // in open answers

/// Where all clues are rooms that repeat, the image of a solution is one: the only one repeats too.
std::vector<std::pair<Wish, Wish>> symmetricShading(const GenerateOptions& options)
{
    std::vector<std::pair<Wish, Wish>> alike;
    for (const std::vector<Place>& orbit : orbitsAmong(Grid(options.size).cells(), options.size, options.symmetry))
        for (const Place image : orbit)
            if (image != orbit.front())
                alike.push_back({{Layer::Shade, orbit.front(), 1}, {Layer::Shade, image, 1}});
    return alike;
}

/// Marks that every solution must have: what the author has drawn, and each square at a place drawn at random.
WishList demandsOf(const Recipe& recipe, const GenerateOptions& options, Random& random)
{
    WishList demands;
    if (recipe.onlyRooms)
        demands.alike = symmetricShading(options);
    if (options.solutionHas)
        demands.musts = wishesOf(*options.solutionHas);
    for (const SquareWish& square : options.squares) {
        const int left = random.below(options.size.width - square.side + 1);
        const int top = random.below(options.size.height - square.side + 1);
        for (int y = top; y < top + square.side; ++y)
            for (int x = left; x < left + square.side; ++x)
                demands.musts.push_back({Layer::Shade, cellAt(x, y), square.shaded ? 1 : 0});
    }
    return demands;
}

/// Marks beside answers (on a given number, say) count as they stand.
bool hasDemands(const Board& solution, const WishList& demands)
{
    return std::ranges::all_of(demands.musts, [&](const Wish& must) {
        const int mark = solution.at(must.layer, must.place);
        const int number = must.layer == Layer::Digit ? solution.at(Layer::Number, must.place) : blank;
        const int given = genreOf(solution).digitFor(number);
        return mark == must.value || given == must.value || (mark == blank && must.value == 0);
    });
}

/// How many more open answers a change may bring: `temperature` on average. Drawn without functions that differ from
/// library to library in their last digit.
int slackAt(double temperature, Random& random)
{
    int slack = 0;
    while (random.chance(temperature / (1 + temperature)))
        ++slack;
    return slack;
}

class Search {
public:
    Search(const SearchContext& context, const Sighting& saw) : m_context(context), m_saw(saw) {}

    std::optional<Found> run()
    {
        std::optional<Draft> draft = beginDraft(m_context);
        if (!draft || m_context.halt.reached() || !isUnique(*draft))
            return std::nullopt;
        return finished(*draft);
    }

private:
    [[nodiscard]] bool isUnique(Draft&);
    [[nodiscard]] Reading read(const Draft&, int mostOpen);
    [[nodiscard]] std::optional<Found> finished(const Draft&);

    const SearchContext& m_context;
    const Sighting& m_saw;
    OtherSolutions m_others;
};

Reading Search::read(const Draft& draft, int mostOpen)
{
    Reading reading =
        readBoard(draft.full, draft.solution, {.mostOpen = mostOpen, .others = m_others.boards()}, m_context.halt);
    m_others.add(reading.others);
    m_saw(draft.full, reading);
    return reading;
}

/// Changes the draft until its full board has one solution. False: given up.
bool Search::isUnique(Draft& draft)
{
    m_saw(draft.full, {.kind = Reading::Unread, .open = {}, .others = {}}); // reading a large board takes a while
    Reading reading = read(draft, INT32_MAX);
    const int usual = std::clamp(vainPerCell * m_context.size().cells(), leastVain, mostVain);
    const int patience = static_cast<int>(usual * m_context.recipe.patience);
    std::size_t least = reading.open.size();
    for (int vain = 0; vain < patience && reading.kind == Reading::Several && !m_context.halt.reached(); ++vain) {
        std::optional<Draft> next = changeDraft(draft, reading, m_context);
        if (!next)
            continue;
        const double age = static_cast<double>(vain) / patience;
        const int slack = slackAt(firstTemperature + (lastTemperature - firstTemperature) * age, m_context.random);
        if (next->full == draft.full) { // rooms are all there is: what is open stays so
            draft = *std::move(next);
            continue;
        }
        const int more = clueCount(next->full) - clueCount(draft.full);
        const int most = std::max(0, static_cast<int>(reading.open.size()) + slack - openPerClue * more);
        Reading found = read(*next, most);
        if (found.kind != Reading::Unique && (found.kind != Reading::Several || std::ssize(found.open) > most))
            continue;
        draft = *std::move(next);
        reading = std::move(found);
        if (reading.open.size() < least) {
            least = reading.open.size();
            vain = 0;
        }
    }
    return reading.kind == Reading::Unique;
}

std::optional<Found> Search::finished(const Draft& draft)
{
    const GenerateOptions& options = m_context.options();
    const std::stop_token& stop = m_context.halt.token();
    const Approval approval = [&](const Board& board) {
        return !asksForPath(options) || isSolvableAsAsked(board, options, stop);
    };
    if (!hasDemands(draft.solution, m_context.demands) || !approval(draft.full))
        return std::nullopt;
    const Board puzzle = thinned(draft, m_context, approval);
    if (m_context.halt.reached() || !meetsPattern(puzzle, m_context.limits)
        || (asksForPath(options) && !meetsPath(puzzle, options, stop)))
        return std::nullopt;
    const Verdict proof = checkMarks(puzzle, {.alternatives = 0, .conflict = false}, stop);
    if (proof.status != Status::Unique)
        return std::nullopt;
    return Found{puzzle, *proof.solution};
}

} // namespace

std::optional<Found> attempt(const Genre& genre, const Recipe& recipe, const GenerateOptions& options,
                             std::uint64_t seed, const Halt& halt, const Sighting& saw)
{
    Random random(seed);
    const ClueLimits limits(genre, options);
    const WishList demands = demandsOf(recipe, options, random);
    const SearchContext context{genre, recipe, methodOf(recipe.method), limits, demands, random, halt};
    return Search(context, saw).run();
}

} // namespace tokisuji
