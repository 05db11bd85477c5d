// genres: what kinds of puzzles there are, and what works for them.
#include "app/batch.h"
#include "app/json.h"
#include "engine/genre/registry.h"
#include "engine/trace/technique.h"

#include <QJsonDocument>

#include <array>

namespace tokisuji {

namespace {

constexpr std::array options{OptionSpec{jsonOption.name, "", "print one line with a JSON list"}};

/// What the program does with every genre, since all of it follows from the genre's declaration.
QJsonObject supportOf(const Genre& genre)
{
    return {{"open", !genre.url.empty() && !genre.file.parts.empty()},
            {"edit", !genre.clues.empty()},
            {"judge", genre.rules != nullptr},
            {"solve", genre.rules != nullptr},
            {"trace", genre.rules != nullptr},
            {"techniques", namesTechniques(genre.id)},
            {"puzz.link", genre.onPuzzLink}};
}

QJsonObject jsonOf(const Genre& genre)
{
    QJsonArray aliases;
    for (const std::string_view alias : genre.aliases)
        aliases.append(toJson(alias));
    QJsonArray variants;
    for (const Variant& variant : genre.variants)
        variants.append(
            QJsonObject{{"flag", QString(QLatin1Char(variant.letter))},
                        {"names", QJsonObject{{"en", toJson(variant.name.en)}, {"ja", toJson(variant.name.ja)}}}});
    return {{"id", toJson(genre.id)},
            {"urlId", toJson(genre.urlId)},
            {"aliases", aliases},
            {"names", QJsonObject{{"en", toJson(genre.title.en)}, {"ja", toJson(genre.title.ja)}}},
            {"variants", variants},
            {"supports", supportOf(genre)}};
}

void printTable()
{
    for (const Genre* genre : allGenres()) {
        std::string line(genre->id);
        line.resize(std::max<std::size_t>(line.size() + 2, 14), ' ');
        line += std::string(genre->title.en) + " / " + std::string(genre->title.ja) + ": ";
        std::string supported;
        const QJsonObject support = supportOf(*genre);
        for (auto it = support.begin(); it != support.end(); ++it)
            if (it->toBool())
                supported += (supported.empty() ? "" : ", ") + it.key().toStdString();
        printLine(line + supported);
    }
}

Checked<Exit> run(const Arguments& arguments)
{
    if (!arguments.plain().empty())
        return UsageProblem{"genres takes no puzzle."};
    if (!arguments.has(jsonOption.name)) {
        printTable();
        return Exit::Done;
    }
    QJsonArray list;
    for (const Genre* genre : allGenres())
        list.append(jsonOf(*genre));
    printLine(QJsonDocument(list).toJson(QJsonDocument::Compact).toStdString());
    return Exit::Done;
}

} // namespace

const Command genresCommand{
    "genres",
    "[--json]",
    "list the kinds of puzzles and what works for them",
    "JSON: id, names (en, ja), aliases, variants, and supports: open, edit, judge, solve, trace, techniques, and\n"
    "whether puzz.link has the kind.\n",
    options,
    run,
};

} // namespace tokisuji
