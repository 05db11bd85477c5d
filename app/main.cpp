#include "app/command_line.h"
#include "app/editor_call.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

int main(int argc, char** argv)
{
    using namespace tokisuji;
    constexpr int badUsage = 2;
    const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    if (const auto exit = runCommandLine(words))
        return *exit;
    const auto call = editorCall(words);
    if (const auto* problem = std::get_if<UsageProblem>(&call)) {
        std::fprintf(stderr, "%s\ntokisuji --help lists the commands.\n", problem->text.c_str());
        return badUsage;
    }
    return runEditor(argc, argv, std::get<EditorOptions>(call));
}
