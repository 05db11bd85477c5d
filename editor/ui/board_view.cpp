#include "editor/ui/board_view.h"
