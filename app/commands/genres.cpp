// genres: the kinds of puzzles, and what is supported for each.
#include "app/batch.h"
#include "app/json.h"
#include "engine/generate/generator.h"
#include "engine/genre/registry.h"
#include "engine/trace/technique.h"

#include <QJsonDocument>

#include <array>

namespace tokisuji {

namespace {

constexpr std::array genresOptions{OptionSpec{jsonOption.name, "", "print one line with a JSON list"}};

/// What the program does: every puzzle of a known kind opens, all else follows from the genre's rules.
QJsonObject supportOf(const Genre& genre)
{
    QJsonArray techniques;
    for (const std::string_view id : techniquesOf(genre.id))
        techniques.append(toJson(id));
    return {{"open", true},
            {"edit", genre.isWhole()},
            {"judge", genre.hasRules()},
            {"solve", genre.isWhole()},
            {"trace", genre.hasRules()},
            {"generate", canGenerate(genre) || genre.answer != AnswerKind::Marks},
            {"techniques", techniques},
            {"puzz.link", genre.onPuzzLink}};
}

std::string inWords(const QJsonObject& support)
{
    std::string text;
    for (auto it = support.begin(); it != support.end(); ++it) {
        const qsizetype count = it->toArray().size();
        if (it->toBool() || count > 0)
            text +=
                (text.empty() ? "" : ", ") + (count > 0 ? std::to_string(count) + " " : "") + it.key().toStdString();
    }
    return text;
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
    for (const Genre* genre : allKinds()) {
        std::string line(genre->id);
        line.resize(std::max<std::size_t>(line.size() + 2, 18), ' ');
        line += std::string(genre->title.en) + " / " + std::string(genre->title.ja) + ": ";
        printLine(line + inWords(supportOf(*genre)));
    }
}

Checked<Exit> runGenres(const Arguments& arguments)
{
    if (!arguments.plain().empty())
        return UsageProblem{"genres takes no puzzle."};
    if (!arguments.has(jsonOption.name)) {
        printTable();
        return Exit::Done;
    }
    QJsonArray list;
    for (const Genre* genre : allKinds())
        list.append(jsonOf(*genre));
    printLine(QJsonDocument(list).toJson(QJsonDocument::Compact).toStdString());
    return Exit::Done;
}

} // namespace

const Command genresCommand{
    "genres",
    "[--json]",
    "list the kinds of puzzle and what is supported for each",
    "JSON: id, urlId, names (en, ja), aliases, variants, and supports: open, edit, judge, solve, trace, techniques "
    "(the\n"
    "ids of the kind's own techniques besides the generic ones), and whether puzz.link has the kind.\n",
    genresOptions,
    runGenres,
};

} // namespace tokisuji
