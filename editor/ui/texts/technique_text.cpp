#include "editor/ui/texts/technique_text.h"

#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/step_text.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>
#include <QStringList>

namespace tokisuji {

namespace {

constexpr std::size_t mostKinds = 4; ///< that are named
const QLatin1String pictureScheme("technique:");

/// Its context is "TechniqueText".
struct TechniqueWords {
    Q_DECLARE_TR_FUNCTIONS(TechniqueText)
public:
    static QString level(int level) { return tr("Level %1").arg(level); }
    static QString picture() { return tr("Picture"); }
    static QString technique() { return tr("Technique"); }
    static QString kinds() { return tr("Kinds"); }
    static QString more(const QString& few, int count) { return tr("%1 and %n more", nullptr, count).arg(few); }
    static QString separator() { return tr(", ", "between kinds of puzzles"); }
};

/// A table has no lines of its own within a cell.
QString inCell(QString text)
{
    return text.replace(QLatin1Char('|'), QLatin1Char('/')).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

QString kindsText(const std::vector<const Genre*>& genres)
{
    QStringList few;
    for (std::size_t k = 0; k < std::min(mostKinds, genres.size()); ++k)
        few << genreTitle(*genres[k]);
    const QString text = few.join(TechniqueWords::separator());
    return genres.size() <= mostKinds ? text : TechniqueWords::more(text, static_cast<int>(genres.size() - mostKinds));
}

QString rowOf(const ShownTechnique& shown)
{
    const QString name = techniqueName(shown.technique->id);
    QString text = QStringLiteral("**%1**").arg(inCell(name));
    if (shown.board)
        text += QStringLiteral("<br>") + inCell(stepReason(*shown.trace, shown.trace->step(shown.step), *shown.board));
    const QString picture = shown.board
                                ? QStringLiteral("![%1](%2)").arg(inCell(name), pictureOfTechnique(shown.technique->id))
                                : QString();
    return QStringLiteral("| %1 | %2 | %3 |\n").arg(picture, text, inCell(kindsText(shown.genres)));
}

} // namespace

QString techniqueTable(const std::vector<ShownTechnique>& techniques)
{
    QString text;
    int level = -1;
    for (const ShownTechnique& shown : techniques) {
        if (shown.technique->level != level) {
            level = shown.technique->level;
            text += QStringLiteral("\n## %1\n\n| %2 | %3 | %4 |\n|---|---|---|\n")
                        .arg(TechniqueWords::level(level), TechniqueWords::picture(), TechniqueWords::technique(),
                             TechniqueWords::kinds());
        }
        text += rowOf(shown);
    }
    return text;
}

QString pictureOfTechnique(std::string_view id)
{
    return pictureScheme + QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString techniqueOfPicture(const QString& name)
{
    return name.startsWith(pictureScheme) ? name.mid(pictureScheme.size()) : QString();
}

} // namespace tokisuji
