// mine: searches for the patterns of a genre and writes resources/patterns/GENRE.txt.
//
//     mine GENRE [--boards N] [--size WxH] [--seed S] [--seconds S] [--most N] [--least N] [--out DIR] [--own DIR]
//
// Boards are made by the generator, and those of tests/data/genres (--own) come first. A third of the generated ones
// is only counted on. Patterns that the file has already stay in it as long as they hold, with the names that they were
// given. Seconds are those of the processor.
#include "engine/genre/registry.h"
#include "engine/trace/patterns/pattern_proof.h"
#include "tools/mine/boards.h"
#include "tools/mine/library_thinning.h"
#include "tools/mine/miner.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

using namespace tokisuji;
using mine::Solved, mine::ownBoards, mine::generatedBoards;

namespace {

struct Options {
    std::string genre;
    int boards = 40;
    Size size{};
    int seed = 1;
    int seconds = 120;
    int most = 40;
    int least = 2;
    std::string out = "resources/patterns";
    std::string own = "tests/data/genres";
};

/// What the file holds and still holds true.
PatternBook knownPatterns(const std::string& path)
{
    std::ifstream in(path);
    static const std::string text{std::istreambuf_iterator<char>(in), {}}; // the book views its names
    int line = 0;
    auto book = readPatterns(text, &line);
    if (!book) {
        std::fprintf(stderr, "%s: line %d cannot be read\n", path.c_str(), line);
        std::exit(2);
    }
    std::erase_if(book->patterns, [](const Pattern& p) { return !isProved(p) || !isMinimal(p); });
    return std::move(*book);
}

Options optionsOf(int count, char** words)
{
    Options options;
    const std::array<std::pair<std::string_view, int*>, 5> numbers{{{"--boards", &options.boards},
                                                                    {"--seed", &options.seed},
                                                                    {"--seconds", &options.seconds},
                                                                    {"--most", &options.most},
                                                                    {"--least", &options.least}}};
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        const auto number =
            std::ranges::find(numbers, std::string_view(word), &std::pair<std::string_view, int*>::first);
        if (number != numbers.end() && i + 1 < count)
            *number->second = std::atoi(words[++i]);
        else if (word == "--size" && i + 1 < count)
            std::sscanf(words[++i], "%dx%d", &options.size.width, &options.size.height);
        else if (word == "--out" && i + 1 < count)
            options.out = words[++i];
        else if (word == "--own" && i + 1 < count)
            options.own = words[++i];
        else
            options.genre = word;
    }
    return options;
}

/// In turns for mining and for counting; own boards for both.
PatternBook search(const Options& options, PatternBook known)
{
    const Genre& genre = *findGenre(options.genre);
    const std::vector<Solved> own = ownBoards(options.own + "/" + options.genre + ".json");
    const Size size = options.size.width > 0 ? options.size : genre.usualSize;
    const std::vector<Solved> made = generatedBoards(genre, size, options.boards, options.seed);
    std::printf("%zu own boards, %zu generated\n", own.size(), made.size());
    if (own.empty() && made.empty())
        return known;
    mine::Miner miner(std::move(known), std::clock() + std::clock_t{options.seconds} * CLOCKS_PER_SEC);
    bool goesOn = true;
    int mined = 0;
    for (const Solved& one : own)
        goesOn = goesOn && (++mined, miner.mine(one.board, one.solution));
    for (std::size_t n = 0; n < made.size(); n += n % 3 == 0 ? 1 : 2)
        goesOn = goesOn && (++mined, miner.mine(made[n].board, made[n].solution));
    std::printf("%zu patterns on %d boards%s\n", miner.book().patterns.size(), mined, goesOn ? "" : ", out of time");
    const PatternBook needed = mine::thinned(miner.book());
    std::printf("%zu of them needed\n", needed.patterns.size());
    mine::Counter counter(needed);
    for (const Solved& one : own)
        counter.count(one.board, one.solution);
    for (const Solved& one : made)
        counter.count(one.board, one.solution);
    return counter.best(static_cast<std::size_t>(options.most), options.least);
}

} // namespace

int main(int count, char** words)
{
    const Options options = optionsOf(count, words);
    if (findGenre(options.genre) == nullptr) {
        std::fprintf(stderr, "mine GENRE [--boards N] [--size WxH] [--seed S] [--seconds S] [--most N] [--least N] "
                             "[--out DIR] [--own DIR]\n");
        return 2;
    }
    const std::string path = options.out + "/" + options.genre + ".txt";
    const PatternBook book = search(options, knownPatterns(path));
    if (book.patterns.empty()) {
        std::printf("nothing found\n");
        return 1;
    }
    const std::string title = std::string(findGenre(options.genre)->title.en) + ": situations from which marks follow";
    std::ofstream(path) << textOf(book, title);
    std::printf("%zu patterns in %s\n", book.patterns.size(), path.c_str());
}
