#!/bin/sh
# No room of the engine includes a room above it, and no floor asks for a symbol that only a higher one has.
# Usage: engine_floors.sh TABLE SOURCE_FOLDER, with the table of tokisuji_write_floors() in cmake/floors.cmake.
set -u
table=$1
source=$2
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

# Each line: FILE:#include "NAME". Only names of rooms that the table allows are right.
upward_includes() {
    cd "$source" || return
    grep -rHE '^[[:space:]]*#[[:space:]]*include[[:space:]]*"' --include='*.h' --include='*.cpp' --include='*.in' engine/*/ |
        awk -v table="$table" '
            BEGIN {
                while ((getline line < table) > 0) {
                    count = split(line, words, /[ :]+/)
                    if (words[1] == "room")
                        for (i = 3; i <= count; ++i)
                            allowed[words[2] " " words[i]] = 1
                }
            }
            {
                split($0, file, "/")
                split($0, quoted, "\"")
                parts = split(quoted[2], name, "/")
                if (parts < 3 || name[1] != "engine" || !((file[2] " " name[2]) in allowed))
                    print
            }'
}

# The engine's own symbols only: Qt, CryptoMiniSat and the standard library come from elsewhere.
symbols() { # OPTION LIBRARY...
    option=$1
    shift
    nm "$option" --format=posix "$@" 2>/dev/null | awk '$1 ~ /8tokisuji/ {print $1}' | sort -u
}

# Each symbol that a floor asks for and that neither it nor a floor below has.
upward_symbols() {
    grep '^floor ' "$table" | while IFS=': ' read -r _ library below; do
        symbols --undefined-only "$library" >"$scratch/asked"
        # shellcheck disable=SC2086 # a list of libraries
        symbols --defined-only "$library" $below >"$scratch/had"
        [ -s "$scratch/had" ] || echo "$library: no symbols were read"
        comm -23 "$scratch/asked" "$scratch/had" | c++filt | sed "s|^|$(basename "$library"): |"
    done
}

{ upward_includes; upward_symbols; } >"$scratch/upward"
if [ -s "$scratch/upward" ]; then
    cat "$scratch/upward"
    echo "the engine looks upward in the lines above" >&2
    exit 1
fi
grep -q '^room drawing: .*util' "$table" # the table was read at all
