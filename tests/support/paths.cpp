#include "tests/support/paths.h"

namespace tokisuji::tests {

QString sourcePath(const QString& path)
{
    return QStringLiteral(SOURCE_FOLDER "/") + path;
}

QString dataPath(const QString& path)
{
    return sourcePath(QStringLiteral("tests/data/") + path);
}

QString optionalCorpus()
{
    return sourcePath(QStringLiteral("../shared/corpus/puzzles.jsonl"));
}

QString optionalExchange(const QString& name)
{
    return sourcePath(QStringLiteral("../shared/exchange/") + name);
}

} // namespace tokisuji::tests
