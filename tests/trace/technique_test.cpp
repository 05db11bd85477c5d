// A board, a technique, what it concludes there and by which rules: one row each in tests/data/trace/techniques.json.
#include "engine/trace/messages.h"
#include "engine/trace/naming.h"
#include "engine/trace/technique.h"
#include "tests/trace/boards.h"

#include <QtTest>

#include <map>

using namespace tokisuji;

namespace {

QJsonArray fixtures()
{
    QFile file(QStringLiteral(TEST_DATA "/trace/techniques.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no fixtures");
    return QJsonDocument::fromJson(file.readAll()).object()["fixtures"].toArray();
}

QString conclusionsOf(const Step& step)
{
    QStringList atoms;
    for (const Atom& atom : step.conclusions)
        atoms << QString::fromStdString(toText(atom, TextLanguage::English));
    return atoms.join(", ");
}

QString rulesOfStep(const Step& step)
{
    QStringList rules;
    for (const ConKey& key : step.why.constraints)
        rules << QString::fromStdString(std::string(key.family) + "@" + toString(key.anchor));
    rules.sort();
    return rules.join(" ");
}

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
        for (const QJsonValue& fixture : fixtures())
            QTest::newRow(qPrintable(fixture["technique"].toString()))
                << fixture["technique"].toString() << fixture["url"].toString() << fixture["conclusions"].toString()
                << fixture["rules"].toString();
    }
    void isFound()
    {
        QFETCH(QString, technique);
        QFETCH(QString, url);
        QFETCH(QString, conclusions);
        QFETCH(QString, rules);
        static std::map<QString, Trace> traces;
        if (!traces.contains(url))
            traces.emplace(url, cleaned(traceOf(url.toStdString(), "normal")));
        const Trace& found = traces.at(url);
        QStringList seen;
        for (const StepId id : found.path()) {
            const Step& step = found.step(id);
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
        for (const tracing::NameRow& row : tracing::nameRows()) {
            QVERIFY2(ids.contains(row.technique), row.technique.data());
            QVERIFY(row.genre.empty() || findGenre(row.genre) != nullptr);
        }
    }

    void sentencesAreFilled()
    {
        for (const std::string& url : ownBoards()) {
            const Trace found = traceOf(url, "normal");
            for (const Step& step : found.steps)
                for (const TextLanguage language : {TextLanguage::English, TextLanguage::Japanese}) {
                    const std::string text = toText(found, step, language);
                    QVERIFY(!text.empty());
                    QVERIFY2(text.find('{') == std::string::npos, text.c_str());
                }
        }
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

QTEST_GUILESS_MAIN(TechniqueTest)
#include "technique_test.moc"
