#include "editor/ui/texts/publish_text.h"

#include "editor/ui/texts/bilingual_text.h"
#include "editor/ui/texts/edit_text.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>
#include <QStringList>
#include <QUrl>

namespace tokisuji {

namespace {

/// Its context is "PublishText".
struct PublishWords {
    Q_DECLARE_TR_FUNCTIONS(PublishText)
public:
    static QString by(const QString& author) { return tr("by %1").arg(author); }
    static QString difficulty(const QString& stars) { return tr("Difficulty %1").arg(stars); }
    static QString separator() { return tr(" · ", "between the facts of a puzzle"); }
    static QString variant(const QString& name) { return tr("Variant: %1").arg(name); }
    static QString solution() { return tr("Solution"); }
    static QString example() { return tr("Example"); }
    static QString contents() { return tr("Contents"); }
    static QString solutions() { return tr("Solutions"); }
    static QString solveOnline() { return tr("Solve online"); }
};

} // namespace

QString publishedRules(const Board& board)
{
    const Genre& genre = genreOf(board);
    if (!genre.isWhole())
        return {};
    QStringList paragraphs{genreSummary(genre)};
    for (const Variant& variant : genre.variants)
        if (board.hasFlag(variant.letter) && !variant.displayOnly)
            paragraphs << PublishWords::variant(bilingualText(variant.name));
    return paragraphs.join(u'\n');
}

QString difficultyStars(int level)
{
    constexpr int most = 5;
    return QString(level, QChar(u'★')) + QString(most - level, QChar(u'☆'));
}

QString publishedByline(const QString& kind, const QString& author, std::optional<int> level)
{
    QStringList facts;
    if (!kind.isEmpty())
        facts << kind;
    if (!author.isEmpty())
        facts << PublishWords::by(author);
    if (level)
        facts << PublishWords::difficulty(difficultyStars(*level));
    return facts.join(PublishWords::separator());
}

Result<std::string> webAddress(const Board& board)
{
    Result<std::string> address = writeUrl(board, Site::PuzzLink);
    return address ? address : writeUrl(board, Site::Pzv);
}

QString contentsHeading()
{
    return PublishWords::contents();
}

QString solutionsHeading()
{
    return PublishWords::solutions();
}

Published publishedOf(const Board& board, const PublishWishes& wishes, const PublishFindings& findings)
{
    Published published(board);
    const QString kind = genreTitle(genreOf(board));
    if (wishes.heading) {
        published.title = wishes.title.isEmpty() ? kind : wishes.title;
        published.byline = publishedByline(wishes.title.isEmpty() ? QString() : kind, wishes.author, findings.level);
    } else {
        published.byline = publishedByline({}, {}, findings.level);
    }
    if (wishes.rules)
        published.rules = wishes.ownRules.isEmpty() ? publishedRules(board) : wishes.ownRules;
    if (wishes.code)
        if (const auto address = webAddress(board)) {
            published.address = QString::fromStdString(*address);
            published.addressHead = PublishWords::solveOnline();
            published.addressText = QUrl(published.address).host();
        }
    published.answerHead = PublishWords::solution();
    published.exampleHead = PublishWords::example();
    published.answer = findings.answer;
    published.example = findings.example;
    published.exampleAnswer = findings.exampleAnswer;
    return published;
}

} // namespace tokisuji
