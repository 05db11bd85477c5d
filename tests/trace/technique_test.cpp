// A board, a technique, what it concludes there and by which rules: one row each in resources/techniques.json.
#include "engine/trace/messages.h"
#include "engine/trace/naming.h"
#include "engine/trace/patterns/library.h"
#include "engine/trace/replay.h"
#include "engine/trace/technique.h"
#include "tests/support/paths.h"
#include "tests/support/test.h"
#include "tests/trace/boards.h"
#include "tests/trace/without_patterns.h"

#include <QFile>
#include <QTest>

#include <map>
#include <set>

using namespace tokisuji;

namespace {

QJsonArray fixtures()
{
    QFile file(tests::sourcePath("resources/techniques.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no fixtures");
    return QJsonDocument::fromJson(file.readAll()).object()["fixtures"].toArray();
}

QString conclusionsOf(const Step& step)
{
    QStringList atoms;
    for (const Atom& atom : step.conclusions)
        atoms << QString::fromStdString(toText(atom));
    return atoms.join(", ");
}

QString rulesOfStep(const Step& step)
{
    QStringList rules;
    for (const ConKey& key : step.why.constraints)
        rules << QString::fromStdString(std::string(key.family->id) + "@" + toString(key.anchor));
    rules.sort();
    return rules.join(" ");
}

/// What a fixture says of the solver beside "normal".
Profile profileOf(const QJsonObject& fixture)
{
    Profile profile = *findProfile(fixture["profile"].toString("normal").toStdString());
    profile.memory = fixture["memory"].toInt(profile.memory);
    profile.nesting = fixture["nesting"].toInt(profile.nesting);
    if (fixture["withoutPatterns"].toBool())
        profile = withoutPatterns(std::move(profile));
    for (const QJsonValue& id : fixture["off"].toArray())
        profile.off.insert(id.toString().toStdString());
    if (fixture["uniqueness"].toBool())
        profile.uniqueness = Profile::Uniqueness::Marked;
    return profile;
}

/// The steps that a fixture speaks of: those of the main line, or those that follow from hypotheses.
std::vector<Step> stepsOf(const Trace& found, const QJsonObject& fixture)
{
    std::vector<Step> steps;
    if (fixture["supposed"].toBool())
        std::ranges::copy_if(found.steps, std::back_inserter(steps), [](const Step& step) { return step.in != 0; });
    else
        for (const StepId id : found.path())
            steps.push_back(found.step(id));
    return steps;
}

/// Techniques without a fixture, each with the reason.
const std::map<std::string_view, const char*> withoutFixture{
    {"silent", "helpers follow their definitions without a step"},
    {"hypothesis", "the name of a case that goes on; promote() gives it"},
    {"separated", "a contradiction, never a step"},
    {"count-full", "every genre has its own name for it"},
    {"count-rest", "every genre has its own name for it"},
    {"count-at-least", "every genre has its own name for it"},
    {"count-at-most", "every genre has its own name for it"},
    {"hidden-single", "sudoku names it by its unit"},
    {"locked-candidates", "sudoku calls it pointing or claiming"},
    {"naked-subset", "sudoku names it by its size; four cells are left, which the other four numbers show first"},
    {"hidden-subset", "sudoku names it by its size; of four the other cells show it first"},
    {"fish", "sudoku names it by its size"},
    {"isolation", "hashikake names it by what is isolated"},
    {"constraints", "found by the solver; soundness_test proves its steps"},
    {"solver", "has no reason that could be stated"},
};

} // namespace

class TechniqueTest : public QObject {
    Q_OBJECT
private slots:
    void isFound_data()
    {
        QTest::addColumn<QString>("technique");
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("conclusions");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QJsonObject>("fixture");
        for (const QJsonValue& fixture : fixtures())
            QTest::newRow(qPrintable(fixture["technique"].toString()))
                << fixture["technique"].toString() << fixture["url"].toString() << fixture["conclusions"].toString()
                << fixture["rules"].toString() << fixture.toObject();
    }
    void isFound()
    {
        QFETCH(QString, technique);
        QFETCH(QString, url);
        QFETCH(QString, conclusions);
        QFETCH(QString, rules);
        QFETCH(QJsonObject, fixture);
        static std::map<std::pair<QString, QByteArray>, Trace> traces;
        const Profile profile = profileOf(fixture);
        const auto key = std::pair(url, QByteArray::number(profile.memory) + profile.name.c_str()
                                            + QByteArray::number(fixture["uniqueness"].toBool())
                                            + QByteArray::number(profile.off.size()));
        if (!traces.contains(key))
            traces.emplace(key, cleaned(traceOf(boardOf(url.toStdString()), profile)));
        const Trace& found = traces.at(key);
        QStringList seen;
        for (const Step& step : stepsOf(found, fixture)) {
            if (technique != QString::fromUtf8(step.technique.data(), static_cast<int>(step.technique.size())))
                continue;
            if (conclusionsOf(step) == conclusions && rulesOfStep(step) == rules)
                return;
            seen << conclusionsOf(step) + " by " + rulesOfStep(step);
        }
        QFAIL(qPrintable("not found; seen: " + seen.join("; ")));
    }

    void tableIsInOrder()
    {
        std::set<std::string_view> ids;
        for (const Technique& technique : techniques()) {
            QVERIFY2(ids.insert(technique.id).second, technique.id.data());
            QVERIFY(!technique.name.en.empty() && !technique.name.ja.empty());
            QVERIFY(technique.level >= 0 && technique.level < 10);
        }
        QCOMPARE(techniques()[idOf(Move::Solver)].id, std::string_view("solver"));
        QCOMPARE(techniques()[idOf(Move::NeighbourWhite)].id, std::string_view("neighbour-white"));
        QCOMPARE(techniques()[idOf(Move::UniqueDetour)].id, std::string_view("unique-detour"));
    }

