// Step drawing: every kind of statement and reason has a shape of its own, and all of them lie where they hold.
#include "engine/drawing/board_drawing.h"
#include "engine/drawing/step_drawing.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/trace/replay.h"
#include "engine/trace/tracer.h"
#include "tests/support/test.h"
#include "tests/trace/boards.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <tuple>

using namespace tokisuji;

namespace {

constexpr RuleFamily clueCount{.id = "clue-count"};
constexpr RuleFamily islandSize{.id = "island-size"};
constexpr RuleFamily noBranch{.id = "no-branch"};

Atom is(Layer layer, Place place, int value)
{
    return {.op = Atom::Is, .at = {layer, place}, .value = value};
}

/// A trace of one step of the main line.
Trace oneStep(Step step)
{
    Trace trace;
    step.id = 1;
    trace.steps.push_back(std::move(step));
    trace.branches.front().steps.push_back(1);
    return trace;
}

/// "Assume `hypothesis`; `steps` follow; a rule breaks": step 1 of the main line is justified by it.
Trace refutation(const Atom& hypothesis, const std::vector<Atom>& follows, Reason clash)
{
    Trace trace = oneStep({.conclusions = {hypothesis}, .split = 1});
    trace.branches.push_back(
        {.id = 1, .of = 1, .hypothesis = hypothesis, .outcome = Outcome::Contradiction, .clash = std::move(clash)});
    trace.splits.push_back({.kind = Split::Refute, .id = 1, .at = 0, .step = 1, .branches = {1}});
    for (const Atom& atom : follows) {
        const auto id = static_cast<StepId>(trace.steps.size() + 1);
        trace.steps.push_back({.id = id, .in = 1, .conclusions = {atom}});
        trace.branches[1].steps.push_back(id);
    }
    return trace;
}

template <class Wanted>
auto count(const Drawing& drawing, const Wanted& wanted)
{
    return std::ranges::count_if(drawing.items, wanted);
}
bool has(const Drawing& drawing, Ink ink)
{
    return count(drawing,
                 [ink](const Item& item) { return item.fill == ink || item.stroke == ink || item.hatchInk == ink; })
           > 0;
}
bool says(const Drawing& drawing, const std::string& text)
{
    return count(drawing, [&](const Item& item) { return item.text == text; }) > 0;
}
/// Does an item of this ink reach the place?
bool isNear(const Drawing& drawing, Ink ink, Place place)
{
    return count(drawing,
                 [&](const Item& item) {
                     return (item.fill == ink || item.stroke == ink) && std::ranges::any_of(item.points, [&](Point p) {
                                return std::abs(p.x - place.x / 2.0) <= 0.75 && std::abs(p.y - place.y / 2.0) <= 0.75;
                            });
                 })
           > 0;
}

const char* const slither = "https://puzz.link/p?slither/4/4/6ag8c22c";
const char* const hashi = "https://puzz.link/p?hashi/6/6/g4i2h1g2n5h2n2j";
const char* const nurikabe = "https://puzz.link/p?nurikabe/5/5/5i1n5n3h";
const char* const sudoku = "https://puzz.link/p?sudoku/4/4/h1k1g4h3h";

} // namespace

class StepDrawingTest : public QObject {
    Q_OBJECT
private slots:
    void conclusionsLieOnAHalo();
    void conclusionsThatStandKeepTheirHaloOnly();
    void boundsOfABridgeAreDrawnAsTheirNumber();
    void reasonsAreRingsFillsAndBands();
    void reasonsCanBeLeftOut();
    void brokenStepHasACutCircle();
    void cutsAreDashedAndHatched();
    void relationsAreArcs();
    void hypothesisIsNumberedAndDashed();
    void contradictionHasItsStar();
    void aWayHasItsNumberAndWhatAllShare();
    void simpleStepsAreDrawnTogether();
    void everyStepOfATraceIsDrawn_data();
    void everyStepOfATraceIsDrawn();
};

