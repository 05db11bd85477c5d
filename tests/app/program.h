// The built program, called as other programs call it.
#pragma once

#include "tests/support/patience.h"
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>

namespace tokisuji {

struct Output {
    int exit = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QList<QByteArray> lines() const
    {
        QList<QByteArray> all = out.split('\n');
        if (!all.isEmpty() && all.last().isEmpty())
            all.removeLast();
        return all;
    }
    [[nodiscard]] QJsonObject json(int line = 0) const { return QJsonDocument::fromJson(lines().value(line)).object(); }
};

enum class Desktop { AsHere, None };

inline Output call(const QStringList& words, const QByteArray& input = {}, Desktop desktop = Desktop::AsHere)
{
    QProcess process;
    if (desktop == Desktop::None) {
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const auto* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(name);
        process.setProcessEnvironment(environment);
    }
    process.start(TOKISUJI_PROGRAM, words);
    process.write(input);
    process.closeWriteChannel();
    Output outcome;
    if (process.waitForFinished(tests::patienceMs) && process.exitStatus() == QProcess::NormalExit)
        outcome.exit = process.exitCode();
    outcome.out = process.readAllStandardOutput();
    outcome.err = process.readAllStandardError();
    return outcome;
}

} // namespace tokisuji
