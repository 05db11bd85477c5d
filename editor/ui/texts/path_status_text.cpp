#include "editor/ui/texts/path_status_text.h"

#include "editor/model/path_watch.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

struct PathStatusWords {
    Q_DECLARE_TR_FUNCTIONS(PathStatus)

public:
    static PathStatusText of(StepStatus status)
    {
        switch (status) {
        case StepStatus::Same:
            return {QStringLiteral("="), tr("same"), tr("Follows as intended.")};
        case StepStatus::OtherReason:
            return {QStringLiteral("≈"), tr("other reason"), tr("Still found at this point, but in another way.")};
        case StepStatus::Bypassed:
            return {QStringLiteral("⤳"), tr("shortcut"), tr("Found more easily, before the steps it relies on.")};
        case StepStatus::Vacuous:
            return {QStringLiteral("="), tr("nothing left"), tr("There is nothing left to conclude.")};
        case StepStatus::Lost:
            return {QStringLiteral("∅"), tr("lost"), tr("Still true, but this level no longer finds it.")};
        case StepStatus::NotForced:
            return {QStringLiteral("?"), tr("not forced"), tr("Not every solution has it.")};
        case StepStatus::False:
            return {QStringLiteral("×"), tr("contradicted"), tr("No solution has it.")};
        case StepStatus::Blocked:
            return {QStringLiteral("∅"), tr("blocked"), tr("A step it relies on no longer holds.")};
        case StepStatus::Unknown:
            break;
        }
        return {QStringLiteral("…"), tr("not known"), tr("The check took too long.")};
    }
    static QString held(int held, int all) { return tr("%1 of %n intended steps hold", nullptr, all).arg(held); }
};

} // namespace

PathStatusText pathStatusText(StepStatus status)
{
    return PathStatusWords::of(status);
}

QString pathCheckSummary(const PathCheck& check)
{
    const auto held = std::ranges::count_if(check.steps, [](const auto& entry) { return stands(entry.second); });
    return PathStatusWords::held(static_cast<int>(held), static_cast<int>(check.steps.size()));
}

} // namespace tokisuji
