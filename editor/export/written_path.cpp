#include "editor/export/written_path.h"

#include "editor/export/export_message.h"
#include "editor/whole_file.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

/// How each kind of line begins.
QString signOf(const WrittenLine& line)
{
    const std::array signs{QStringLiteral("?"), QStringLiteral("(%1)"), QStringLiteral("%1."), QStringLiteral("!"),
                           QStringLiteral("=")};
    const QString& sign = signs[line.sign];
    return sign.contains(QLatin1Char('%')) ? sign.arg(line.number) : sign;
}

QString concluded(const QString& title, const QString& conclusion)
{
    return conclusion.isEmpty() ? title : QStringLiteral("%1: %2").arg(title, conclusion);
}

/// Nothing in it is taken for a mark of Markdown.
QString plainInMarkdown(QString text)
{
    static const QRegularExpression marks(QStringLiteral(R"(([\\`*_\[\]<>#|~]))"));
    return text.replace(marks, QStringLiteral(R"(\\1)"));
}

template <class Take>
void forEachStep(const WrittenPath& path, const Take& take)
{
    for (const WrittenScene& scene : path.scenes)
        for (const WrittenStep& step : scene.steps)
            take(step);
}

QStringList filled(const QStringList& lines)
{
    QStringList kept;
    std::ranges::copy_if(lines, std::back_inserter(kept), [](const QString& line) { return !line.isEmpty(); });
    return kept;
}

} // namespace

QString pathAsText(const WrittenPath& path)
{
    QStringList lines = filled({path.title, path.byline, path.address, path.difficulty, path.summary});
    lines << QString();
    forEachStep(path, [&](const WrittenStep& step) {
        lines << QStringLiteral("%1. %2").arg(step.number).arg(concluded(step.title, step.conclusion));
        if (!step.reason.isEmpty())
            lines << QStringLiteral("   ") + step.reason;
        for (const WrittenLine& line : step.inside)
            lines << QString(3 + 2 * line.depth, QLatin1Char(' ')) + signOf(line) + QLatin1Char(' ') + line.text;
    });
    lines << QString() << path.end;
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString pathAsMarkdown(const WrittenPath& path)
{
    QStringList lines{QStringLiteral("# ") + plainInMarkdown(path.title), QString()};
    for (const QString& line : filled({plainInMarkdown(path.byline),
                                       path.address.isEmpty() ? QString() : QStringLiteral("<%1>").arg(path.address),
                                       plainInMarkdown(path.difficulty), plainInMarkdown(path.summary)}))
        lines << line << QString();
    forEachStep(path, [&](const WrittenStep& step) {
        const QString title = QStringLiteral("**%1**").arg(plainInMarkdown(step.title));
        const QString indent(QString::number(step.number).size() + 2, QLatin1Char(' '));
        lines << QStringLiteral("%1. %2").arg(step.number).arg(concluded(title, plainInMarkdown(step.conclusion)));
        if (!step.reason.isEmpty())
            lines.last() += QStringLiteral("\\\n%1%2").arg(indent, plainInMarkdown(step.reason));
        for (const WrittenLine& line : step.inside)
            lines << QStringLiteral("%1%2- %3 %4")
                         .arg(indent, QString(2 * line.depth, QLatin1Char(' ')), plainInMarkdown(signOf(line)),
                              plainInMarkdown(line.text));
    });
    lines << QString() << QStringLiteral("**%1**").arg(plainInMarkdown(path.end));
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

bool isPathSuffix(const QString& suffix)
{
    const QStringList known{QStringLiteral("html"), QStringLiteral("htm"), QStringLiteral("md"), QStringLiteral("txt")};
    return known.contains(suffix.toLower());
}

std::optional<QString> writePath(const WrittenPath& path, const QString& file, const ExportOptions& options)
{
    const QString suffix = QFileInfo(file).suffix().toLower();
    if (!isPathSuffix(suffix))
        return exportMessage(QT_TRANSLATE_NOOP("Exporter", "Paths can be saved as .html, .md or .txt, not as \"%1\"."))
            .arg(suffix.isEmpty() ? file : QLatin1Char('.') + suffix);
    const bool isPage = suffix.startsWith(QLatin1String("htm"));
    const QByteArray content = isPage                          ? pathAsPage(path, options)
                               : suffix == QLatin1String("md") ? pathAsMarkdown(path).toUtf8()
                                                               : pathAsText(path).toUtf8();
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size() || !putInPlace(out))
        return out.errorString();
    return std::nullopt;
}

} // namespace tokisuji
