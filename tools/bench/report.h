// Report: measurements as a table and their summary.
#pragma once

#include "engine/solve/verdict.h"

#include <map>
#include <string>
#include <vector>

namespace tokisuji::bench {

struct Measurement {
    std::string name;
    std::string genre;
    Verdict verdict; ///< with the medians of the runs as its times
    double cpuMs;    ///< of the whole check; what counts on a busy machine
    std::string knownStatus;
};

void printHeader();
void print(const Measurement&, const std::map<std::string, double>& peers);
void printSummary(std::vector<Measurement>, const std::map<std::string, double>& peers);

} // namespace tokisuji::bench