void StepDrawingTest::conclusionsLieOnAHalo()
{
    const Place edge{2, 1};
    const Drawing line = drawStep(boardOf(slither), oneStep({.conclusions = {is(Layer::Line, edge, 1)}}), 1);
    QVERIFY(isNear(line, Ink::Determined, edge) && isNear(line, Ink::DeterminedHalo, edge));
    const Drawing none = drawStep(boardOf(slither), oneStep({.conclusions = {is(Layer::Line, edge, 0)}}), 1);
    QCOMPARE(count(none, [](const Item& item) { return item.shape == Item::Cross; }), 1);
    const Drawing digit = drawStep(boardOf(sudoku), oneStep({.conclusions = {is(Layer::Digit, cellAt(0, 0), 4)}}), 1);
    QVERIFY(says(digit, "4") && isNear(digit, Ink::DeterminedHalo, cellAt(0, 0)));
}

void StepDrawingTest::conclusionsThatStandKeepTheirHaloOnly()
{
    const Place edge{2, 1};
    Board state = boardOf(slither);
    state.set(Layer::Line, edge, 1);
    const Drawing after = drawStep(state, oneStep({.conclusions = {is(Layer::Line, edge, 1)}}), 1, {.after = true});
    QVERIFY(isNear(after, Ink::DeterminedHalo, edge));
    QVERIFY(!has(after, Ink::Determined));
}

void StepDrawingTest::boundsOfABridgeAreDrawnAsTheirNumber()
{
    const Board board = boardOf(hashi);
    const Rules rules = rulesOf(board);
    const Answer& bridge = rules.answers().front();
    Trace trace = oneStep({.conclusions = {{.op = Atom::AtLeast, .at = {Layer::Line, bridge.places.front()}}}});
    const Atom atMost{.op = Atom::AtMost, .at = {Layer::Line, bridge.places.front()}, .value = 1};
    trace.steps.push_back({.id = 2, .conclusions = {atMost}});
    trace.branches.front().steps.push_back(2);
    QVERIFY(!says(drawStep(board, trace, 2), "≤1"));
    QVERIFY(has(drawStep(board, trace, 2), Ink::Determined));
    QVERIFY(says(drawStep(board, oneStep({.conclusions = {atMost}}), 1), "≤1"));
}

void StepDrawingTest::reasonsAreRingsFillsAndBands()
{
    Board state = boardOf(slither);
    const Place line{2, 1}, cross{1, 2};
    state.set(Layer::Line, line, 1);
    Place numbered = wholeBoard;
    for (const Place cell : state.grid().cells())
        if (state.at(Layer::Number, cell) != blank)
            numbered = cell;
    const Reason why{.constraints = {{&clueCount, numbered, 0}, {&noBranch, vertexAt(1, 1), 0}},
                     .facts = {{is(Layer::Line, line, 1)}, {is(Layer::Line, cross, 0)}}};
    const Drawing drawing = drawStep(state, oneStep({.why = why}), 1);
    const auto rings = [&](Place place) {
        return count(drawing, [&](const Item& item) {
            return item.shape == Item::Circle && item.stroke == Ink::Reason && item.points.front().x == place.x / 2.0
                   && item.points.front().y == place.y / 2.0;
        });
    };
    QCOMPARE(rings(numbered), 2); // double
    QCOMPARE(rings(vertexAt(1, 1)), 1);
    QCOMPARE(rings(cross), 1);
    QVERIFY(isNear(drawing, Ink::ReasonFill, numbered));
    QCOMPARE(count(drawing, [](const Item& item) { return item.level == Level::Halo && item.opacity < 1; }), 1);
}

void StepDrawingTest::reasonsCanBeLeftOut()
{
    const Reason why{.constraints = {{&clueCount, cellAt(0, 0), 0}}};
    QVERIFY(has(drawStep(boardOf(slither), oneStep({.why = why}), 1), Ink::Reason));
    QVERIFY(!has(drawStep(boardOf(slither), oneStep({.why = why}), 1, {.reasons = false}), Ink::Reason));
}

