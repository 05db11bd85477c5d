<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AdviceText</name>
    <message numerus="yes">
        <source>%n single edits make it unique</source>
        <translation>
            <numerusform>%n single edit makes it unique</numerusform>
            <numerusform>%n single edits make it unique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No single edit makes it unique; these %n determine more</source>
        <translation>
            <numerusform>No single edit makes it unique; this one determines more</numerusform>
            <numerusform>No single edit makes it unique; these %n determine more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AtomText</name>
    <message numerus="yes">
        <source>%1 is shaded</source>
        <translation>
            <numerusform>%1 is shaded</numerusform>
            <numerusform>%1 are shaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is unshaded</source>
        <translation>
            <numerusform>%1 is unshaded</numerusform>
            <numerusform>%1 are unshaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is a lamp in %1</source>
        <translation>
            <numerusform>there is a lamp in %1</numerusform>
            <numerusform>there are lamps in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no lamp in %1</source>
        <translation>
            <numerusform>there is no lamp in %1</numerusform>
            <numerusform>there are no lamps in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is a star in %1</source>
        <translation>
            <numerusform>there is a star in %1</numerusform>
            <numerusform>there are stars in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no star in %1</source>
        <translation>
            <numerusform>there is no star in %1</numerusform>
            <numerusform>there are no stars in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is a tent in %1</source>
        <translation>
            <numerusform>there is a tent in %1</numerusform>
            <numerusform>there are tents in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no tent in %1</source>
        <translation>
            <numerusform>there is no tent in %1</numerusform>
            <numerusform>there are no tents in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is a square in %1</source>
        <translation>
            <numerusform>there is a square in %1</numerusform>
            <numerusform>there are squares in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no square in %1</source>
        <translation>
            <numerusform>there is no square in %1</numerusform>
            <numerusform>there are no squares in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is a diamond at %1</source>
        <translation>
            <numerusform>there is a diamond at %1</numerusform>
            <numerusform>there are diamonds at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no diamond at %1</source>
        <translation>
            <numerusform>there is no diamond at %1</numerusform>
            <numerusform>there are no diamonds at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is a pin at %1</source>
        <translation>
            <numerusform>there is a pin at %1</numerusform>
            <numerusform>there are pins at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no pin at %1</source>
        <translation>
            <numerusform>there is no pin at %1</numerusform>
            <numerusform>there are no pins at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is a number in %1</source>
        <translation>
            <numerusform>there is a number in %1</numerusform>
            <numerusform>there are numbers in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no number in %1</source>
        <translation>
            <numerusform>there is no number in %1</numerusform>
            <numerusform>there are no numbers in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is a line on %1</source>
        <translation>
            <numerusform>there is a line on %1</numerusform>
            <numerusform>there are lines on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no line on %1</source>
        <translation>
            <numerusform>there is no line on %1</numerusform>
            <numerusform>there are no lines on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is a border on %1</source>
        <translation>
            <numerusform>there is a border on %1</numerusform>
            <numerusform>there are borders on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no border on %1</source>
        <translation>
            <numerusform>there is no border on %1</numerusform>
            <numerusform>there are no borders on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the line %1 is drawn</source>
        <translation>
            <numerusform>the line %1 is drawn</numerusform>
            <numerusform>the lines %1 are drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the line %1 is not drawn</source>
        <translation>
            <numerusform>the line %1 is not drawn</numerusform>
            <numerusform>the lines %1 are not drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2</source>
        <translation>
            <numerusform>%1 is %2</numerusform>
            <numerusform>%1 are %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not %2</source>
        <translation>
            <numerusform>%1 is not %2</numerusform>
            <numerusform>%1 are not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is at least %2</source>
        <translation>
            <numerusform>%1 is at least %2</numerusform>
            <numerusform>%1 are at least %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is at most %2</source>
        <translation>
            <numerusform>%1 is at most %2</numerusform>
            <numerusform>%1 are at most %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no bridge %1</source>
        <translation>
            <numerusform>there is no bridge %1</numerusform>
            <numerusform>there are no bridges %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is one bridge %1</source>
        <translation>
            <numerusform>there is one bridge %1</numerusform>
            <numerusform>there is one bridge each %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are two bridges %1</source>
        <translation>
            <numerusform>there are two bridges %1</numerusform>
            <numerusform>there are two bridges each %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is at least one bridge %1</source>
        <translation>
            <numerusform>there is at least one bridge %1</numerusform>
            <numerusform>there is at least one bridge each %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is at most one bridge %1</source>
        <translation>
            <numerusform>there is at most one bridge %1</numerusform>
            <numerusform>there is at most one bridge each %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditText</name>
    <message numerus="yes">
        <source>shade %n cells</source>
        <translation>
            <numerusform>shade %n cell</numerusform>
            <numerusform>shade %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dots</source>
        <translation>
            <numerusform>%n dot</numerusform>
            <numerusform>%n dots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crosses</source>
        <translation>
            <numerusform>%n cross</numerusform>
            <numerusform>%n crosses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marks</source>
        <translation>
            <numerusform>%n mark</numerusform>
            <numerusform>%n marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n borders erased</source>
        <translation>
            <numerusform>%n border erased</numerusform>
            <numerusform>%n borders erased</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n borders drawn</source>
        <translation>
            <numerusform>%n border drawn</numerusform>
            <numerusform>%n borders drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n rows</source>
        <translation>
            <numerusform>add %n row</numerusform>
            <numerusform>add %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n columns</source>
        <translation>
            <numerusform>add %n column</numerusform>
            <numerusform>add %n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n rows</source>
        <translation>
            <numerusform>remove %n row</numerusform>
            <numerusform>remove %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n columns</source>
        <translation>
            <numerusform>remove %n column</numerusform>
            <numerusform>remove %n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room at %1: %n shaded</source>
        <translation>
            <numerusform>room at %1: %n shaded</numerusform>
            <numerusform>room at %1: %n shaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stickers</source>
        <translation>
            <numerusform>%n sticker</numerusform>
            <numerusform>%n stickers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n images</source>
        <translation>
            <numerusform>%1 and its image</numerusform>
            <numerusform>%1 and its %n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>erase %n clues</source>
        <translation>
            <numerusform>erase %n clue</numerusform>
            <numerusform>erase %n clues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %n clues, %1 to %2</source>
        <translation>
            <numerusform>move a clue from %1 to %2</numerusform>
            <numerusform>move %n clues, %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>flip %n clues left and right</source>
        <translation>
            <numerusform>flip %n clue left and right</numerusform>
            <numerusform>flip %n clues left and right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>flip %n clues top and bottom</source>
        <translation>
            <numerusform>flip %n clue top and bottom</numerusform>
            <numerusform>flip %n clues top and bottom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rotate %n clues right</source>
        <translation>
            <numerusform>rotate %n clue right</numerusform>
            <numerusform>rotate %n clues right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rotate %n clues left</source>
        <translation>
            <numerusform>rotate %n clue left</numerusform>
            <numerusform>rotate %n clues left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>erase %n notes</source>
        <translation>
            <numerusform>erase %n note</numerusform>
            <numerusform>erase %n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GenerateText</name>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogText</name>
    <message numerus="yes">
        <source>%n edits</source>
        <translation>
            <numerusform>%n edit</numerusform>
            <numerusform>%n edits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PathStatus</name>
    <message numerus="yes">
        <source>%1 of %n intended steps hold</source>
        <translation>
            <numerusform>%1 of %n intended step holds</numerusform>
            <numerusform>%1 of %n intended steps hold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceName</name>
    <message numerus="yes">
        <source>the upper left corner of %1</source>
        <translation>
            <numerusform>the upper left corner of %1</numerusform>
            <numerusform>the upper left corners of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the upper right corner of %1</source>
        <translation>
            <numerusform>the upper right corner of %1</numerusform>
            <numerusform>the upper right corners of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the lower left corner of %1</source>
        <translation>
            <numerusform>the lower left corner of %1</numerusform>
            <numerusform>the lower left corners of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the lower right corner of %1</source>
        <translation>
            <numerusform>the lower right corner of %1</numerusform>
            <numerusform>the lower right corners of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceText</name>
    <message numerus="yes">
        <source>the edge %1</source>
        <translation>
            <numerusform>the edge %1</numerusform>
            <numerusform>the edges %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::AdvicePresenter</name>
    <message numerus="yes">
        <source>%n redundant clues removed</source>
        <translation>
            <numerusform>%n redundant clue removed</numerusform>
            <numerusform>%n redundant clues removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message numerus="yes">
        <source>%n steps ahead</source>
        <translation>
            <numerusform>%n step ahead</numerusform>
            <numerusform>%n steps ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simple deductions</source>
        <translation>
            <numerusform>%n simple deduction</numerusform>
            <numerusform>%n simple deductions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n islands complete, cut off from the other %1</source>
        <translation>
            <numerusform>%n island complete, cut off from the other %1</numerusform>
            <numerusform>%n islands complete, cut off from the other %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses</source>
        <translation>
            <numerusform>%n hypothesis</numerusform>
            <numerusform>%n hypotheses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places cut off from the rest</source>
        <translation>
            <numerusform>%n place cut off from the rest</numerusform>
            <numerusform>%n places cut off from the rest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells cut off from the rest</source>
        <translation>
            <numerusform>%n cell cut off from the rest</numerusform>
            <numerusform>%n cells cut off from the rest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n steps</source>
        <translation>
            <numerusform>after %n step</numerusform>
            <numerusform>after %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::MakePiecesDialog</name>
    <message numerus="yes">
        <source>There are only %1 inner sides, so %n of the colours are not used.</source>
        <translation>
            <numerusform>There are only %1 inner sides, so %n of the colours is not used.</numerusform>
            <numerusform>There are only %1 inner sides, so %n of the colours are not used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::PieceTray</name>
    <message numerus="yes">
        <source>%n pieces left</source>
        <translation>
            <numerusform>%n piece left</numerusform>
            <numerusform>%n pieces left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::PiecesDialog</name>
    <message numerus="yes">
        <source>Piece of %n cell(s)</source>
        <translation>
            <numerusform>Piece of %n cell</numerusform>
            <numerusform>Piece of %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message numerus="yes">
        <source>all %n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>all %n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n</source>
        <translation>
            <numerusform>at least %n</numerusform>
            <numerusform>at least %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clues conflict with each other</source>
        <translation>
            <numerusform>%n clue cannot be satisfied</numerusform>
            <numerusform>%n clues conflict with each other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places still need one</source>
        <translation>
            <numerusform>%n place still needs one</numerusform>
            <numerusform>%n places still need one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::AlternativesSection</name>
    <message numerus="yes">
        <source>%n only in A</source>
        <translation>
            <numerusform>%n only in A</numerusform>
            <numerusform>%n only in A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only in B</source>
        <translation>
            <numerusform>%n only in B</numerusform>
            <numerusform>%n only in B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::FileCommands</name>
    <message numerus="yes">
        <source>%1 is damaged; %n edits can be read.</source>
        <translation>
            <numerusform>%1 is damaged; %n edit can be read.</numerusform>
            <numerusform>%1 is damaged; %n edits can be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edits could not be read.</source>
        <translation>
            <numerusform>%n edit could not be read.</numerusform>
            <numerusform>%n edits could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n puzzles in it. Only the first %1 were opened.</source>
        <translation>
            <numerusform>There is %n puzzle in it. Only the first %1 were opened.</numerusform>
            <numerusform>There are %n puzzles in it. Only the first %1 were opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle came with its history of %n edits.</source>
        <translation>
            <numerusform>The puzzle came with its history of %n edit.</numerusform>
            <numerusform>The puzzle came with its history of %n edits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::Recovery</name>
    <message numerus="yes">
        <source>%n puzzles from an interrupted session were kept.</source>
        <translation>
            <numerusform>%n puzzle from an interrupted session was kept.</numerusform>
            <numerusform>%n puzzles from an interrupted session were kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::SidePanel</name>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places · near %1</source>
        <translation>
            <numerusform>%n place · near %1</numerusform>
            <numerusform>%n places · near %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n differs</numerusform>
            <numerusform>%n differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided</source>
        <translation>
            <numerusform>%n undecided</numerusform>
            <numerusform>%n undecided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spots</source>
        <translation>
            <numerusform>%n spot</numerusform>
            <numerusform>%n spots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::StartPage</name>
    <message numerus="yes">
        <source>All %n…</source>
        <translation>
            <numerusform>All %n…</numerusform>
            <numerusform>All %n…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::StatusLine</name>
    <message numerus="yes">
        <source>%n rooms</source>
        <translation>
            <numerusform>%n room</numerusform>
            <numerusform>%n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stickers</source>
        <translation>
            <numerusform>%n sticker</numerusform>
            <numerusform>%n stickers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TickText</name>
    <message numerus="yes">
        <source>#%1–#%2 · %n edits</source>
        <translation>
            <numerusform>#%1–#%2 · %n edit</numerusform>
            <numerusform>#%1–#%2 · %n edits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::TimelinePanel</name>
    <message numerus="yes">
        <source>Shorten pauses to %n seconds</source>
        <translation>
            <numerusform>Shorten pauses to %n second</numerusform>
            <numerusform>Shorten pauses to %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::TraceStrip</name>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareText</name>
    <message numerus="yes">
        <source>%1 and %n more places</source>
        <translation>
            <numerusform>%1 and %n more place</numerusform>
            <numerusform>%1 and %n more places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::ComparePresenter</name>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::PlayerPresenter</name>
    <message numerus="yes">
        <source>Before it: %n marks, all correct</source>
        <translation>
            <numerusform>Before it: %n mark, correct</numerusform>
            <numerusform>Before it: %n marks, all correct</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edits</source>
        <translation>
            <numerusform>%n edit</numerusform>
            <numerusform>%n edits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::ResultPresenter</name>
    <message numerus="yes">
        <source>%n marks adopted</source>
        <translation>
            <numerusform>%n mark adopted</numerusform>
            <numerusform>%n marks adopted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %n of your marks disagreed and were replaced</source>
        <translation>
            <numerusform> · %n of your marks disagreed and was replaced</numerusform>
            <numerusform> · %n of your marks disagreed and were replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnVerdictText</name>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns to the goal</source>
        <translation>
            <numerusform>%n turn to the goal</numerusform>
            <numerusform>%n turns to the goal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no solution in fewer than %n turns</source>
        <translation>
            <numerusform>no solution in fewer than %n turn</numerusform>
            <numerusform>no solution in fewer than %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n solutions</source>
        <translation>
            <numerusform>at least %n solution</numerusform>
            <numerusform>at least %n solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solutions</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::TurnsSection</name>
    <message numerus="yes">
        <source>%n more than the shortest</source>
        <translation>
            <numerusform>%n more than the shortest</numerusform>
            <numerusform>%n more than the shortest</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::TurnsPresenter</name>
    <message numerus="yes">
        <source>Scrambled with %n turns</source>
        <translation>
            <numerusform>Scrambled with %n turn</numerusform>
            <numerusform>Scrambled with %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::SelectionCommands</name>
    <message numerus="yes">
        <source>%n clues did not fit there.</source>
        <translation>
            <numerusform>%n clue did not fit there.</numerusform>
            <numerusform>%n clues did not fit there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::BoardCommands</name>
    <message numerus="yes">
        <source>%n clues and borders would fall off the board.</source>
        <translation>
            <numerusform>A clue or a border would fall off the board.</numerusform>
            <numerusform>%n clues and borders would fall off the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edits reapplied</source>
        <translation>
            <numerusform>%n edit reapplied</numerusform>
            <numerusform>%n edits reapplied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n no longer fit</source>
        <translation>
            <numerusform>%1 · %n no longer fits</numerusform>
            <numerusform>%1 · %n no longer fit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::ShareCommands</name>
    <message numerus="yes">
        <source>Tokisuji URL with %n edits copied</source>
        <translation>
            <numerusform>Tokisuji URL with %n edit copied</numerusform>
            <numerusform>Tokisuji URL with %n edits copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::CluePresenter</name>
    <message numerus="yes">
        <source>%n marks filled in</source>
        <translation>
            <numerusform>%n mark filled in</numerusform>
            <numerusform>%n marks filled in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message numerus="yes">
        <source>Exactly %n solutions.</source>
        <translation>
            <numerusform>Exactly %n solution.</numerusform>
            <numerusform>Exactly %n solutions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counting solutions: %n so far</source>
        <translation>
            <numerusform>Counting solutions: %n so far</numerusform>
            <numerusform>Counting solutions: %n so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n solutions.</source>
        <translation>
            <numerusform>At least %n solution.</numerusform>
            <numerusform>At least %n solutions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PublishText</name>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TechniqueText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::KindDialog</name>
    <message numerus="yes">
        <source>%n items do not fit this kind and are left out.</source>
        <translation>
            <numerusform>%n item does not fit this kind and is left out.</numerusform>
            <numerusform>%n items do not fit this kind and are left out.</numerusform>
        </translation>
    </message>
</context>
</TS>
