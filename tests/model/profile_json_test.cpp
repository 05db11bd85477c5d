// What a solver knows as JSON and back.
#include "editor/model/profile_json.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QTest>

using namespace tokisuji;

class ProfileJsonTest : public QObject {
    Q_OBJECT
private slots:
    void comesBack()
    {
        for (const Profile& known : profiles()) {
            Profile own = known;
            own.name = "私の profile";
            own.off = {"cut-cell", "of-the-future"};
            own.uniqueness = Profile::Uniqueness::Marked;
            const auto back = profileFromJson(toJson(own));
            QVERIFY(back);
            QVERIFY(*back == own);
        }
    }

    void leftOutIsAsUsual()
    {
        const auto plain = profileFromJson({{"memory", 2}});
        Profile expected = *findProfile("normal");
        expected.memory = 2;
        QVERIFY(plain && *plain == expected);
        const auto hard = profileFromJson({{"like", "hard"}, {"name", "mine"}});
        expected = *findProfile("hard");
        expected.name = "mine";
        QVERIFY(hard && *hard == expected);
    }

    void wrongFieldsAreNamed_data()
    {
        QTest::addColumn<QJsonObject>("json");
        QTest::addColumn<QString>("field");
        QTest::newRow("unknown") << QJsonObject{{"memroy", 2}} << "memroy";
        QTest::newRow("too large") << QJsonObject{{"maxLevel", 10}} << "maxLevel";
        QTest::newRow("negative") << QJsonObject{{"nesting", -1}} << "nesting";
        QTest::newRow("not whole") << QJsonObject{{"memory", 1.5}} << "memory";
        QTest::newRow("not a truth") << QJsonObject{{"askSolver", 1}} << "askSolver";
        QTest::newRow("word") << QJsonObject{{"uniqueness", "always"}} << "uniqueness";
        QTest::newRow("list") << QJsonObject{{"off", "cut-cell"}} << "off";
        QTest::newRow("in the list") << QJsonObject{{"off", QJsonArray{3}}} << "off";
        QTest::newRow("like what") << QJsonObject{{"like", "nobody"}} << "like";
    }
    void wrongFieldsAreNamed()
    {
        QFETCH(QJsonObject, json);
        QFETCH(QString, field);
        const auto read = profileFromJson(json);
        QVERIFY(!read);
        QCOMPARE(read.error(), (Error{"profile-field", {field.toStdString()}, std::nullopt}));
    }
};

TOKISUJI_TEST(ProfileJsonTest);
#include "profile_json_test.moc"
