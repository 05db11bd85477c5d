// Drives a target of the fuzzer where libFuzzer is not at hand: each known input as it is, then inputs made from these.
// Of a target without a dictionary any bytes are decisions: half of its inputs are drawn at random.
//
//   fuzz_TARGET [--seconds N] [--runs N] [--seed N] [--dictionary FILE] [FILE or FOLDER]...
//
// Seconds are of processor time. For the same seed it makes the same inputs one after the other, however many. An input
// that ends the program, or takes more time or memory than any should, is kept in fuzz_TARGET.found.
#include "tests/fuzz/harness/harness.h"
#include "tests/fuzz/mutator.h"
#include "tests/support/work_clock.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

namespace tokisuji::fuzz {

namespace {

constexpr int mostSeconds = 20;                 ///< for one input
constexpr long mostKilobytes = 2 * 1024 * 1024; ///< for all of them

const std::string* current = nullptr; ///< the input that the target works on
std::string foundPath;

/// Allowed in a handler of signals: open, write, _exit.
void keepInput(int signal)
{
    if (current != nullptr) {
        const int file = open(foundPath.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
        (void)!write(file, current->data(), current->size());
        for (const std::string_view words :
             {std::string_view("the input is in "), std::string_view(foundPath), std::string_view("\n")})
            (void)!write(STDERR_FILENO, words.data(), words.size());
    }
    _exit(128 + signal);
}

/// On a stack of its own: a target may have used up the other one.
void keepInputAt(std::initializer_list<int> signals)
{
    static std::array<char, 1 << 16> stack;
    const stack_t other{stack.data(), 0, stack.size()};
    sigaltstack(&other, nullptr);
    struct sigaction action = {};
    action.sa_handler = keepInput;
    action.sa_flags = SA_ONSTACK;
    for (const int signal : signals)
        sigaction(signal, &action, nullptr);
}

struct Wishes {
    double seconds = 0;
    long runs = 0;
    unsigned seed = 1;
    std::vector<std::string> words;
    std::vector<std::string> inputs;
};

std::string contentOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        fail("cannot read " + path.string());
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A file, or those of a folder in the order of their names.
void addInputs(const std::string& path, std::vector<std::string>& inputs)
{
    if (!std::filesystem::is_directory(path))
        return inputs.push_back(contentOf(path));
    std::vector<std::filesystem::path> files(std::filesystem::directory_iterator(path), {});
    std::ranges::sort(files);
    for (const std::filesystem::path& file : files)
        inputs.push_back(contentOf(file));
}

Wishes wishesOf(const std::vector<std::string>& arguments)
{
    Wishes wishes;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const bool hasValue = i + 1 < arguments.size();
        if (arguments[i] == "--seconds" && hasValue)
            wishes.seconds = std::stod(arguments[++i]);
        else if (arguments[i] == "--runs" && hasValue)
            wishes.runs = std::stol(arguments[++i]);
        else if (arguments[i] == "--seed" && hasValue)
            wishes.seed = static_cast<unsigned>(std::stoul(arguments[++i]));
        else if (arguments[i] == "--dictionary" && hasValue)
            wishes.words = dictionaryWords(contentOf(arguments[++i]));
        else
            addInputs(arguments[i], wishes.inputs);
    }
    return wishes;
}

void run(const std::string& input)
{
    constexpr itimerval alarm{{0, 0}, {mostSeconds, 0}};
    setitimer(ITIMER_PROF, &alarm, nullptr);
    current = &input;
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    check(usage.ru_maxrss < mostKilobytes, "too much memory");
    current = nullptr;
}

/// Returns how many inputs were tried.
long runAll(const Wishes& wishes)
{
    long runs = 0;
    const tests::WorkClock clock(tests::WorkClock::Program);
    for (; runs < static_cast<long>(wishes.inputs.size()); ++runs)
        run(wishes.inputs[static_cast<std::size_t>(runs)]);
    Mutator mutator(wishes.seed);
    for (const std::string& word : wishes.words)
        mutator.addWord(word);
    const std::vector<std::string> nothing{""};
    const std::vector<std::string>& from = wishes.inputs.empty() ? nothing : wishes.inputs;
    for (; runs < wishes.runs || clock.spentMs() < 1000 * wishes.seconds; ++runs) {
        const bool isDrawn = wishes.words.empty() && mutator.pick(2) == 0;
        run(isDrawn ? mutator.drawn() : mutator.changed(mutator.oneOf(from), mutator.oneOf(from)));
    }
    return runs;
}

} // namespace

} // namespace tokisuji::fuzz

int main(int argc, char** argv)
{
    using namespace tokisuji::fuzz;
    const std::string name = std::filesystem::path(argv[0]).filename();
    foundPath = name + ".found";
    keepInputAt({SIGABRT, SIGSEGV, SIGFPE, SIGBUS, SIGILL, SIGPROF});
    const tokisuji::tests::WorkClock clock(tokisuji::tests::WorkClock::Program);
    const long runs = runAll(wishesOf({argv + 1, argv + argc}));
    std::printf("%s: %ld inputs in %.1f s\n", name.c_str(), runs, clock.spentMs() / 1000);
    return 0;
}
