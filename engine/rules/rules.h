// Rules: what must hold on one board, as a list of named instances over literals.
//
// A genre's page builds them with sentences such as
//     r.clue(c, family::clueCount).exactly(n, line.around(c));
// and with the compositions in rules/words. Building takes well under 2 ms for a 60x45 board, so rules are built again
// for every board and never changed afterwards: a value that any thread may read.
//
// Rules are made for one reading of the board. While clues are still to come, each sentence says what will hold
// whatever is added: primitives know that by themselves (open_rules.h), or the sentence says what a clue would change:
//     r.at(c, family::allLit).unlessClue().any(lamp[openView(b, c)]);
#pragma once

#include "engine/board/board.h"
#include "engine/rules/board_reading.h"
#include "engine/rules/instance.h"

#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tokisuji {

class Rules;

/// How rules speak of numbers.
enum class Wording : std::uint8_t {
    Full,  ///< each number has an atom of its own
    Short, ///< large ones of which nothing is given may stand as one
};

/// The beginning of a sentence: a place and the family of the rule there. Each verb adds one instance.
class At {
public:
    At& when(Lit guard);

    /// It is asked because no clue stands at the anchor, or because some other clue is missing.
    At& unlessClue() { return toCome(ToCome::ClueHere); }
    /// The places lie in a row, up to the next clue.
    At& upToClue() { return toCome(ToCome::ClueBetween); }
    /// Of a room, and so of each part into which it may be divided.
    At& ofEachPart() { return toCome(ToCome::EachPart); }
    /// The number of a room, which stays with one of its parts.
    At& ofOnePart() { return toCome(ToCome::OnePart); }
    /// Of a room that is not divided.
    At& ofWholeRoom() { return toCome(ToCome::WholeRoom); }
    /// Any of these.
    At& toCome(ToCome change)
    {
        m_toCome = change;
        return *this;
    }

    At& any(std::vector<Lit>);
    At& is(Lit l) { return any({l}); }
    At& never(Lit l) { return any({!l}); }
    At& never(std::vector<Lit> together); ///< not all of them
    At& implies(Lit condition, std::vector<Lit> oneOf);
    At& same(Lit a, Lit b);
    At& count(int lo, int hi, std::vector<Lit>, int step = 1);
    At& exactly(int n, std::vector<Lit> lits) { return count(n, n, std::move(lits)); }
    At& atMost(int n, std::vector<Lit> lits) { return count(0, n, std::move(lits)); }
    At& noneOrTwo(std::vector<Lit> lits) { return count(0, 2, std::move(lits), 2); }
    At& different(Numbers);
    At& connected(Graph);
    At& circuit(Circuit);
    At& oneSeedEach(Shared<Parts>);
    /// The part of the anchor.
    At& partSize(Shared<Parts>, int size);
    At& sum(int lo, int hi, Numbers);
    At& sequence(Sequence);
    At& acyclic(Graph);
    At& separate(Graph);
    /// Requires a graph in two sides: no ring of its links has an odd length.
    At& pairUp(Graph);
    /// The parts that touch the anchor.
    At& partSum(Shared<Parts>, int size);
    At& relate(AreaTerms);
    At& inOrder(Course);
    At& rays(Mirrors);
    At& blockSize(Blocks);
    At& seedPairs(Division);
    /// Any primitive, as it is. The simplifications of the verbs above (known operands) are not made.
    At& say(Primitive);

private:
    friend class Rules;
    /// Without what is known of its operands.
    At& sayKnowing(Primitive);
    At& sayOpenly(Primitive);
    void add(Primitive);

    At(Rules& rules, Place anchor, const RuleFamily& family, Origin origin)
        : m_rules(&rules), m_family(&family), m_anchor(anchor), m_origin(origin)
    {
    }

    Rules* m_rules;
    const RuleFamily* m_family;
    Place m_anchor;
    Lit m_guard = Yes;
    Origin m_origin;
    ToCome m_toCome = ToCome::Stays;
};

class Rules {
public:
    explicit Rules(BoardReading reading = BoardReading::AsItStands, Wording wording = Wording::Full)
        : m_reading(reading), m_wording(wording)
    {
    }

    [[nodiscard]] BoardReading reading() const { return m_reading; }
    [[nodiscard]] Wording wording() const { return m_wording; }
    /// Clues, or rooms, are still to come.
    [[nodiscard]] bool isOpen() const { return m_reading != BoardReading::AsItStands; }
    [[nodiscard]] bool mayDivideRooms() const { return m_reading == BoardReading::RoomsToCome; }

