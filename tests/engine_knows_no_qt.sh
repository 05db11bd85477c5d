#!/bin/sh
# The engine is plain C++: no symbol of Qt is asked for by its libraries. Usage: engine_knows_no_qt.sh LIBRARY...
if nm --undefined-only --demangle "$@" 2>/dev/null | grep -E ' (Q[A-Z][A-Za-z]+::|q[A-Z][a-zA-Z]+\()'; then
    echo "the engine asks for the symbols above" >&2
    exit 1
fi
nm --demangle "$@" | grep 'tokisuji::rulesOf' >/dev/null # the libraries were read at all
