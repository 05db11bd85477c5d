#include "engine/generate/recipe.h"

#include "engine/generate/general.h"
#include "engine/generate/recipes/recipes.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

/// Sorted by genre.
const std::array table{
    Recipe{.genre = "aqre", .rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
    Recipe{.genre = "aquarium", .rooms = Recipe::Polyominoes, .leastRoom = 3, .mostRoom = 8},
    Recipe{.genre = "balance",
           .unknowns = 0.3,
           .dream = dreamLoopOnCells,
           .dress = dressBalance,
           .reductions = cellReductions},
    Recipe{.genre = "castle", .dream = dreamLoopOnCells, .dress = dressCastle, .reductions = cellReductions},
    Recipe{.genre = "cave", .unknowns = 0.2},
    Recipe{.genre = "chocona", .rooms = Recipe::Polyominoes, .leastRoom = 3, .mostRoom = 8},
    Recipe{.genre = "cojun", .rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
    Recipe{.genre = "compass",
           .clues = Recipe::None,
           .begin = beginCompass,
           .change = changeCompass,
           .reductions = reduceCompass},
    Recipe{.genre = "country", .rooms = Recipe::Polyominoes, .leastRoom = 4, .mostRoom = 9},
    Recipe{.genre = "creek"},
    Recipe{.genre = "daburi", .begin = beginDaburi, .keepsAll = true},
    Recipe{.genre = "detour", .rooms = Recipe::Polyominoes, .leastRoom = 4, .mostRoom = 9, .dream = dreamLoopOnCells},
    Recipe{.genre = "fillomino", .begin = beginFillomino},
    Recipe{.genre = "geradeweg", .unknowns = 0.2, .dream = dreamLoopOnCells},
    Recipe{.genre = "gokigen"},
    Recipe{.genre = "hakoiri", .rooms = Recipe::Polyominoes, .leastRoom = 4, .mostRoom = 7},
    Recipe{.genre = "hashikake", .clues = Recipe::Shaping, .density = 0.27, .apart = true},
    Recipe{.genre = "heyawake", .rooms = Recipe::Rectangles, .mostRoom = 4},
    Recipe{.genre = "hitori", .begin = beginHitori, .keepsAll = true},
    Recipe{.genre = "kinkonkan",
           .clues = Recipe::None,
           .begin = beginKinkonkan,
           .change = changeKinkonkan,
           .reductions = reduceKinkonkan,
           .tidy = tidyKinkonkan},
    Recipe{.genre = "kurodoko", .unknowns = 0.2},
    Recipe{.genre = "kurotto", .unknowns = 0.2},
    Recipe{.genre = "lightup", .clues = Recipe::Shaping, .density = 0.22, .unknowns = 1},
    Recipe{.genre = "lits",
           .clues = Recipe::None,
           .rooms = Recipe::Polyominoes,
           .leastRoom = 5,
           .mostRoom = 9,
           .begin = beginLits,
           .onlyRooms = true,
           .canRepeat = canLitsRepeat},
    Recipe{.genre = "mashu", .dream = dreamLoopOnCells},
    Recipe{.genre = "moonsun",
           .rooms = Recipe::Polyominoes,
           .leastRoom = 4,
           .mostRoom = 9,
           .begin = beginMoonSun,
           .change = changeMoonSun},
    Recipe{.genre = "nonogram",
           .clues = Recipe::None,
           .begin = beginNonogram,
           .dress = dressNonogram,
           .change = changeNonogram,
           .reductions = reduceNothing},
    Recipe{.genre = "norinori",
           .clues = Recipe::None,
           .rooms = Recipe::Polyominoes,
           .leastRoom = 3,
           .mostRoom = 6,
           .begin = beginNorinori,
           .onlyRooms = true,
           .canRepeat = canNorinoriRepeat},
    Recipe{.genre = "numlin",
           .clues = Recipe::None,
           .begin = beginNumlin,
           .change = changeNumlin,
           .keepsAll = true,
           .canRepeat = neverRepeats,
           .patience = 3},
    Recipe{.genre = "nurikabe",
           .clues = Recipe::Shaping,
           .density = 0.12,
           .apart = true,
           .unknowns = 0.3,
           .dream = dreamIslands},
    Recipe{.genre = "nurimisaki", .clues = Recipe::Shaping, .density = 0.12, .unknowns = 0.5},
    Recipe{.genre = "ripple", .rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
    Recipe{.genre = "sashigane", .unknowns = 0.3, .dress = dressSashigane, .reductions = cellReductions},
    Recipe{.genre = "shakashaka", .clues = Recipe::Shaping, .density = 0.22, .unknowns = 1},
    Recipe{.genre = "shikaku", .clues = Recipe::Shaping, .density = 0.15, .begin = beginShikaku},
    Recipe{.genre = "shimaguni", .rooms = Recipe::Polyominoes, .leastRoom = 3, .mostRoom = 5},
    Recipe{.genre = "simpleloop",
           .clues = Recipe::None,
           .begin = beginSimpleLoop,
           .change = changeSimpleLoop,
           .reductions = reduceNothing,
           .patience = 3},
    Recipe{.genre = "skyscrapers"},
    Recipe{.genre = "slalom", .clues = Recipe::None, .begin = beginSlalom, .reductions = reduceSlalom, .patience = 0},
    Recipe{.genre = "slither", .dream = dreamLoopOnVertices},
    Recipe{.genre = "starbattle",
           .clues = Recipe::None,
           .begin = beginStarBattle,
           .onlyRooms = true,
           .canRepeat = canStarsRepeat},
    Recipe{.genre = "stostone", .rooms = Recipe::Polyominoes, .leastRoom = 4, .mostRoom = 9},
    Recipe{.genre = "sudoku"},
    Recipe{.genre = "sukoro"},
    Recipe{.genre = "tapa", .clues = Recipe::None, .dress = dressTapa, .reductions = cellReductions},
    Recipe{.genre = "tapaloop",
           .clues = Recipe::None,
           .dream = dreamLoopOnCells,
           .dress = dressTapaLoop,
           .reductions = cellReductions},
    Recipe{.genre = "tents", .clues = Recipe::None, .lay = layTents, .dress = dressTents, .reductions = reduceTents},
    Recipe{.genre = "yajikazu"},
    Recipe{.genre = "yajilin", .clues = Recipe::Shaping, .density = 0.1, .unknowns = 0.2, .dream = dreamManyShaded},
    Recipe{.genre = "yinyang"},
};

} // namespace

std::span<const Recipe> recipes()
{
    return table;
}

const Recipe* recipeOf(std::string_view genre)
{
    const auto found = std::ranges::lower_bound(table, genre, {}, &Recipe::genre);
    return found != table.end() && found->genre == genre ? &*found : nullptr;
}

} // namespace tokisuji
