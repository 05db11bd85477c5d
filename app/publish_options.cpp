#include "app/publish_options.h"

#include "editor/export/exporter.h"

#include <array>

namespace tokisuji {

namespace {

constexpr std::array<std::string_view, 3> themeNames{"light", "dark", "print"}; // in the order of Theme

constexpr auto presetNames = [] {
    std::array<std::string_view, presetLooks.size()> names{};
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = presetLooks[i].name;
    return names;
}();

ExportOptions lookingAs(const PresetLook& look, ExportOptions options)
{
    options.inks = look.inks;
    options.cellPixels = look.cellPixels;
    options.scale = look.scale;
    options.textPt = look.textPt;
    return options;
}

} // namespace

Checked<ExportOptions> drawingWanted(const Arguments& arguments, const ExportOptions& usual)
{
    const auto preset = arguments.choice(presetOption.name, presetNames, 0);
    if (const auto* problem = std::get_if<UsageProblem>(&preset))
        return *problem;
    ExportOptions options =
        arguments.has(presetOption.name) ? lookingAs(presetLooks[std::get<std::size_t>(preset)], usual) : usual;
    const auto cell = arguments.number("--cell", options.cellPixels, minExportCell, maxExportCell);
    const auto theme = arguments.choice("--theme", themeNames, static_cast<std::size_t>(options.inks.theme));
    if (const auto* problem = std::get_if<UsageProblem>(&cell))
        return *problem;
    if (const auto* problem = std::get_if<UsageProblem>(&theme))
        return *problem;
    options.cellPixels = std::get<int>(cell);
    options.inks.theme = static_cast<Theme>(std::get<std::size_t>(theme));
    options.inks.transparent = arguments.has("--transparent");
    options.coordinates = arguments.has(coordinatesOption.name);
    options.notes = arguments.has(notesOption.name);
    return options;
}

PublishWishes publishingWanted(const Arguments& arguments, const Publication& texts)
{
    PublishWishes wishes;
    wishes.title = QString::fromStdString(arguments.value("--title", texts.title));
    wishes.author = QString::fromStdString(arguments.value("--author", texts.author));
    wishes.ownRules = QString::fromStdString(arguments.value("--rules-text", ""));
    wishes.rules = arguments.has(rulesOption.name) || !wishes.ownRules.isEmpty();
    wishes.example = arguments.has("--example");
    wishes.difficulty = arguments.has(difficultyOption.name);
    wishes.code = arguments.has(codeOption.name);
    wishes.path = arguments.has(pathOption.name);
    wishes.heading =
        arguments.has("--title") || arguments.has("--author") || wishes.rules || wishes.example || wishes.difficulty;
    return wishes;
}

} // namespace tokisuji
