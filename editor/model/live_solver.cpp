#include "editor/model/live_solver.h"
