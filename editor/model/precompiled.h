// The headers that most of the model reads; compiled once. No file relies on it: each includes what it uses.
#pragma once

#include "engine/precompiled_rules.h"

#include <QByteArray>
#include <QColor>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariant>