void StepDrawingTest::brokenStepHasACutCircle()
{
    const Trace trace = oneStep({.conclusions = {is(Layer::Line, {2, 1}, 1)}});
    const Drawing broken = drawStep(boardOf(slither), trace, 1, {.brokenNumber = 7});
    QVERIFY(says(broken, "7") && has(broken, Ink::Conflict));
    const Drawing whole = drawStep(boardOf(slither), trace, 1);
    QVERIFY(!says(whole, "7") && !has(whole, Ink::Conflict));
}

void StepDrawingTest::cutsAreDashedAndHatched()
{
    const Reason why{.hints = {{Hint::SideA, {cellAt(0, 0), cellAt(1, 0)}}, {Hint::Cut, {cellAt(2, 0)}}}};
    const Drawing drawing = drawStep(boardOf(nurikabe), oneStep({.why = why}), 1);
    QCOMPARE(count(drawing, [](const Item& item) { return item.hatch == Hatch::Backward; }), 1); // one run
    QCOMPARE(count(drawing, [](const Item& item) { return item.dashes.size() == 4; }), 1);
    QVERIFY(isNear(drawing, Ink::Reason, cellAt(2, 0)));
}

void StepDrawingTest::relationsAreArcs()
{
    const Atom opposite{
        .op = Atom::Opposite, .at = {Layer::Line, {1, 0}}, .other = {Layer::Line, {0, 1}}, .otherValue = 1};
    const Drawing drawing = drawStep(boardOf(slither), oneStep({.conclusions = {opposite}}), 1);
    QVERIFY(says(drawing, "≠") && !says(drawing, "="));
    // Two sides of one cell: the arc keeps clear of its figure.
    const auto sign = std::ranges::find_if(drawing.items, [](const Item& item) { return item.text == "≠"; });
    QVERIFY(std::hypot(sign->points.front().x - 0.5, sign->points.front().y - 0.5) > 0.35);
}

void StepDrawingTest::hypothesisIsNumberedAndDashed()
{
    const Trace trace = refutation(is(Layer::Shade, cellAt(0, 0), 1),
                                   {is(Layer::Shade, cellAt(1, 0), 0), is(Layer::Shade, cellAt(2, 0), 1)}, {});
    const Drawing second = drawStep(boardOf(nurikabe), trace, 3);
    QVERIFY(says(second, "?") && says(second, "1") && !says(second, "2"));
    const Drawing after = drawStep(boardOf(nurikabe), trace, 3, {.after = true});
    QVERIFY(says(after, "2"));
    QVERIFY(count(after, [](const Item& item) { return item.stroke == Ink::Hypothesis && !item.dashes.empty(); }) >= 2);
}

void StepDrawingTest::contradictionHasItsStar()
{
    const Trace trace = refutation(is(Layer::Shade, cellAt(0, 0), 1), {is(Layer::Shade, cellAt(1, 0), 0)},
                                   {.constraints = {{&islandSize, cellAt(0, 0), 0}}});
    const Drawing drawing = drawHypothesis(boardOf(nurikabe), trace, 1);
    QVERIFY(says(drawing, "!") && says(drawing, "?") && says(drawing, "1"));
    QVERIFY(isNear(drawing, Ink::Conflict, cellAt(0, 0)));
    Trace broken;
    broken.result = TraceResult::Contradiction;
    broken.clash = {.constraints = {{&islandSize, cellAt(0, 0), 0}}};
    QVERIFY(says(drawClash(boardOf(nurikabe), broken), "!"));
}

