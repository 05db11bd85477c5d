// Cases: what follows from an assumption, as a trace shows it.
#pragma once

#include "engine/trace/thinner.h"

#include <optional>
#include <span>
#include <vector>

namespace tokisuji::tracing {

/// The deductions since an opening that lead to its end: the clash, or the one that reaches what all cases share.
/// Without a thinner their reasons may name more than is needed: for what is not told.
[[nodiscard]] Case caseOf(const Mind&, std::span<const Lit> assumed, const Mind::Opening&, const Deduction& end,
                          Thinner*);

/// Adds what a case takes from outside of it, and the rules that it uses.
void addReasons(const Mind&, const Case&, const Mind::Opening&, Deduction& into);

/// That a hypothesis is wrong, from the contradiction that the opened one has led to.
[[nodiscard]] Deduction refutationOf(const Mind&, Lit hypothesis, const Mind::Opening&, Move, Thinner*);

/// Literals as the marks that they are made of, those that are known left out. None: a helper among them says more
/// than marks can, or one that cannot be any more.
[[nodiscard]] std::optional<std::vector<Lit>> marksOf(const Mind&, std::span<const Lit>);

} // namespace tokisuji::tracing
