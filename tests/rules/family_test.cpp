// Families: each is declared once, by the page or the word that says it, and nobody else knows it by its name.
#include "tests/support/paths.h"
#include "tests/support/test.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

using namespace tokisuji;

namespace {

struct Source {
    QString path; ///< in the source tree
    QString text;
};

const QList<Source>& sources()
{
    static const QList<Source> all = [] {
        QList<Source> found;
        const QString root = tests::sourcePath("");
        for (const char* folder : {"engine", "editor", "app", "tools"})
            for (QDirIterator it(tests::sourcePath(folder), {"*.cpp", "*.h"}, QDir::Files,
                                 QDirIterator::Subdirectories);
                 it.hasNext();) {
                QFile file(it.next());
                if (file.open(QIODevice::ReadOnly))
                    found.append({QDir(root).relativeFilePath(file.fileName()), QString::fromUtf8(file.readAll())});
            }
        return found;
    }();
    return all;
}

struct Declaration {
    QString path;
    QString variable;
    QString id;
    QString rest; ///< up to the end of the declaration
};

QList<Declaration> declarations()
{
    static const QRegularExpression form(
        QStringLiteral("constexpr RuleFamily (\\w+)\\s*\\{\\s*\\.id = \"([^\"]+)\"(.*?)\\};\n"),
        QRegularExpression::DotMatchesEverythingOption);
    QList<Declaration> found;
    for (const Source& source : sources())
        for (auto matches = form.globalMatch(source.text); matches.hasNext();) {
            const auto match = matches.next();
            found.append({source.path, match.captured(1), match.captured(2), match.captured(3)});
        }
    return found;
}

/// "clue-count" as a variable: "clueCount".
QString camel(const QString& id)
{
    QString name;
    for (const QString& word : id.split('-'))
        name += name.isEmpty() ? word : word.front().toUpper() + word.sliced(1);
    return name;
}

/// What is no family, though it is spelled like one: words of a file format, and techniques.
bool isOtherName(const QString& path, const QString& id)
{
    return (path.startsWith("engine/formats/edge_text.") && id == "pin")
           || (path.startsWith("editor/export/replay_") && id == "visible")
           || (path == "engine/genre/moves.h" && id == "corner-count");
}

} // namespace

class FamilyTest : public QObject {
    Q_OBJECT
private slots:
    void eachIsDeclaredOnce()
    {
        QMap<QString, QString> places;
        for (const Declaration& family : declarations()) {
            QVERIFY2(!places.contains(family.id), qPrintable(family.id + ": " + family.path));
            places.insert(family.id, family.path);
            QCOMPARE(family.variable, camel(family.id));
        }
        QVERIFY(places.size() > 150);
    }

    /// What people meet has its name and what is said of it, in both languages. Searches say rules of their own, which
    /// nobody sees.
    void eachHasItsWords()
    {
        static const QRegularExpression words(QStringLiteral(
            "\\.name = \\{\\s*\"[^}]+\",\\s*\"[^}]+\"\\},\\s*\\.broken =\\s*\\{\\s*\"[^}]+\",\\s*\"[^}]+\"\\}"));
        for (const Declaration& family : declarations())
            if (!family.path.startsWith("engine/advice/") && !family.path.startsWith("engine/generate/"))
                QVERIFY2(words.match(family.rest).hasMatch(), qPrintable(family.id));
    }

    void noneIsKnownByItsNameElsewhere()
    {
        const QList<Declaration> all = declarations();
        for (const Source& source : sources())
            for (const Declaration& family : all) {
                const qsizetype own = source.path == family.path ? 1 : 0;
                const auto named = source.text.count('"' + family.id + '"');
                QVERIFY2(named == own || isOtherName(source.path, family.id),
                         qPrintable(family.id + " in " + source.path));
            }
    }

    /// Readers ask for the role.
    void noneIsComparedByItsName()
    {
        static const QRegularExpression compared(QStringLiteral(
            "(==|!=)\\s*[\\w.>()-]*family(->|\\.)id\\b|family(->|\\.)id\\s*(==|!=|\\.(starts|ends)_with|\\.find)"));
        for (const Source& source : sources()) {
            const auto match = compared.match(source.text);
            QVERIFY2(!match.hasMatch(), qPrintable(source.path + ": " + match.captured()));
        }
    }
};

TOKISUJI_TEST(FamilyTest);
#include "family_test.moc"
