// A trace as JSON and back: nothing is lost, and damaged input is told, never believed.
#include "editor/model/trace_json.h"
#include "editor/model/trace_words.h"
#include "tests/support/test.h"
#include "tests/trace/boards.h"
#include "tests/trace/without_patterns.h"

#include <QTest>

#include <random>

using namespace tokisuji;

namespace {

const std::string slitherUrl = "https://puzz.link/p?slither/7/7/hchch368267121dgdgbg6di82c";
const std::string yajilinUrl = "https://puzz.link/p?yajilin/6/6/22i21o40g31a";

Trace rawTrace(const std::string& url, const Profile& profile)
{
    const Board board = boardOf(url);
    TraceOptions options{.profile = profile, .keepFailed = true};
    options.determined = check(board, {.alternatives = 0, .conflict = false}).determined;
    return trace(board, options);
}

/// Through the text of the JSON, as it is stored.
Result<Trace> throughText(const Trace& trace)
{
    return traceFromJson(QJsonDocument::fromJson(QJsonDocument(toJson(trace)).toJson()).object());
}

bool equal(const Trace& a, const Trace& b)
{
    const Effort& x = a.effort;
    const Effort& y = b.effort;
    return sameTrace(a, b) && a.puzzle == b.puzzle && a.genre == b.genre && a.profile == b.profile
           && std::tie(x.examinations, x.hypotheses, x.dropped, x.skipped, x.solverCalls, x.ms)
                  == std::tie(y.examinations, y.hypotheses, y.dropped, y.skipped, y.solverCalls, y.ms);
}

void promoteAll(Trace& trace)
{
    for (SplitId id = 1; id <= trace.splits.size(); ++id)
        static_cast<void>(promote(trace, id, caseThatIsLeft(trace, id)));
}

/// Every value in a JSON text, one after the other, replaced by another.
QJsonValue damaged(const QJsonValue& value, int& countdown, const QJsonValue& by)
{
    if (countdown-- == 0)
        return by;
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        for (qsizetype k = 0; k < array.size() && countdown >= 0; ++k)
            array[k] = damaged(array[k], countdown, by);
        return array;
    }
    QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end() && countdown >= 0; ++it)
        it.value() = damaged(it.value(), countdown, by);
    return value.isObject() ? QJsonValue(object) : value;
}

/// Walks over everything that a reader of the trace would.
std::size_t weightOf(const Trace& trace)
{
    std::size_t weight = 0;
    const std::function<void(BranchId)> walk = [&](BranchId branch) {
        for (const StepId id : trace.branches[branch].steps) {
            ++weight;
            for (const FactUse& use : trace.step(id).why.facts)
                weight += use.by == 0 ? 0 : trace.step(use.by).conclusions.size();
            if (const SplitId split = trace.step(id).split; split != 0)
                for (const BranchId inner : trace.split(split).branches)
                    walk(inner);
        }
    };
    walk(0);
    return weight;
}

} // namespace

