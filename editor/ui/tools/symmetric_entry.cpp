#include "editor/ui/tools/symmetric_entry.h"

#include "editor/ui/tools/clues.h"
#include "editor/ui/tools/given_arrows.h"
#include "editor/ui/tools/numbers.h"
#include "engine/board/turn.h"
#include "engine/genre/slots.h"

#include <algorithm>
#include <set>

namespace tokisuji {

namespace {

/// Do numbers stand beside what says only where they may stand, so that their places are not the author's choice?
bool hasFixedPlaces(const Genre& genre)
{
    return genre.clue(Clue::SumPair) != nullptr || genre.clue(Clue::Compass) != nullptr;
}

bool hasColouredClues(const Genre& genre)
{
    return genre.clue(Clue::ColouredNumber) != nullptr || genre.clue(Clue::ColouredArrow) != nullptr;
}

/// Signs have no value beside their shape.
bool isSign(const Genre& genre)
{
    return genre.clue(Clue::Pearl) != nullptr || genre.clue(Clue::Sign) != nullptr;
}

/// Outside the grid only single numbers have images: lists of them are read in an order.
bool isThere(const Desk& desk, Layer layer, Place place)
{
    const Clue* outside = outsideClue(desk.genre());
    return desk.isOn(layer, place)
           && (placesOf(layer) != PlaceKind::Slot
               || (!outside->blocks && hasSlot(desk.genre(), desk.board().grid(), place)));
}

/// One change of the author at one of its images.
class Image {
public:
    Image(Desk& desk, const Change& change, const SymmetryMap& turns)
        : m_desk(desk), m_change(change), m_turns(turns), m_from(change.place),
          m_to(turned(change.place, desk.board().size(), turns))
    {
    }

    void enter()
    {
        if (m_change.layer == Layer::Room)
            enterBorder();
        else if (m_change.layer == Layer::Way)
            setWay(m_desk, m_to, imageOf(valueNow()));
        else if (m_change.layer == Layer::Terrain && !hasColouredClues(m_desk.genre()))
            enterTerrain();
        else if (m_change.layer == Layer::Arrow)
            enterArrow();
        else if (m_desk.genre().clue(Clue::Dot) != nullptr)
            enterDot();
        else if (m_change.layer != Layer::Letter && m_change.layer != Layer::Terrain && !hasFixedPlaces(m_desk.genre()))
            enterNumber();
    }

private:
    [[nodiscard]] int valueNow() const { return m_desk.at(m_change.layer, m_from); }
    [[nodiscard]] int imageOf(int value) const
    {
        return turned(m_change.layer, value, m_turns, m_desk.board().signTurn());
    }

    void enterBorder()
    {
        if (m_desk.board().grid().isInner(m_to))
            m_desk.set(Layer::Room, m_to, valueNow());
    }

    /// There is one start, so it has no images.
    void enterTerrain()
    {
        const bool concernsStart = valueNow() == startTerrain || m_change.before == startTerrain
                                   || m_desk.at(Layer::Terrain, m_to) == startTerrain;
        if (!concernsStart && m_desk.at(Layer::Terrain, m_to) != imageOf(valueNow()))
            setTerrain(m_desk, m_to, imageOf(valueNow()));
    }

    /// An arrow that stands alone is a sign; one beside a number is part of its value, but a first one is a good guess.
    void enterArrow()
    {
        const bool standsAlone = m_desk.genre().clue(Clue::PlainArrow) != nullptr;
        const int there = m_desk.at(Layer::Arrow, m_to);
        const bool isOpen = there <= 0 || there == imageOf(m_change.before);
        if (standsAlone || (isOpen && m_desk.at(Layer::Number, m_to) != blank))
            m_desk.set(Layer::Arrow, m_to, imageOf(valueNow()));
    }

    void enterDot() { m_desk.set(m_change.layer, m_to, valueNow()); }

    void enterNumber()
    {
        const auto from = fieldAt(m_desk, m_from, 0), to = fieldAt(m_desk, m_to, 0);
        if (!from || !to || from->place == to->place)
            return;
        for (const int sign : {from->value, m_change.before, to->value})
            if (isAlwaysThere(m_desk.genre(), sign)) // there is one, so it has no images
                return;
        if ((from->value == blank) != (to->value == blank))
            write(m_desk, *to, from->value == blank ? blank : valueOf(*from, *to));
        else if (isSign(m_desk.genre()) || (goesOn(*to) && !to->orUnknown))
            write(m_desk, *to, imageOf(from->value));
        if (hasColouredClues(m_desk.genre()) && m_desk.at(Layer::Terrain, m_to) == blank)
            m_desk.set(Layer::Terrain, m_to, m_desk.at(Layer::Terrain, m_from));
    }

    [[nodiscard]] int valueOf(const NumberField& from, const NumberField& to) const
    {
        return to.orUnknown && !isSign(m_desk.genre()) ? question : imageOf(from.value);
    }
    /// Is it the beginning of the number that is being typed?
    [[nodiscard]] bool goesOn(const NumberField& to) const { return m_desk.typedOn && to.value == m_change.before; }

    Desk& m_desk;
    const Change& m_change;
    const SymmetryMap& m_turns;
    Place m_from;
    Place m_to;
};

} // namespace

bool takesSymmetry(const Genre& genre)
{
    return genre.isWhole() && genre.answer == AnswerKind::Marks;
}

void enterImages(Desk& desk)
{
    const std::vector<Change> entered = desk.edit.edit().changes();
    std::set<Place> reached;
    for (const Change& change : entered) {
        if (isMarkLayer(change.layer) || reached.contains(change.place))
            continue;
        for (const SymmetryMap& turns : turnsOf(desk.symmetry)) {
            const Place to = turned(change.place, desk.board().size(), turns);
            if (to == change.place)
                continue;
            if (isThere(desk, change.layer, to))
                Image(desk, change, turns).enter();
            reached.insert(to);
        }
    }
    settleClues(desk);
}

} // namespace tokisuji
