#include "app/command_line.h"
#include "editor/ui/run_editor.h"

#include <algorithm>
#include <string>
#include <vector>

int main(int argc, char** argv)
{
    const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    if (const auto exit = tokisuji::runCommandLine(words))
        return *exit;
    return tokisuji::runEditor(argc, argv);
}
