#include "editor/model/history.h"
