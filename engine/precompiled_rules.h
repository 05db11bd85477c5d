// The headers of the rules, which all floors above them read; compiled once. No file relies on it: each includes what it
// uses.
#pragma once

#include "engine/precompiled.h"
#include "engine/rules/judge.h"
#include "engine/rules/rules.h"
