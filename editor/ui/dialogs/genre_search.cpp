#include "editor/ui/dialogs/genre_search.h"

#include "engine/genre/registry.h"

#include <QStringList>

#include <algorithm>

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

QString searchableText(const Genre& genre)
{
    QStringList names{toText(genre.title.en), toText(genre.title.ja), toText(genre.kana), toText(genre.id),
                      toText(genre.urlId)};
    for (const std::string_view alias : genre.aliases)
        names << toText(alias);
    return folded(names.join(QLatin1Char('\n')));
}

} // namespace

bool matches(const Genre& genre, const QString& query)
{
    const QString text = searchableText(genre);
    const auto words = folded(query).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word); });
}

QList<const Genre*> genresInOrder(std::optional<Family> family, const QStringList& first)
{
    QList<const Genre*> list;
    for (const Genre* genre : allGenres())
        if (!family || genre->family == *family)
            list << genre;
    const auto rank = [&](const Genre* genre) {
        const auto recent = first.indexOf(toText(genre->id));
        return std::pair(recent < 0 ? first.size() : recent, genre->family);
    };
    std::ranges::stable_sort(list, {}, rank);
    return list;
}

} // namespace tokisuji
