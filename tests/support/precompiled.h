// The headers that most tests read; compiled once. No file relies on it: each includes what it uses.
#pragma once

#include "editor/ui/precompiled.h"
#include "engine/formats/formats.h"

#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
