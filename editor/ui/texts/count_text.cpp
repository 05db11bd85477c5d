#include "editor/ui/texts/count_text.h"

#include "editor/ui/texts/verdict_text.h"

#include <QCoreApplication>

#include <cmath>

namespace tokisuji {

namespace {

struct CountWords {
    Q_DECLARE_TR_FUNCTIONS(CountText)

public:
    static QString of(const SolutionCount& count, bool isRunning)
    {
        const auto counted = static_cast<int>(count.counted);
        if (count.isExact)
            return tr("Exactly %n solutions.", nullptr, counted);
        if (count.samples == 0)
            return isRunning ? tr("Counting solutions: %n so far", nullptr, counted)
                             : tr("At least %n solutions.", nullptr, counted);
        const QString about = tr("About %1 solutions, between %2 and %3 with 95% confidence")
                                  .arg(roundText(count.mean), roundText(count.low), roundText(count.high));
        const QString samples = tr("%n samples", nullptr, count.samples);
        return isRunning ? tr("%1 · %2 so far", "an estimate, how many samples it is from").arg(about, samples)
                         : tr("%1 · %2.", "an estimate, how many samples it is from").arg(about, samples);
    }
    static QString withMarks(const QString& text) { return tr("With my marks: %1").arg(text); }
};

QString raised(int exponent)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar digit : QString::number(exponent))
        text += digits[digit.digitValue()];
    return text;
}

} // namespace

QString countText(const SolutionCount& count, bool isRunning, MarkUse marks)
{
    const QString text = CountWords::of(count, isRunning);
    return marks == MarkUse::Use ? CountWords::withMarks(text) : text;
}

QString roundText(double number)
{
    constexpr double few = 100, many = 1e6;
    if (number < few)
        return QString::number(std::lround(number));
    int exponent = static_cast<int>(std::floor(std::log10(number)));
    double leading = std::round(number / std::pow(10, exponent - 1)) / 10;
    if (leading >= 10) { // rounded up
        leading /= 10;
        ++exponent;
    }
    if (number < many)
        return numberText(std::llround(leading * std::pow(10, exponent)));
    return QStringLiteral("%1 × 10%2").arg(QString::number(leading, 'f', 1), raised(exponent));
}

} // namespace tokisuji
