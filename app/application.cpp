#include "app/application.h"

#include <QCoreApplication>

#include <array>
#include <string>

namespace tokisuji {

void ensureApplication()
{
    static std::string name = "tokisuji";
    static std::array<char*, 2> words{name.data(), nullptr};
    static int count = 1;
    if (QCoreApplication::instance() == nullptr)
        static const QCoreApplication application(count, words.data());
}

} // namespace tokisuji
