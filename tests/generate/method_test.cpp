// Methods: the recipes of the pages name them, and each is named.
#include "engine/generate/method.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace tokisuji;

class MethodTest : public QObject {
    Q_OBJECT
private slots:
    void listIsSorted()
    {
        QVERIFY(std::ranges::is_sorted(methods(), {}, &Method::name));
        for (const Method* method : methods())
            QCOMPARE(&methodOf(method->name), method);
        QVERIFY(methodOf("").begin == nullptr);
    }

    void recipesAndMethodsGoTogether()
    {
        std::set<std::string_view> named;
        for (const Genre* genre : allGenres())
            if (genre->recipe && !genre->recipe->method.empty())
                named.insert(genre->recipe->method);
        std::set<std::string_view> known;
        for (const Method* method : methods())
            known.insert(method->name);
        QVERIFY(named == known);
    }

    /// On large boards some signs never find a partner: these go, and the others have rooms and a solution.
    void balloonsFindRoomsOnLargeBoards()
    {
        const Genre& genre = *findGenre("dosufuwa");
        const GenerateOptions options{.size = {12, 12}};
        const ClueLimits limits(genre, options);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Random random(seed);
            const auto draft =
                methodOf("balloons")
                    .begin({genre, *genre.recipe, methodOf("balloons"), limits, WishList{}, random, Halt{}});
            QVERIFY(draft);
            QVERIFY(isRight(rulesOf(draft->full), draft->solution));
        }
    }
};

TOKISUJI_TEST(MethodTest);
#include "method_test.moc"
