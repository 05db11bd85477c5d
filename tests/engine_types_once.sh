#!/bin/sh
# Every type of the engine's headers has a name of its own: two of one name in one namespace are one to the linker,
# which keeps only one of their destructors. Usage: engine_types_once.sh SOURCE_FOLDER
set -u
cd "$1/engine" || exit 1
names() {
    find . -name '*.h' -exec awk '
        /^namespace [a-z:]+ *\{/ {space[++depth] = $2}
        /^\} \/\/ namespace/ {--depth}
        /^(class|struct|enum class) [A-Z][A-Za-z]*( final)?( :.*)? *\{/ || /^(class|struct) [A-Z][A-Za-z]*( final)?$/ {
            name = $1 == "enum" ? $3 : $2
            path = space[1]
            for (i = 2; i <= depth; ++i)
                path = path "::" space[i]
            print path "::" name
        }' {} \;
}
[ "$(names | wc -l)" -gt 200 ] || { echo "types were not found"; exit 1; }
twice=$(names | sort | uniq -d)
[ -z "$twice" ] || { echo "more than once: $twice"; exit 1; }
