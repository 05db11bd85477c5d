#include "editor/ui/help/manual_html.h"

#include <QRegularExpression>
#include <QStringList>

namespace tokisuji {

namespace {

/// Strong text, code, links, pictures and ends of lines (<br>, within a table) of a line whose signs of HTML are
/// escaped.
QString inlineHtml(const QString& text)
{
    static const QRegularExpression code(QStringLiteral("`([^`]+)`"));
    static const QRegularExpression strong(QStringLiteral("\\*\\*(.+?)\\*\\*"));
    static const QRegularExpression picture(QStringLiteral("!\\[([^\\]]+)\\]\\(([^)]+)\\)"));
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]+)\\]\\(([^)]+)\\)"));
    QString html = text.toHtmlEscaped();
    html.replace(picture, QStringLiteral("<img src=\"\\2\" alt=\"\\1\">"));
    html.replace(link, QStringLiteral("<a href=\"\\2\">\\1</a>"));
    html.replace(strong, QStringLiteral("<b>\\1</b>"));
    html.replace(code, QStringLiteral("<code>\\1</code>"));
    html.replace(QLatin1String("&lt;br&gt;"), QLatin1String("<br>"));
    return html;
}

constexpr char16_t firstOfEastAsia = 0x2E80;

bool isWide(QChar c)
{
    return c.unicode() >= firstOfEastAsia;
}

/// 、。「」（） and their like bring their own space with them.
bool isWidePunctuation(QChar c)
{
    return isWide(c) && !c.isLetterOrNumber();
}

/// Do two lines meet without a space? Between Japanese and Latin letters there is one.
bool meetClosely(QChar a, QChar b)
{
    return (isWide(a) && isWide(b)) || isWidePunctuation(a) || isWidePunctuation(b);
}

/// Lines that are one, as they are read.
QString joined(const QStringList& lines)
{
    QString text;
    for (const QString& line : lines) {
        const QString part = line.trimmed();
        const bool isClose = text.isEmpty() || part.isEmpty() || meetClosely(text.back(), part.front());
        text += (isClose ? QString() : QStringLiteral(" ")) + part;
    }
    return text;
}

/// A picture alone: the distance between lines of text is not for it.
bool isPicture(const QStringList& lines)
{
    return lines.size() == 1 && lines.front().startsWith(QLatin1String("!["))
           && lines.front().endsWith(QLatin1Char(')'));
}

class Converter {
public:
    [[nodiscard]] QString run(const QStringList& lines)
    {
        for (const QString& line : lines)
            take(line);
        endBlock();
        return m_html;
    }

private:
    enum class Block { None, Paragraph, Bullets, Numbers, Table, Code };

    void take(const QString& line)
    {
        if (line.startsWith(QLatin1String("```"))) {
            const bool begins = m_block != Block::Code;
            endBlock();
            m_block = begins ? Block::Code : Block::None;
            return;
        }
        if (m_block == Block::Code) {
            m_lines << line;
            return;
        }
        static const QRegularExpression item(QStringLiteral("^(-|\\d+\\.) (.*)$"));
        const QRegularExpressionMatch match = item.match(line);
        if (line.trimmed().isEmpty())
            endBlock();
        else if (line.startsWith(QLatin1Char('#')))
            takeHeading(line);
        else if (match.hasMatch())
            takeItem(match.captured(1) == QLatin1String("-") ? Block::Bullets : Block::Numbers, match.captured(2));
        else if (line.startsWith(QLatin1Char('|')))
            takeRow(line);
        else
            takeText(line);
    }
    void takeHeading(const QString& line)
    {
        endBlock();
        const auto level = line.indexOf(QLatin1Char(' '));
        m_html += QStringLiteral("<h%1>%2</h%1>\n").arg(level).arg(inlineHtml(line.mid(level + 1)));
    }
    void takeItem(Block list, const QString& text)
    {
        if (m_block != list)
            endBlock();
        else
            endItem();
        if (m_block == Block::None)
            m_html += list == Block::Bullets ? QStringLiteral("<ul>\n") : QStringLiteral("<ol>\n");
        m_block = list;
        m_lines = {text};
    }
    /// The second row only parts the first one from the others.
    void takeRow(const QString& line)
    {
        const bool isFirst = m_block != Block::Table;
        if (isFirst) {
            endBlock();
            m_html += QStringLiteral("<table>\n");
            m_block = Block::Table;
        }
        if (line.startsWith(QLatin1String("|--")))
            return;
        const QString sign = isFirst ? QStringLiteral("th") : QStringLiteral("td");
        m_html += QStringLiteral("<tr>");
        for (const QString& cell : line.trimmed().mid(1).chopped(1).split(QLatin1Char('|')))
            m_html += QStringLiteral("<%1 align=\"left\">%2</%1>").arg(sign, inlineHtml(cell.trimmed()));
        m_html += QStringLiteral("</tr>\n");
    }
    void takeText(const QString& line)
    {
        if (m_block == Block::Table)
            endBlock();
        if (m_block == Block::None)
            m_block = Block::Paragraph;
        m_lines << line;
    }
    void endItem()
    {
        m_html += QStringLiteral("<li>%1</li>\n").arg(inlineHtml(joined(m_lines)));
        m_lines.clear();
    }
    void endBlock()
    {
        switch (m_block) {
        case Block::None:
            break;
        case Block::Paragraph:
            m_html += (isPicture(m_lines) ? QStringLiteral("<div>%1</div>\n") : QStringLiteral("<p>%1</p>\n"))
                          .arg(inlineHtml(joined(m_lines)));
            break;
        case Block::Bullets:
        case Block::Numbers:
            endItem();
            m_html += m_block == Block::Bullets ? QStringLiteral("</ul>\n") : QStringLiteral("</ol>\n");
            break;
        case Block::Table:
            m_html += QStringLiteral("</table>\n");
            break;
        case Block::Code:
            m_html += QStringLiteral("<pre>%1</pre>\n").arg(m_lines.join(QLatin1Char('\n')).toHtmlEscaped());
            break;
        }
        m_lines.clear();
        m_block = Block::None;
    }

    QString m_html;
    QStringList m_lines;
    Block m_block = Block::None;
};

} // namespace

QString manualHtml(const QString& markdown)
{
    return Converter().run(markdown.split(QLatin1Char('\n')));
}

} // namespace tokisuji
