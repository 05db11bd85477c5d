// Techniques that assume one solution: true in it, marked, and never used before it is proved to be the only one.
#include "engine/trace/prover.h"
#include "engine/trace/repertoire.h"
#include "engine/trace/technique.h"
#include "tests/support/paths.h"
#include "tests/support/test.h"
#include "tests/trace/boards.h"
#include "tests/trace/holds.h"

#include <QFile>
#include <QTest>

#include <map>
#include <set>

using namespace tokisuji;

namespace {

Profile withUniqueness(const std::string& name)
{
    Profile profile = *findProfile(name);
    profile.uniqueness = Profile::Uniqueness::Marked;
    return profile;
}

std::vector<Step> stepsByUniqueness(const Trace& trace)
{
    std::vector<Step> found;
    for (const Step& step : trace.steps)
        if (findTechnique(step.technique)->assumesUniqueness)
            found.push_back(step);
    return found;
}

bool hasTechniquesByUniqueness(const Genre& genre)
{
    return std::ranges::any_of(techniques(), [&](const Technique& technique) {
        return technique.assumesUniqueness && isTechniqueOf(genre.id, technique.id);
    });
}

/// Boards of the fixtures that need uniqueness, and the techniques that would find there first what it finds.
std::map<std::string, std::set<std::string, std::less<>>> fixtureProfiles()
{
    std::map<std::string, std::set<std::string, std::less<>>> off;
    QFile file(tests::sourcePath("resources/techniques.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no fixtures");
    for (const QJsonValue& fixture : QJsonDocument::fromJson(file.readAll())["fixtures"].toArray())
        if (fixture["uniqueness"].toBool())
            for (auto& ids = off[fixture["url"].toString().toStdString()];
                 const QJsonValue& id : fixture["off"].toArray())
                ids.insert(id.toString().toStdString());
    return off;
}

std::vector<std::string> fixtureBoards()
{
    std::vector<std::string> urls;
    for (const auto& [url, off] : fixtureProfiles())
        urls.push_back(url);
    return urls;
}

std::vector<std::string> allBoards()
{
    std::vector<std::string> urls = ownBoards();
    const auto fixtures = fixtureBoards();
    urls.insert(urls.end(), fixtures.begin(), fixtures.end());
    return urls;
}

} // namespace

class UniquenessTest : public QObject {
    Q_OBJECT
private slots:
    /// What is concluded holds in the one solution, and so does everything that is built on it.
    void holdsInTheSolution_data()
    {
        QTest::addColumn<bool>("own");
        QTest::newRow("own boards") << true;
        QTest::newRow("corpus") << false;
    }
    void holdsInTheSolution()
    {
        QFETCH(bool, own);
        std::vector<std::string> urls = own ? allBoards() : corpusBoards(81);
        std::erase_if(urls, [](const std::string& url) { return !hasTechniquesByUniqueness(genreOf(boardOf(url))); });
        QVERIFY(!urls.empty());
        auto fixtures = fixtureProfiles();
        std::map<std::string_view, int> counts;
        for (const std::string& url : urls) {
            const Board board = boardOf(url);
            const Verdict verdict = check(board, {.alternatives = 0, .conflict = false});
            Profile profile = withUniqueness("normal");
            if (fixtures.contains(url))
                profile.off = fixtures[url];
            const Trace found = traceOf(board, profile);
            if (verdict.status != Status::Unique) {
                QVERIFY2(stepsByUniqueness(found).empty(), url.c_str());
                continue;
            }
            QVERIFY2(agrees(*verdict.solution, found), url.c_str());
            for (const Step& step : stepsByUniqueness(found)) {
                QVERIFY(step.in == 0);
                ++counts[step.technique];
            }
        }
        for (const auto& [technique, count] : counts)
            qInfo("%s: %d", technique.data(), count);
        QVERIFY(!own || counts.size() == 4);
    }

    /// Every other step follows by the rules from what it leans on.
    void otherStepsFollow()
    {
        for (const std::string& url : fixtureBoards()) {
            const Board board = boardOf(url);
            const Rules rules = rulesOf(board);
            Prover prover(rules);
            const Trace found = traceOf(board, withUniqueness("normal"));
            for (const Step& step : found.steps)
                if (!findTechnique(step.technique)->assumesUniqueness)
                    QVERIFY(prover.follows(step.why, step.conclusions) != Prover::Answer::DoesNotFollow);
        }
    }

    /// Clues taken away until there are several solutions: nothing of the kind is used, whoever asks for it.
    void isNeverUsedUnproved()
    {
        int several = 0;
        for (const std::string& url : fixtureBoards()) {
            const Board board = boardOf(url);
            TraceOptions unproved{.profile = withUniqueness("normal")};
            QVERIFY(stepsByUniqueness(trace(board, unproved)).empty());
            TraceOptions off{.profile = *findProfile("normal"), .isUnique = true};
            QVERIFY(stepsByUniqueness(trace(board, off)).empty());
            for (const Place cell : board.grid().cells()) {
                Board poorer = board;
                poorer.set(Layer::Number, cell, blank);
                const Verdict verdict = check(poorer, {.alternatives = 0, .conflict = false});
                if (poorer == board || verdict.status != Status::Several)
                    continue;
                ++several;
                QVERIFY(stepsByUniqueness(traceOf(poorer, withUniqueness("normal"))).empty());
                break;
            }
        }
        QVERIFY(several > 5);
    }

    void canBeSwitchedOffOneByOne()
    {
        for (const std::string& url : fixtureBoards()) {
            Profile profile = withUniqueness("normal");
            const auto used = stepsByUniqueness(traceOf(boardOf(url), profile));
            if (used.empty())
                continue;
            profile.off.emplace(used.front().technique);
            for (const Step& step : stepsByUniqueness(traceOf(boardOf(url), profile)))
                QVERIFY(step.technique != used.front().technique);
            profile = withUniqueness("easy");
            QVERIFY(stepsByUniqueness(traceOf(boardOf(url), profile)).empty()); // beyond its level
        }
    }
};

TOKISUJI_TEST(UniquenessTest);
#include "uniqueness_test.moc"
