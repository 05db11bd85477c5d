#include "editor/model/document.h"
