#include "editor/ui/texts/match_rate_text.h"

#include <QCoreApplication>

namespace tokisuji {

namespace {

class RateWords {
    Q_DECLARE_TR_FUNCTIONS(MatchRateText)
public:
    static MatchRateWords of(Size size)
    {
        return {.title = tr("Match rate, %1×%2 cells").arg(size.width).arg(size.height).toStdString(),
                .across = tr("number of colours").toStdString(),
                .upward = tr("matching sides").toStdString(),
                .greedy = tr("greedy").toStdString(),
                .exact = tr("exact search").toStdString()};
    }
};

} // namespace

MatchRateWords matchRateWords(Size size)
{
    return RateWords::of(size);
}

} // namespace tokisuji