/// All marks of the way are dashed, one of them has its number; what all ways share lies below on its halo, the rule in
/// the colour of reasons.
void StepDrawingTest::aWayHasItsNumberAndWhatAllShare()
{
    const Board board = boardOf(nurikabe);
    const Atom shared = is(Layer::Shade, cellAt(4, 4), 1);
    Trace trace = refutation(is(Layer::Shade, cellAt(1, 0), 1), {is(Layer::Shade, cellAt(2, 2), 1)}, {});
    trace.steps.front().conclusions = {shared};
    trace.branches[1].also = {is(Layer::Shade, cellAt(0, 1), 1)};
    trace.branches[1].outcome = Outcome::Agree;
    trace.splits.front().kind = Split::Ways;
    trace.splits.front().branches = {2, 1};
    trace.branches.push_back({.id = 2, .of = 1, .hypothesis = shared, .outcome = Outcome::Agree});
    trace.splits.front().exhaustive.hints = {{Hint::Area, {cellAt(1, 0), cellAt(0, 1)}}};
    const Drawing way = drawHypothesis(board, trace, 1);
    QVERIFY(says(way, "2") && says(way, "1") && !says(way, "?"));
    for (const Place cell : {cellAt(1, 0), cellAt(0, 1), cellAt(2, 2)})
        QVERIFY(isNear(way, Ink::Hypothesis, cell));
    QVERIFY(isNear(way, Ink::DeterminedHalo, cellAt(4, 4)));
    QVERIFY(has(way, Ink::ReasonFill));
    QVERIFY(!has(drawHypothesis(board, trace, 1, {.reasons = false}), Ink::ReasonFill));
    trace.branches[1].outcome = Outcome::Contradiction;
    QVERIFY(!has(drawHypothesis(board, trace, 1), Ink::DeterminedHalo));
}

void StepDrawingTest::simpleStepsAreDrawnTogether()
{
    Trace trace = oneStep({.conclusions = {is(Layer::Shade, cellAt(1, 0), 1)}});
    trace.steps.push_back({.id = 2, .conclusions = {is(Layer::Shade, cellAt(4, 4), 0)}});
    trace.branches.front().steps = {1, 2};
    const std::vector<StepId> both{1, 2};
    const Drawing drawing = drawSteps(boardOf(nurikabe), trace, both);
    for (const Place cell : {cellAt(1, 0), cellAt(4, 4)})
        QVERIFY(isNear(drawing, Ink::DeterminedHalo, cell));
    QVERIFY(!has(drawing, Ink::Reason));
}

void StepDrawingTest::everyStepOfATraceIsDrawn_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("profile");
    for (const Genre* genre : allGenres())
        for (const char* profile : {"hard", "everything"})
            QTest::addRow("%s, %s", std::string(genre->id).c_str(), profile)
                << QString::fromUtf8(genre->sample.data(), static_cast<int>(genre->sample.size())) << profile;
}

/// Whatever real traces hold: something is drawn of each step, on the board, at every zoom.
void StepDrawingTest::everyStepOfATraceIsDrawn()
{
    QFETCH(QString, address);
    QFETCH(QString, profile);
    const Board board = boardOf(address.toUtf8().constData());
    const Trace found = traceOf(board, *findProfile(profile.toStdString()));
    QVERIFY(!found.path().empty());
    for (const Step& step : found.steps)
        for (const double pixels : {10.0, 16.0, 54.0}) {
            const Drawing drawing =
                drawStep(boardBefore(board, found, step.id), found, step.id, {.cellPixels = pixels});
            QVERIFY2(!drawing.items.empty(), qPrintable(QString::number(step.id)));
            const auto [width, height] = board.size();
            for (const Item& item : drawing.items)
                for (const Point p : item.points)
                    QVERIFY(p.x > -2 && p.y > -2 && p.x < width + 2 && p.y < height + 2);
        }
    for (const Branch& branch : found.branches)
        if (branch.id != 0) {
            const Split& split = found.split(branch.of);
            const auto way = std::ranges::find(split.branches, branch.id) - split.branches.begin() + 1;
            QVERIFY(says(drawHypothesis(boardBefore(board, found, split.step), found, branch.id),
                         split.kind == Split::Ways ? std::to_string(way) : "?"));
        }
}

TOKISUJI_TEST(StepDrawingTest);
#include "step_drawing_test.moc"