class TraceJsonTest : public QObject {
    Q_OBJECT
private slots:
    void comesBackWhole_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("profile");
        for (const std::string& url : ownBoards())
            QTest::newRow(url.substr(0, 80).c_str()) << QString::fromStdString(url) << "normal";
        QTest::newRow("with combinations") << QString::fromStdString(slitherUrl) << "hard";
        QTest::newRow("nested") << QString::fromStdString(yajilinUrl) << "everything";
    }
    void comesBackWhole()
    {
        QFETCH(QString, url);
        QFETCH(QString, profile);
        Trace found = rawTrace(url.toStdString(), *findProfile(profile.toStdString()));
        const auto raw = throughText(found);
        QVERIFY(raw && equal(*raw, found));
        const Trace clean = cleaned(found);
        const auto tidy = throughText(clean);
        QVERIFY(tidy && equal(*tidy, clean));
        promoteAll(found);
        const auto swapped = throughText(found);
        QVERIFY2(swapped, swapped ? "" : (swapped.error().id + " " + swapped.error().args.front()).c_str());
        QVERIFY(equal(*swapped, found));
    }

    void contradictionsComeBack()
    {
        Board board = boardOf("https://puzz.link/p?slither/4/4/6ag8c22c");
        board.set(Layer::Number, cellAt(0, 1), 3);
        const Trace found = trace(board, {.profile = *findProfile("normal")});
        QVERIFY(found.result == TraceResult::Contradiction);
        const auto back = throughText(found);
        QVERIFY(back && equal(*back, found));
    }

    void wordsAreAdded()
    {
        const Trace found = rawTrace(slitherUrl, *findProfile("easy"));
        const QJsonObject json =
            toJson(found, [](const Trace&, const Step& step) { return QString("step %1").arg(step.id); });
        QCOMPARE(json["steps"][0]["text"].toString(), QString("step 1"));
        const auto back = traceFromJson(json);
        QVERIFY(back && equal(*back, found));
    }

    void combinationsOfSumsComeBack()
    {
        const Trace found = rawTrace("kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3", *findProfile("normal"));
        QByteArray text = QJsonDocument(toJson(found)).toJson(QJsonDocument::Compact);
        const auto back = traceFromJson(QJsonDocument::fromJson(text).object());
        QVERIFY(back && equal(*back, found));
        const QByteArray way = "[1,2,3,4]";
        QVERIFY(text.contains(way));
        for (const char* wrong : {"[]", "[1,\"x\"]", "[-4,14]", "10"}) {
            const auto damaged = QByteArray(text).replace(text.indexOf(way), way.size(), wrong);
            QVERIFY2(!traceFromJson(QJsonDocument::fromJson(damaged).object()), wrong);
        }
    }

    void placesHaveOneName()
    {
        for (const char* name : {"board", "R1C1", "R0C12", "R200C-1", "R1C1-R1C2", "R0C3-R1C3", "P0,5", "P12,1"}) {
            const auto place = placeNamed(name);
            QVERIFY2(place, name);
            QCOMPARE(toString(*place), std::string(name));
        }
        for (const char* name : {"", "r1c1", "R1C1 ", "R01C1", "R1C1-R3C1", "R1C2-R1C1", "R1C1-R2C2", "R9999C1", "P1"})
            QVERIFY2(!placeNamed(name), name);
    }

    /// What another version calls a technique or a rule is kept.
    void unknownWordsAreKept()
    {
        QJsonObject json = toJson(rawTrace(slitherUrl, *findProfile("easy")));
        QJsonArray steps = json["steps"].toArray();
        QJsonObject first = steps[0].toObject();
        first["technique"] = "of-the-future";
        steps[0] = first;
        json["steps"] = steps;
        const auto back = traceFromJson(json);
        QVERIFY(back);
        QCOMPARE(back->steps.front().technique, std::string_view("of-the-future"));
        QCOMPARE(toJson(*back), json);
    }

    void wrongFieldsAreNamed()
    {
        QJsonObject json = toJson(rawTrace(slitherUrl, *findProfile("easy")));
        QCOMPARE(traceFromJson({}).error().id, std::string("trace-field"));
        QJsonObject noResult = json;
        noResult["result"] = "finished";
        QCOMPARE(traceFromJson(noResult).error(), (Error{"trace-field", {"result"}, std::nullopt}));
        QJsonArray steps = json["steps"].toArray();
        QJsonObject third = steps[2].toObject();
        third["id"] = 1;
        steps[2] = third;
        json["steps"] = steps;
        QCOMPARE(traceFromJson(json).error().id, std::string("trace-order"));
    }

    /// Each value of a small trace replaced by each of several others: an error, or a trace that can be walked.
    void damageIsHarmless()
    {
        const Trace found = rawTrace(yajilinUrl, withoutPatterns(*findProfile("normal")));
        Trace swapped = found;
        promoteAll(swapped);
        const QJsonObject json = toJson(swapped);
        int refused = 0;
        int taken = 0;
        std::mt19937 random(4);
        for (int value = 1; value < 60000; value += 1 + static_cast<int>(random() % 300)) {
            const std::array<QJsonValue, 6> others{QJsonValue(), -1, 3, 1e300, "x", QJsonArray{1, QJsonObject{}}};
            int countdown = value;
            const QJsonObject broken = damaged(json, countdown, others[random() % others.size()]).toObject();
            if (countdown >= 0)
                break;
            const auto read = traceFromJson(broken);
            if (!read) {
                ++refused;
                QVERIFY(!read.error().args.empty());
                continue;
            }
            ++taken;
            QVERIFY(weightOf(*read) < 100000);
            Trace walked = cleaned(*read);
            promoteAll(walked);
            for (SplitId id = 1; id <= walked.splits.size(); ++id)
                static_cast<void>(demote(walked, id));
            QVERIFY(weightOf(walked) < 100000);
        }
        qInfo("%d refused, %d taken", refused, taken);
        QVERIFY(refused > 20);
        QVERIFY(taken > 2);
    }
};

TOKISUJI_TEST(TraceJsonTest);
#include "trace_json_test.moc"