    void everyTechniqueHasAFixture()
    {
        std::set<std::string> shown;
        for (const QJsonValue& fixture : fixtures())
            shown.insert(fixture["technique"].toString().toStdString());
        for (const Technique& technique : techniques()) {
            const bool isShown = shown.contains(std::string(technique.id));
            QVERIFY2(isShown || withoutFixture.contains(technique.id), technique.id.data());
            QVERIFY2(!isShown || !withoutFixture.contains(technique.id), technique.id.data());
        }
        for (const auto& [id, reason] : withoutFixture)
            QVERIFY2(findTechnique(id) != nullptr, reason);
    }

    /// Each has its own, and says what it concludes.
    void everyTechniqueHasASentence()
    {
        const Bilingual usual = sentenceOf("no such technique");
        for (const Technique& technique : techniques()) {
            if (technique.id == "silent")
                continue;
            const Bilingual text = sentenceOf(technique.id);
            QVERIFY2(text.en != usual.en && text.ja != usual.ja, technique.id.data());
            for (const std::string_view form : {text.en, text.ja})
                QVERIFY2(technique.id == "separated" || form.find("{conclusions}") != std::string_view::npos,
                         technique.id.data());
            QCOMPARE(technique.assumesUniqueness, text.en.find("assuming one solution") != std::string_view::npos);
        }
    }

    /// What is said of the difficulty agrees with the numbers.
    void difficultyIsToldInWords()
    {
        using Remark = DifficultyRemark;
        const auto told = [](const std::vector<Remark>& remarks, Remark::Kind kind) {
            const auto found = std::ranges::find(remarks, kind, &Remark::kind);
            return found == remarks.end() ? 0 : found->count;
        };
        QVERIFY(remarksOn(Trace{}).empty());
        std::set<Remark::Kind> kinds;
        for (const std::string& url : ownBoards())
            for (const char* profile : {"easy", "normal"}) {
                const Trace found = traceOf(url, profile);
                const auto remarks = remarksOn(found);
                QCOMPARE(remarks.empty(), found.path().empty());
                QCOMPARE(told(remarks, Remark::Hypotheses), found.difficulty.hypotheses);
                QCOMPARE(told(remarks, Remark::Memory), found.difficulty.memory);
                QCOMPARE(told(remarks, Remark::Chokes), found.difficulty.chokes);
                QCOMPARE(told(remarks, Remark::Uniqueness), 0);
                if (!remarks.empty() && remarks.front().kind == Remark::Hardest)
                    QVERIFY(findTechnique(remarks.front().technique) != nullptr);
                for (const Remark& remark : remarks)
                    kinds.insert(remark.kind);
            }
        for (const Remark::Kind kind : {Remark::NothingHard, Remark::Hardest, Remark::Hypotheses, Remark::Chokes})
            QVERIFY(kinds.contains(kind));
    }

    /// The hardest step of a cleaned path is one of those that are left: here a pair is found that nothing needs.
    void difficultyIsOfWhatIsLeft()
    {
        const Trace found = traceOf("https://puzz.link/p?creek/4/4/l13w", "easy");
        const Trace clean = cleaned(found);
        QVERIFY(clean.path().size() < found.path().size());
        QCOMPARE(clean.difficulty.steps, static_cast<int>(clean.path().size()));
        QVERIFY(clean.difficulty.hardest < found.difficulty.hardest);
    }

    /// A cell stays empty or belongs to one of few ships: each of these is followed until it breaks something, though
    /// what all have in common shows sooner to be nothing.
    void fewShipsAreStruckOffOneByOne()
    {
        for (const char* url : {"https://puzz.link/p?retroships/5/5/303100g3h33i0h64g34g2/3/11g/21o/31s",
                                "https://puzz.link/p?retroships/5/5/050h22h1230h5i1g2g42/3/11g/21o/31s"})
            QCOMPARE(traceOf(url, "normal").result, TraceResult::Solved);
    }

    void profilesAreGraded()
    {
        QCOMPARE(profiles().size(), std::size_t{4});
        QVERIFY(!findProfile("none such"));
        for (std::size_t k = 1; k < profiles().size(); ++k) {
            QVERIFY(profiles()[k - 1].memory <= profiles()[k].memory);
            QVERIFY(profiles()[k - 1].maxLevel <= profiles()[k].maxLevel);
        }
    }

    /// No hypothesis is tried where a rule alone still finds a mark.
    void rulesComeBeforeHypotheses()
    {
        const Profile hard = *findProfile("hard");
        const Profile rulesAlone{.name = "rules alone"};
        int hypotheses = 0;
        for (const Genre* genre : allGenres()) {
            const Board start = boardOf(genre->sample);
            const Trace found = traceOf(start, hard);
            for (const StepId id : found.path()) {
                if (!restsOnHypothesis(found, found.step(id)))
                    continue;
                ++hypotheses;
                const Board before = boardBefore(start, found, id);
                const Trace left = trace(before, {.profile = rulesAlone, .marks = MarkUse::Use});
                QVERIFY2(boardAtEnd(before, left) == before, genre->id.c_str());
            }
        }
        QVERIFY(hypotheses > 20);
    }

    void harderProfilesSolveMore()
    {
        for (const std::string& url : ownBoards()) {
            bool solved = false;
            for (const Profile& profile : profiles()) {
                if (profile.name == "everything")
                    continue;
                const bool now = traceOf(boardOf(url), profile).result == TraceResult::Solved;
                QVERIFY2(now || !solved, url.c_str());
                solved = now;
            }
        }
    }
};

TOKISUJI_TEST(TechniqueTest);
#include "technique_test.moc"
