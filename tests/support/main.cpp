// room_tests [FILE [ARGUMENTS OF QT TEST]]: runs the test class of one file, or all of them.
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QFileInfo>
#include <QTextStream>

#include <map>

namespace tokisuji::tests {

namespace {

std::map<QString, int (*)(int, char**)>& entries()
{
    static std::map<QString, int (*)(int, char**)> all;
    return all;
}

std::map<QString, int (*)(const QStringList&)>& children()
{
    static std::map<QString, int (*)(const QStringList&)> all;
    return all;
}

int runAll(int argc, char** argv)
{
    int failed = 0;
    for (const auto& [name, run] : entries())
        failed += run(argc, argv);
    return failed;
}

} // namespace

Entry::Entry(const char* file, int (*run)(int, char**))
{
    entries().emplace(QFileInfo(QString::fromUtf8(file)).completeBaseName(), run);
}

Child::Child(const char* word, int (*run)(const QStringList&))
{
    children().emplace(QString::fromUtf8(word), run);
}

int run(int argc, char** argv)
{
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2)
        return runAll(argc, argv);
    if (const auto child = children().find(arguments[1]); child != children().end())
        return child->second(arguments.mid(2));
    const auto entry = entries().find(arguments[1]);
    if (entry == entries().end()) {
        QTextStream(stderr) << "no test " << arguments[1] << '\n';
        return 2;
    }
    argv[1] = argv[0];
    return entry->second(argc - 1, argv + 1);
}

} // namespace tokisuji::tests

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT"))
        qputenv("QTEST_FUNCTION_TIMEOUT", QByteArray::number(tokisuji::tests::functionPatienceMs));
    const QApplication application(argc, argv);
    return tokisuji::tests::run(argc, argv);
}
