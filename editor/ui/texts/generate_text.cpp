#include "editor/ui/texts/generate_text.h"

#include "editor/ui/texts/bilingual_text.h"
#include "editor/ui/texts/profile_text.h"
#include "editor/ui/texts/verdict_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace tokisuji {

namespace {

constexpr auto firstOfTechniques = GenerateProblem::UnknownTechnique;

struct GenerateWords {
    Q_DECLARE_TR_FUNCTIONS(GenerateText)

public:
    static QStringList symmetries()
    {
        return {tr("None"),
                tr("Half turn"),
                tr("Quarter turn"),
                tr("Mirrored left and right"),
                tr("Mirrored top and bottom"),
                tr("Mirrored at the diagonal ↘"),
                tr("Mirrored at the diagonal ↗")};
    }

    static QString problem(GenerateProblem problem)
    {
        const std::array texts{
            tr("Puzzles of this kind cannot be generated."),
            tr("This kind of puzzle cannot have a board of this size."),
            tr("There is no puzzle of this kind at this size."),
            tr("The pattern is for a different size."),
            tr("Pattern and symmetry contradict each other."),
            tr("Puzzles of this kind and size cannot have this symmetry."),
            tr("The rooms of the open board do not have this symmetry."),
            tr("This symmetry needs a square board."),
            tr("The minimum number of clues is above the maximum."),
            tr("The open board is of a different kind or size."),
            tr("The square is larger than the board."),
            tr("This kind of puzzle has no shaded cells."),
            tr("None of these values is a clue in this kind of puzzle."),
        };
        return texts[static_cast<std::size_t>(problem)];
    }

    static QString technique(GenerateProblem problem, const QString& name)
    {
        const std::array texts{
            tr("There is no technique “%1”."),
            tr("The technique “%1” cannot be both used and not used."),
            tr("This kind of puzzle has no technique “%1”."),
        };
        return texts[static_cast<std::size_t>(problem) - static_cast<std::size_t>(firstOfTechniques)].arg(name);
    }
    static QString notInProfile(const QString& name, const QString& difficulty, bool isChosen)
    {
        return (isChosen ? tr("“%1” is not used at difficulty “%2”.")
                         : tr("“%1” is not used at difficulty “%2”, which applies when none is chosen."))
            .arg(name, difficulty);
    }

    static QString undetermined(int open, int total)
    {
        return tr("%1 of %2 undetermined").arg(numberText(open), numberText(total));
    }
    static QString clues(int count) { return tr("%n clues", nullptr, count); }
    static QString tried(int count) { return tr("%1 tried").arg(numberText(count)); }
    static QString between() { return tr(" · "); }

    static QString found() { return tr("Found: exactly one solution"); }
    static QString noneFound() { return tr("No puzzle found with these settings; another seed may find one"); }
    static QString stopped() { return tr("Stopped; this is the best so far"); }
    static QString stoppedEarly() { return tr("Stopped before a board was found"); }
};

QString neededSizeText(const Genre& genre)
{
    return bilingualText(neededSize(genre), "NeededSize", genre.id);
}

/// One part between commas: a value or a range, and how often it is wanted.
bool readPart(const QString& part, std::map<int, double>& values)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:(\\d{1,3})(?:\\s*[-–]\\s*(\\d{1,3}))?|(\\?))(?:\\s*:\\s*(\\d{1,4}(?:\\.\\d{1,3})?))?$"));
    const QRegularExpressionMatch match = form.match(part);
    if (!match.hasMatch())
        return false;
    const double share = match.captured(4).isEmpty() ? 1 : match.captured(4).toDouble();
    if (!match.captured(3).isEmpty()) {
        values[question] = share;
        return true;
    }
    const int first = match.captured(1).toInt();
    const int last = match.captured(2).isEmpty() ? first : match.captured(2).toInt();
    for (int value = first; value <= last; ++value)
        values[value] = share;
    return first <= last;
}

} // namespace

QStringList symmetryNames()
{
    return GenerateWords::symmetries();
}

QString problemText(GenerateProblem problem)
{
    return GenerateWords::problem(problem);
}

QString problemText(GenerateProblem problem, const Genre& genre, const GenerateOptions& options)
{
    if (problem == GenerateProblem::NoPuzzleOfSize)
        return neededSizeText(genre);
    const std::string_view id = techniqueInQuestion(problem, genre, options);
    if (id.empty())
        return GenerateWords::problem(problem);
    const Technique* technique = findTechnique(id);
    const QString name =
        technique != nullptr ? techniqueTitle(*technique) : QString::fromUtf8(id.data(), std::ssize(id));
    return problem == GenerateProblem::TechniqueNotInProfile
               ? GenerateWords::notInProfile(name, profileTitle(pathProfile(options)), options.profile.has_value())
               : GenerateWords::technique(problem, name);
}

QString progressText(const GenerateProgress& progress, double ms)
{
    QStringList facts;
    if (progress.best) {
        if (progress.status == Status::Several) // else nothing is known of it yet, or all
            facts << GenerateWords::undetermined(progress.total - progress.determined, progress.total);
        facts << GenerateWords::clues(progress.clues);
    }
    facts << GenerateWords::tried(progress.tried) << durationText(ms);
    return facts.join(GenerateWords::between());
}

QString endText(const Generated& result)
{
    if (result.puzzle)
        return GenerateWords::found();
    if (result.stop == Stop::Finished)
        return GenerateWords::noneFound();
    return result.last.best ? GenerateWords::stopped() : GenerateWords::stoppedEarly();
}

std::optional<std::map<int, double>> valuesFromText(const QString& text)
{
    static const QRegularExpression separator(QStringLiteral("[,、，]"));
    std::map<int, double> values;
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return values;
    for (const QString& part : trimmed.split(separator, Qt::SkipEmptyParts))
        if (!readPart(part.trimmed(), values))
            return std::nullopt;
    return values;
}

} // namespace tokisuji
