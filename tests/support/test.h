// One program per room holds the test classes of its files. Each file ends with TOKISUJI_TEST(ItsClass).
#pragma once

#include <QStringList>
#include <QTest>

namespace tokisuji::tests {

/// A test class, under the name of its file (`edit_test`).
struct Entry {
    Entry(const char* file, int (*run)(int argc, char** argv));
};

/// What the program does instead of testing when its first argument is `word`: the other side of a test with two
/// processes. `run` gets the arguments after it and returns the exit code.
struct Child {
    Child(const char* word, int (*run)(const QStringList& arguments));
};

} // namespace tokisuji::tests

#define TOKISUJI_TEST(Class)                                                                                           \
    static const tokisuji::tests::Entry entryOf##Class(__FILE__, [](int argc, char** argv) {                           \
        Class test;                                                                                                    \
        return QTest::qExec(&test, argc, argv);                                                                        \
    })

#define TOKISUJI_CHILD(word, ...) TOKISUJI_CHILD_IN(word, __LINE__, __VA_ARGS__)
#define TOKISUJI_CHILD_IN(word, line, ...) TOKISUJI_CHILD_AT(word, line, __VA_ARGS__)
#define TOKISUJI_CHILD_AT(word, line, ...) static const tokisuji::tests::Child child##line(word, __VA_ARGS__)