    // --- building ---
    /// A rule of the board itself. The family outlives the rules.
    [[nodiscard]] At at(Place anchor, const RuleFamily& family) { return {*this, anchor, family, Origin::Board}; }
    /// A rule that comes from what the author put (or did not put) at `anchor`.
    [[nodiscard]] At clue(Place anchor, const RuleFamily& family) { return {*this, anchor, family, Origin::Clue}; }
    At at(Place, RuleFamily&&) = delete;
    At clue(Place, RuleFamily&&) = delete;
    /// Something under the name of another instance, with its guard.
    [[nodiscard]] At like(const Instance& i, Origin origin)
    {
        return At(*this, i.anchor, *i.family, origin).when(i.guard);
    }

    /// A two-valued answer per place; the same atom order as the places.
    [[nodiscard]] std::vector<Lit> answers(Layer, const std::vector<Place>&);
    /// One answer lo..hi with order atoms for all the places together.
    [[nodiscard]] std::vector<Lit> orderedAnswer(Layer, std::vector<Place>, int lo, int hi);
    /// One answer lo..hi with an atom for each value; adds the instance that exactly one holds.
    [[nodiscard]] NumberVar numberAnswer(Layer, Place, int lo, int hi, const RuleFamily& family,
                                         ToCome = ToCome::Stays);

    /// The same, and the last value stands for all numbers from there on: the cells that hang together with it and have
    /// it too are as many as their number says. Only where no given number is that large.
    [[nodiscard]] NumberVar numberOrMore(Layer, Place, int lo, int hi, const RuleFamily& family);

    /// A helper atom: the formula of others. Constants are folded.
    [[nodiscard]] Lit allOf(std::vector<Lit>);
    [[nodiscard]] Lit anyOf(std::vector<Lit>);
    [[nodiscard]] Lit oneOf(Lit, Lit); ///< exclusive or

    /// "Is reached from the first cell, over edges without border, within the cells", for each of them.
    [[nodiscard]] std::vector<Lit> territory(const Field& border, std::vector<Place> cells);
    /// One of other rules over the same answers; it gets atoms of its own.
    std::vector<Lit> addTerritory(Territory);

    /// One of the instances that were waived, asked for after all, as if a clue said so.
    void demand(const Instance& waived);

    /// Not every answer can be said: what is found is right, but nothing is known of all solutions.
    void leaveAnswersOut() { m_leavesAnswersOut = true; }

    // --- reading: what is returned lives in the rules, so a temporary has nothing to give ---
    [[nodiscard]] bool leavesAnswersOut() const { return m_leavesAnswersOut; }
    [[nodiscard]] int atomCount() const { return m_atoms; }
    [[nodiscard]] const std::vector<Answer>& answers() const& { return m_answers; }
    const std::vector<Answer>& answers() && = delete;
    [[nodiscard]] const std::vector<Instance>& instances() const& { return m_instances; }
    const std::vector<Instance>& instances() && = delete;
    /// What the board as it stands would ask for besides: none where nothing is still to come.
    [[nodiscard]] const std::vector<Instance>& waived() const& { return m_waived; }
    const std::vector<Instance>& waived() && = delete;
    [[nodiscard]] const std::vector<Definition>& definitions() const& { return m_definitions; }
    const std::vector<Definition>& definitions() && = delete;
    [[nodiscard]] const std::vector<Territory>& territories() const& { return m_territories; }
    const std::vector<Territory>& territories() && = delete;

private:
    friend class At;
    [[nodiscard]] int newAtoms(int count);
    [[nodiscard]] Lit define(Definition::Op, std::vector<Lit>);

    BoardReading m_reading;
    Wording m_wording;
    int m_atoms = 1;
    bool m_leavesAnswersOut = false;
    std::vector<Answer> m_answers;
    std::vector<Instance> m_instances;
    std::vector<Instance> m_waived;
    std::vector<Definition> m_definitions;
    std::vector<Territory> m_territories;
    struct AnchorHash {
        std::size_t operator()(const std::pair<const RuleFamily*, Place>& key) const
        {
            const auto place = static_cast<std::size_t>(key.second.y) * 1024 + static_cast<std::size_t>(key.second.x);
            return std::hash<const RuleFamily*>{}(key.first) ^ place * 0x9e3779b97f4a7c15ULL;
        }
    };
    std::unordered_map<std::pair<const RuleFamily*, Place>, std::uint16_t, AnchorHash> m_partCount;
};

} // namespace tokisuji
