#include "editor/ui/texts/publish_text.h"

#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/path_text.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/trace/difficulty.h"

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
    static QString difficulty(const QString& stars, double hardest)
    {
        return tr("Difficulty %1 %2", "stars and a number").arg(stars).arg(hardest, 0, 'f', 1);
    }
    static QString length(int steps) { return tr("%n steps", nullptr, steps); }
    static QString howToSolve() { return tr("How to solve it"); }
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
        if (board.hasFlag(variant.letter) && !variant.isLook)
            paragraphs << PublishWords::variant(variantName(genre, variant));
    return paragraphs.join(u'\n');
}

QString difficultyStars(int level)
{
    constexpr int most = 5;
    return QString(level, QChar(u'★')) + QString(most - level, QChar(u'☆'));
}

QString publishedDifficulty(const Difficulty& difficulty)
{
    return PublishWords::difficulty(difficultyStars(difficultyLevel(difficulty.hardest)), difficulty.hardest)
           + PublishWords::separator() + PublishWords::length(difficulty.steps);
}

QString publishedByline(const QString& kind, const QString& author, const std::optional<Difficulty>& difficulty)
{
    QStringList facts;
    if (!kind.isEmpty())
        facts << kind;
    if (!author.isEmpty())
        facts << PublishWords::by(author);
    if (difficulty)
        facts << publishedDifficulty(*difficulty);
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
        published.byline =
            publishedByline(wishes.title.isEmpty() ? QString() : kind, wishes.author, findings.difficulty);
    } else {
        published.byline = publishedByline({}, {}, findings.difficulty);
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
    if (findings.path)
        published.path = std::make_shared<const WrittenPath>(writtenPath(findings.path, board.withoutMarks()));
    published.pathHead = PublishWords::howToSolve();
    return published;
}

} // namespace tokisuji
