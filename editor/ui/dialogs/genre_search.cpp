#include "editor/ui/dialogs/genre_search.h"

#include "editor/ui/language.h"
#include "editor/ui/texts/bilingual_text.h"
#include "editor/ui/texts/edit_text.h"
#include "engine/genre/registry.h"

#include <QStringList>

#include <algorithm>
#include <ranges>
#include <tuple>

namespace tokisuji {

namespace {

QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString folded(const QString& text)
{
    constexpr char16_t firstKatakana = 0x30A1;
    constexpr char16_t lastKatakana = 0x30F6;
    constexpr char16_t toHiragana = 0x60;
    QString plain = text.normalized(QString::NormalizationForm_KC).toCaseFolded();
    for (QChar& c : plain)
        if (c.unicode() >= firstKatakana && c.unicode() <= lastKatakana)
            c = QChar(static_cast<char16_t>(c.unicode() - toHiragana));
    return plain;
}

QStringList namesOf(const Genre& genre)
{
    QStringList names{folded(toText(genre.title.en)), folded(toText(genre.title.ja)), folded(toText(genre.kana)),
                      folded(toText(genre.id)), folded(toText(genre.urlId))};
    for (const std::string_view alias : genre.aliases)
        names << folded(toText(alias));
    return names;
}

/// How well a name answers the query; the least is best.
enum class Match : std::uint8_t { Exact, Beginning, Within, None };

Match matchOf(const QString& name, const QString& query)
{
    const auto words = query.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (!std::ranges::all_of(words, [&](const QString& word) { return name.contains(word); }))
        return Match::None;
    return name == query ? Match::Exact : name.startsWith(query) ? Match::Beginning : Match::Within;
}

Match matchOf(const Genre& genre, const QString& query)
{
    const QStringList names = namesOf(genre);
    const Match whole = matchOf(names.join(QLatin1Char('\n')), query); // words may come from several names
    const auto each = [&](const QString& name) { return matchOf(name, query); };
    return std::min(whole == Match::None ? Match::None : Match::Within,
                    std::ranges::min(names | std::views::transform(each)));
}

/// As a dictionary in the language of the window has them.
QString sortKey(const Genre& genre)
{
    return folded(appliedLanguage() == QLatin1String("ja") ? toText(genre.kana) : bilingualText(genre.title));
}

} // namespace

QList<const Genre*> genresFound(const QList<const Genre*>& genres, const QString& query)
{
    const QString plain = folded(query).simplified();
    std::vector<std::pair<Match, const Genre*>> found;
    for (const Genre* genre : genres)
        if (const Match match = matchOf(*genre, plain); match != Match::None)
            found.emplace_back(match, genre);
    std::ranges::stable_sort(found, {}, &std::pair<Match, const Genre*>::first);
    QList<const Genre*> list;
    for (const auto& [match, genre] : found)
        list << genre;
    return list;
}

QList<const Genre*> genresInOrder(std::optional<Family> family, const QStringList& first)
{
    struct Row {
        qsizetype recent;
        Family family;
        QString name;
        const Genre* genre;
    };
    std::vector<Row> rows;
    for (const Genre* genre : allKinds())
        if (genre->isWhole() && (!family || genre->family == *family)) {
            const auto recent = first.indexOf(toText(genre->id));
            rows.push_back({recent < 0 ? first.size() : recent, genre->family, sortKey(*genre), genre});
        }
    std::ranges::sort(rows, [](const Row& a, const Row& b) {
        return std::tie(a.recent, a.family, a.name) < std::tie(b.recent, b.family, b.name);
    });
    QList<const Genre*> list;
    for (const Row& row : rows)
        list << row.genre;
    return list;
}

} // namespace tokisuji
