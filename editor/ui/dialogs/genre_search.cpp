#include "editor/ui/dialogs/genre_search.h"

#include "editor/ui/language.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/search_words.h"
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

QStringList namesOf(const Genre& genre)
{
    QStringList names{foldedForSearch(toText(genre.title.en)), foldedForSearch(toText(genre.title.ja)),
                      foldedForSearch(toText(genre.kana)), foldedForSearch(toText(genre.id)),
                      foldedForSearch(toText(genre.urlId))};
    for (const std::string_view alias : genre.aliases)
        names << foldedForSearch(toText(alias));
    return names;
}

/// How well a name answers the query; the least is best. Of two that are alike in that the shorter one is nearer.
struct Match {
    enum Kind : std::uint8_t { Exact, Beginning, Within, None } kind;
    qsizetype length = 0; ///< of the name
    auto operator<=>(const Match&) const = default;
};

Match matchOf(const QString& name, const QString& query)
{
    if (!hasAllWords(name, query))
        return {Match::None};
    return {name == query ? Match::Exact : name.startsWith(query) ? Match::Beginning : Match::Within, name.size()};
}

Match matchOf(const Genre& genre, const QString& query)
{
    const QStringList names = namesOf(genre);
    const auto each = [&](const QString& name) { return matchOf(name, query); };
    const Match best = std::ranges::min(names | std::views::transform(each));
    return best.kind != Match::None ? best : matchOf(names.join(u'\n'), query); // words may come from several names
}

/// As a dictionary in the language of the window has them.
QString sortKey(const Genre& genre)
{
    return foldedForSearch(appliedLanguage() == QLatin1String("ja") ? toText(genre.kana) : genreTitle(genre));
}

} // namespace

QList<const Genre*> genresFound(const QList<const Genre*>& genres, const QString& query)
{
    const QString plain = foldedForSearch(query).simplified();
    if (plain.isEmpty())
        return genres;
    std::vector<std::pair<Match, const Genre*>> found;
    for (const Genre* genre : genres)
        if (const Match match = matchOf(*genre, plain); match.kind != Match::None)
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
