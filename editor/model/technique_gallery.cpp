#include "editor/model/technique_gallery.h"

#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/trace/excerpt.h"
#include "engine/trace/messages.h"
#include "engine/trace/patterns/library.h"
#include "engine/trace/replay.h"
#include "engine/trace/tracer.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>
#include <set>

namespace tokisuji {

namespace {

QJsonArray exampleRows()
{
    QFile file(QStringLiteral(":/techniques.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()["fixtures"].toArray()
                                          : QJsonArray();
}

/// Everything that a pattern may be called.
void forgetPatterns(Profile& profile)
{
    profile.off.insert({"pattern", "pattern-at-sight"});
    for (const tracing::PatternText& text : tracing::patternTexts())
        for (const PatternName& pattern : readPatternNames(text.text))
            profile.off.emplace(pattern.id);
}

/// What an example says of the solver beside "normal".
Profile profileOf(const QJsonObject& example)
{
    Profile profile = *findProfile(example["profile"].toString("normal").toStdString());
    profile.memory = example["memory"].toInt(profile.memory);
    profile.nesting = example["nesting"].toInt(profile.nesting);
    if (example["withoutPatterns"].toBool())
        forgetPatterns(profile);
    for (const QJsonValue& id : example["off"].toArray())
        profile.off.insert(id.toString().toStdString());
    if (example["uniqueness"].toBool())
        profile.uniqueness = Profile::Uniqueness::Marked;
    return profile;
}

std::string conclusionsOf(const Step& step)
{
    std::string text;
    for (const Atom& atom : step.conclusions)
        text += (text.empty() ? "" : ", ") + toText(atom);
    return text;
}

/// The step that an example is about; 0: the tracer finds it no more.
StepId stepOf(const Trace& found, const QJsonObject& example)
{
    const std::string technique = example["technique"].toString().toStdString();
    const std::string conclusions = example["conclusions"].toString().toStdString();
    const bool isSupposed = example["supposed"].toBool();
    const auto step = std::ranges::find_if(found.steps, [&](const Step& one) {
        return one.technique == technique && (one.in != 0) == isSupposed && conclusionsOf(one) == conclusions
               && mainStepOf(found, one.id) != 0;
    });
    return step == found.steps.end() ? 0 : step->id;
}

void show(const QJsonObject& example, ShownTechnique& shown, const std::stop_token& stop)
{
    const auto board = readPuzzle(example["url"].toString().toStdString());
    if (!board)
        return;
    TraceOptions how{.profile = profileOf(example)};
    const Verdict verdict = check(*board, {.alternatives = 0, .conflict = false}, stop);
    how.isUnique = verdict.status == Status::Unique;
    if (verdict.determinedComplete)
        how.determined = verdict.determined;
    const Trace found = cleaned(trace(*board, how, stop));
    const StepId step = stop.stop_requested() ? 0 : stepOf(found, example);
    if (step == 0)
        return;
    const StepId main = mainStepOf(found, step);
    const Trace excerpt = excerptOf(found, main);
    const auto same = std::ranges::find_if(excerpt.steps, [&](const Step& one) {
        return one.technique == found.step(step).technique && one.conclusions == found.step(step).conclusions;
    });
    shown.board = boardBefore(board->withoutMarks(), found, main);
    shown.step = same->id;
    shown.trace = std::make_shared<const Trace>(excerpt);
}

/// The generic techniques that the samples of all kinds need, without hypotheses.
std::map<std::string_view, std::vector<const Genre*>> genresThatNeed(const std::stop_token& stop)
{
    std::map<std::string_view, std::vector<const Genre*>> genres;
    for (const Genre* genre : allGenres()) {
        const auto sample = readPuzzle(genre->sample);
        if (!sample || !genre->hasRules() || stop.stop_requested())
            continue;
        std::set<std::string_view> used;
        for (const Step& step : trace(*sample, {.profile = {.name = "without hypotheses"}}, stop).steps)
            if (used.insert(step.technique).second)
                genres[step.technique].push_back(genre);
    }
    return genres;
}

bool isStep(const Technique& technique)
{
    return technique.sentence.en.find("{conclusions}") != std::string_view::npos
           && technique.id != techniqueOf(idOf(Move::Hypothesis)).id;
}

std::vector<ShownTechnique> ordered()
{
    std::map<std::string_view, std::vector<const Genre*>> naming;
    for (const Genre* genre : allGenres())
        for (const std::string_view id : techniquesOf(genre->id))
            naming[id].push_back(genre);
    std::vector<ShownTechnique> all;
    for (const Technique& technique : techniques())
        if (isStep(technique))
            all.push_back({.technique = &technique, .board = {}, .trace = {}, .genres = naming[technique.id]});
    std::ranges::stable_sort(all, {}, [](const ShownTechnique& shown) {
        return std::pair(shown.technique->level, shown.technique->difficulty);
    });
    return all;
}

} // namespace

const std::vector<ShownTechnique>& techniquesByLevel()
{
    static const std::vector<ShownTechnique> all = ordered();
    return all;
}

std::vector<ShownTechnique> techniqueGallery(const std::stop_token& stop)
{
    std::vector<ShownTechnique> all = techniquesByLevel();
    const QJsonArray rows = exampleRows();
    for (const QJsonValue& row : rows) {
        const std::string id = row["technique"].toString().toStdString();
        const auto shown = std::ranges::find_if(all, [&](const ShownTechnique& s) { return s.technique->id == id; });
        if (shown != all.end() && !shown->board && !stop.stop_requested())
            show(row.toObject(), *shown, stop);
    }
    const auto seen = genresThatNeed(stop);
    for (ShownTechnique& shown : all)
        if (const auto found = seen.find(shown.technique->id); shown.genres.empty() && found != seen.end())
            shown.genres = found->second;
    return all;
}

} // namespace tokisuji
