<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Compare A and B</source>
        <translation>Compare A and B</translation>
    </message>
    <message>
        <source>Apply the difference to A</source>
        <translation>Apply the difference to A</translation>
    </message>
    <message>
        <source>Apply the difference to B</source>
        <translation>Apply the difference to B</translation>
    </message>
    <message>
        <source>Where did I go wrong?</source>
        <translation>Where did I go wrong?</translation>
    </message>
    <message>
        <source>Go back to before the first wrong mark</source>
        <translation>Go back to before the first wrong mark</translation>
    </message>
    <message>
        <source>Adopt determined marks</source>
        <translation>Adopt determined marks</translation>
    </message>
    <message>
        <source>Adopt solution A</source>
        <translation>Adopt solution A</translation>
    </message>
    <message>
        <source>Adopt solution B</source>
        <translation>Adopt solution B</translation>
    </message>
    <message>
        <source>Show reasons of a step</source>
        <translation>Show reasons of a step</translation>
    </message>
    <message>
        <source>Next step of the trace</source>
        <translation>Next step of the trace</translation>
    </message>
    <message>
        <source>Previous step of the trace</source>
        <translation>Previous step of the trace</translation>
    </message>
    <message>
        <source>Enter or leave the hypothesis</source>
        <translation>Enter or leave the hypothesis</translation>
    </message>
    <message>
        <source>Play the trace</source>
        <translation>Play the trace</translation>
    </message>
    <message>
        <source>Show the board after the step</source>
        <translation>Show the board after the step</translation>
    </message>
    <message>
        <source>Swap the refuted case and the correct one</source>
        <translation>Swap the refuted case and the correct one</translation>
    </message>
    <message>
        <source>Why this mark?</source>
        <translation>Why this mark?</translation>
    </message>
    <message>
        <source>Adopt the trace up to this step</source>
        <translation>Adopt the trace up to this step</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Mark this path as intended</source>
        <translation>Mark this path as intended</translation>
    </message>
    <message>
        <source>Mark this step as intended (toggle)</source>
        <translation>Mark this step as intended (toggle)</translation>
    </message>
    <message>
        <source>Clear the intended path</source>
        <translation>Clear the intended path</translation>
    </message>
    <message>
        <source>Levels…</source>
        <translation>Levels…</translation>
    </message>
    <message>
        <source>Rules and tools</source>
        <translation>Rules and tools</translation>
    </message>
    <message>
        <source>Pieces…</source>
        <translation>Pieces…</translation>
    </message>
    <message>
        <source>Show what each clue would do</source>
        <translation>Show what each clue would do</translation>
    </message>
    <message>
        <source>Adopt the chosen change</source>
        <translation>Adopt the chosen change</translation>
    </message>
    <message>
        <source>Preview the chosen change</source>
        <translation>Preview the chosen change</translation>
    </message>
    <message>
        <source>Make minimal</source>
        <translation>Make minimal</translation>
    </message>
    <message>
        <source>Generate…</source>
        <translation>Generate…</translation>
    </message>
    <message>
        <source>Create an edge-matching puzzle…</source>
        <translation>Create an edge-matching puzzle…</translation>
    </message>
    <message>
        <source>Shuffle the pieces</source>
        <translation>Shuffle the pieces</translation>
    </message>
    <message>
        <source>Match rates of edge-matching…</source>
        <translation>Match rates of edge-matching…</translation>
    </message>
    <message>
        <source>Scramble…</source>
        <translation>Scramble…</translation>
    </message>
    <message>
        <source>Back to the goal</source>
        <translation>Back to the goal</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>One turn forward</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>One turn back</translation>
    </message>
    <message>
        <source>Play the turns</source>
        <translation>Play the turns</translation>
    </message>
    <message>
        <source>Next solution in turns</source>
        <translation>Next solution in turns</translation>
    </message>
    <message>
        <source>Previous solution in turns</source>
        <translation>Previous solution in turns</translation>
    </message>
    <message>
        <source>Copy the turns</source>
        <translation>Copy the turns</translation>
    </message>
    <message>
        <source>Copy Tokisuji URL with the history</source>
        <translation>Copy Tokisuji URL with the history</translation>
    </message>
    <message>
        <source>Estimate the number of solutions</source>
        <translation>Estimate the number of solutions</translation>
    </message>
    <message>
        <source>Show finished clues</source>
        <translation>Show finished clues</translation>
    </message>
    <message>
        <source>Fill in the rest of finished clues</source>
        <translation>Fill in the rest of finished clues</translation>
    </message>
</context>
<context>
    <name>AdviceText</name>
    <message>
        <source>Add %1 at %2</source>
        <translation>Add %1 at %2</translation>
    </message>
    <message>
        <source>Remove %1 at %2</source>
        <translation>Remove %1 at %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 at %2</translation>
    </message>
    <message>
        <source>%1 / %2 tried</source>
        <translation>%1 / %2 tried</translation>
    </message>
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
    <message>
        <source>No single edit makes it unique or determines more</source>
        <translation>No single edit makes it unique or determines more</translation>
    </message>
    <message>
        <source>No single edit restores a solution</source>
        <translation>No single edit restores a solution</translation>
    </message>
    <message>
        <source>Looking for edits…</source>
        <translation>Looking for edits…</translation>
    </message>
    <message>
        <source>Stopped at the time limit; there may be more</source>
        <translation>Stopped at the time limit; there may be more</translation>
    </message>
    <message>
        <source>Some edits took too long to check; there may be more</source>
        <translation>Some edits took too long to check; there may be more</translation>
    </message>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
    <message>
        <source>No clue is redundant</source>
        <translation>No clue is redundant</translation>
    </message>
    <message>
        <source>Trying each clue…</source>
        <translation>Trying each clue…</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>not needed</translation>
    </message>
    <message>
        <source>? is enough</source>
        <translation>? is enough</translation>
    </message>
    <message>
        <source>%1 tried · %2</source>
        <translation>%1 tried · %2</translation>
    </message>
    <message>
        <source>%1 / %2 tried · %3</source>
        <translation>%1 / %2 tried · %3</translation>
    </message>
    <message>
        <source>%1: %2 in A · %3 in B</source>
        <translation>%1: %2 in A · %3 in B</translation>
    </message>
    <message>
        <source>%1: %2 in A</source>
        <translation>%1: %2 in A</translation>
    </message>
    <message>
        <source>%1: %2 in B</source>
        <translation>%1: %2 in B</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message>
        <source>unique with %1</source>
        <translation>unique with %1</translation>
    </message>
    <message>
        <source>several with %1</source>
        <translation>several with %1</translation>
    </message>
    <message>
        <source>no solution with %1</source>
        <translation>no solution with %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>offered: %1</source>
        <translation>offered: %1</translation>
    </message>
    <message>
        <source>offered: %1, %2</source>
        <translation>offered: %1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 and %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
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
    <name>BoardText</name>
    <message>
        <source>crossed off</source>
        <translation>crossed off</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>circle</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cross</translation>
    </message>
    <message>
        <source>piece %1 is pinned here</source>
        <translation>piece %1 is pinned here</translation>
    </message>
    <message>
        <source>piece with left %1, top %2, right %3, bottom %4</source>
        <translation>piece with left %1, top %2, right %3, bottom %4</translation>
    </message>
</context>
<context>
    <name>ClueText</name>
    <message>
        <source>white circle</source>
        <translation>white circle</translation>
    </message>
    <message>
        <source>black circle</source>
        <translation>black circle</translation>
    </message>
    <message>
        <source>white dot</source>
        <translation>white dot</translation>
    </message>
    <message>
        <source>black dot</source>
        <translation>black dot</translation>
    </message>
    <message>
        <source>plain mark</source>
        <translation>plain mark</translation>
    </message>
    <message>
        <source>border</source>
        <translation>border</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>hole</translation>
    </message>
    <message>
        <source>water</source>
        <translation>water</translation>
    </message>
    <message>
        <source>filled cell</source>
        <translation>filled cell</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>gate</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>cup</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grey</translation>
    </message>
    <message>
        <source>white</source>
        <translation>white</translation>
    </message>
    <message>
        <source>black</source>
        <translation>black</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cross</translation>
    </message>
    <message>
        <source>double line</source>
        <translation>double line</translation>
    </message>
    <message>
        <source>line</source>
        <translation>line</translation>
    </message>
    <message>
        <source>no border</source>
        <translation>no border</translation>
    </message>
    <message>
        <source>shaded</source>
        <translation>shaded</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>dot</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>slash</source>
        <translation>slash</translation>
    </message>
    <message>
        <source>backslash</source>
        <translation>backslash</translation>
    </message>
    <message>
        <source>nothing here</source>
        <translation>nothing here</translation>
    </message>
    <message>
        <source>background</source>
        <translation>background</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidates</translation>
    </message>
    <message>
        <source>background colour</source>
        <translation>background colour</translation>
    </message>
    <message>
        <source>direction of the line</source>
        <translation>direction of the line</translation>
    </message>
    <message>
        <source>small dot</source>
        <translation>small dot</translation>
    </message>
    <message>
        <source>crossed off</source>
        <translation>crossed off</translation>
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
    <message>
        <source>setting for the whole board</source>
        <translation>setting for the whole board</translation>
    </message>
    <message>
        <source>Tokisuji does not know the rules of %1 yet.</source>
        <translation>Tokisuji does not know the rules of %1 yet.</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>piece %1</translation>
    </message>
    <message>
        <source>rotate %1 at %2</source>
        <translation>rotate %1 at %2</translation>
    </message>
    <message>
        <source>remove %1 from %2</source>
        <translation>remove %1 from %2</translation>
    </message>
    <message>
        <source>piece from %1 to %2</source>
        <translation>piece from %1 to %2</translation>
    </message>
    <message>
        <source>swap %1 and %2</source>
        <translation>swap %1 and %2</translation>
    </message>
    <message>
        <source>pin %1 at %2</source>
        <translation>pin %1 at %2</translation>
    </message>
    <message>
        <source>unpin %1 at %2</source>
        <translation>unpin %1 at %2</translation>
    </message>
    <message>
        <source>colour %1 on the %2 of %3</source>
        <translation>colour %1 on the %2 of %3</translation>
    </message>
    <message>
        <source>shuffle the pieces</source>
        <translation>shuffle the pieces</translation>
    </message>
    <message>
        <source>top</source>
        <comment>of a piece</comment>
        <translation>top</translation>
    </message>
    <message>
        <source>bottom</source>
        <comment>of a piece</comment>
        <translation>bottom</translation>
    </message>
    <message>
        <source>left</source>
        <comment>of a piece</comment>
        <translation>left</translation>
    </message>
    <message>
        <source>right</source>
        <comment>of a piece</comment>
        <translation>right</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turn %1</translation>
    </message>
    <message>
        <source>remove the colour at %1</source>
        <translation>remove the colour at %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stickers</source>
        <translation>
            <numerusform>%n sticker</numerusform>
            <numerusform>%n stickers</numerusform>
        </translation>
    </message>
    <message>
        <source>back to the goal</source>
        <translation>back to the goal</translation>
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
    <name>Exporter</name>
    <message>
        <source>Plots can be saved as .png or .svg, not as &quot;%1&quot;.</source>
        <translation>Plots can be saved as .png or .svg, not as &quot;%1&quot;.</translation>
    </message>
</context>
<context>
    <name>GenerateText</name>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Half turn</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Quarter turn</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>Mirrored left and right</translation>
    </message>
    <message>
        <source>Mirrored top and bottom</source>
        <translation>Mirrored top and bottom</translation>
    </message>
    <message>
        <source>Mirrored at the diagonal ↘</source>
        <translation>Mirrored at the diagonal ↘</translation>
    </message>
    <message>
        <source>Mirrored at the diagonal ↗</source>
        <translation>Mirrored at the diagonal ↗</translation>
    </message>
    <message>
        <source>Puzzles of this kind cannot be generated.</source>
        <translation>Puzzles of this kind cannot be generated.</translation>
    </message>
    <message>
        <source>This kind of puzzle cannot have a board of this size.</source>
        <translation>This kind of puzzle cannot have a board of this size.</translation>
    </message>
    <message>
        <source>The pattern is for a different size.</source>
        <translation>The pattern is for a different size.</translation>
    </message>
    <message>
        <source>Pattern and symmetry contradict each other.</source>
        <translation>Pattern and symmetry contradict each other.</translation>
    </message>
    <message>
        <source>This symmetry needs a square board.</source>
        <translation>This symmetry needs a square board.</translation>
    </message>
    <message>
        <source>The minimum number of clues is above the maximum.</source>
        <translation>The minimum number of clues is above the maximum.</translation>
    </message>
    <message>
        <source>The open board is of a different kind or size.</source>
        <translation>The open board is of a different kind or size.</translation>
    </message>
    <message>
        <source>The square is larger than the board.</source>
        <translation>The square is larger than the board.</translation>
    </message>
    <message>
        <source>This kind of puzzle has no shaded cells.</source>
        <translation>This kind of puzzle has no shaded cells.</translation>
    </message>
    <message>
        <source>None of these values is a clue in this kind of puzzle.</source>
        <translation>None of these values is a clue in this kind of puzzle.</translation>
    </message>
    <message>
        <source>%1 of %2 undetermined</source>
        <translation>%1 of %2 undetermined</translation>
    </message>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tried</source>
        <translation>%1 tried</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Found: exactly one solution</source>
        <translation>Found: exactly one solution</translation>
    </message>
    <message>
        <source>No puzzle found with these settings; another seed may find one</source>
        <translation>No puzzle found with these settings; another seed may find one</translation>
    </message>
    <message>
        <source>Stopped; this is the best so far</source>
        <translation>Stopped; this is the best so far</translation>
    </message>
    <message>
        <source>Stopped before a board was found</source>
        <translation>Stopped before a board was found</translation>
    </message>
    <message>
        <source>Puzzles of this kind and size cannot have this symmetry.</source>
        <translation>Puzzles of this kind and size cannot have this symmetry.</translation>
    </message>
    <message>
        <source>The rooms of the open board do not have this symmetry.</source>
        <translation>The rooms of the open board do not have this symmetry.</translation>
    </message>
    <message>
        <source>There is no technique “%1”.</source>
        <translation>There is no technique “%1”.</translation>
    </message>
    <message>
        <source>The technique “%1” cannot be both used and not used.</source>
        <translation>The technique “%1” cannot be both used and not used.</translation>
    </message>
    <message>
        <source>This kind of puzzle has no technique “%1”.</source>
        <translation>This kind of puzzle has no technique “%1”.</translation>
    </message>
    <message>
        <source>“%1” is not used at difficulty “%2”.</source>
        <translation>“%1” is not used at difficulty “%2”.</translation>
    </message>
    <message>
        <source>“%1” is not used at difficulty “%2”, which applies when none is chosen.</source>
        <translation>“%1” is not used at difficulty “%2”, which applies when none is chosen.</translation>
    </message>
    <message>
        <source>There is no puzzle of this kind at this size.</source>
        <translation>There is no puzzle of this kind at this size.</translation>
    </message>
</context>
<context>
    <name>HopelessText</name>
    <message>
        <source>No loop can pass through every point of this board.</source>
        <translation>No loop can pass through every point of this board.</translation>
    </message>
    <message>
        <source>No loop can pass through every cell of this board.</source>
        <translation>No loop can pass through every cell of this board.</translation>
    </message>
    <message>
        <source>This rule can never be satisfied here: %1.</source>
        <translation>This rule can never be satisfied here: %1.</translation>
    </message>
    <message>
        <source>Whatever the clues, the rules cannot be satisfied on this board.</source>
        <translation>Whatever the clues, the rules cannot be satisfied on this board.</translation>
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
    <name>Needs</name>
    <message>
        <source>No puzzle is open</source>
        <translation>No puzzle is open</translation>
    </message>
    <message>
        <source>Puzzles of this kind can only be viewed</source>
        <translation>Puzzles of this kind can only be viewed</translation>
    </message>
    <message>
        <source>Twisty puzzles have no marks</source>
        <translation>Twisty puzzles have no marks</translation>
    </message>
    <message>
        <source>Not for edge-matching and twisty puzzles</source>
        <translation>Not for edge-matching and twisty puzzles</translation>
    </message>
    <message>
        <source>Only for edge-matching puzzles</source>
        <translation>Only for edge-matching puzzles</translation>
    </message>
    <message>
        <source>This kind of puzzle has no pieces to choose</source>
        <translation>This kind of puzzle has no pieces to choose</translation>
    </message>
    <message>
        <source>This kind of puzzle has no variant rules</source>
        <translation>This kind of puzzle has no variant rules</translation>
    </message>
    <message>
        <source>Only for twisty puzzles</source>
        <translation>Only for twisty puzzles</translation>
    </message>
    <message>
        <source>The puzzle is open read-only</source>
        <translation>The puzzle is open read-only</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>There is nothing to redo</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>There is nothing to undo</translation>
    </message>
    <message>
        <source>The check was not stopped early</source>
        <translation>The check was not stopped early</translation>
    </message>
    <message>
        <source>No determined marks are known yet</source>
        <translation>No determined marks are known yet</translation>
    </message>
    <message>
        <source>Two solutions have not been found</source>
        <translation>Two solutions have not been found</translation>
    </message>
    <message>
        <source>No clues are known to conflict</source>
        <translation>No clues are known to conflict</translation>
    </message>
    <message>
        <source>There are no clues yet</source>
        <translation>There are no clues yet</translation>
    </message>
    <message>
        <source>Not available while marks are treated as given</source>
        <translation>Not available while marks are treated as given</translation>
    </message>
    <message>
        <source>There is no solution, and adding a clue cannot restore one</source>
        <translation>There is no solution, and adding a clue cannot restore one</translation>
    </message>
    <message>
        <source>No further alternative is known</source>
        <translation>No further alternative is known</translation>
    </message>
    <message>
        <source>This is the first alternative</source>
        <translation>This is the first alternative</translation>
    </message>
    <message>
        <source>No solution is known</source>
        <translation>No solution is known</translation>
    </message>
    <message>
        <source>No second solution is known</source>
        <translation>No second solution is known</translation>
    </message>
    <message>
        <source>The placement belongs to the previous board</source>
        <translation>The placement belongs to the previous board</translation>
    </message>
    <message>
        <source>There are no places to go to</source>
        <translation>There are no places to go to</translation>
    </message>
    <message>
        <source>There is no trace yet</source>
        <translation>There is no trace yet</translation>
    </message>
    <message>
        <source>The chosen step has no hypothesis</source>
        <translation>The chosen step has no hypothesis</translation>
    </message>
    <message>
        <source>No step of the trace is chosen</source>
        <translation>No step of the trace is chosen</translation>
    </message>
    <message>
        <source>The chosen step does not refute a case</source>
        <translation>The chosen step does not refute a case</translation>
    </message>
    <message>
        <source>No step of this board&apos;s trace is shown</source>
        <translation>No step of this board&apos;s trace is shown</translation>
    </message>
    <message>
        <source>The list does not show the solver&apos;s path</source>
        <translation>The list does not show the solver&apos;s path</translation>
    </message>
    <message>
        <source>No path has been marked as intended</source>
        <translation>No path has been marked as intended</translation>
    </message>
    <message>
        <source>There are no further turns</source>
        <translation>There are no further turns</translation>
    </message>
    <message>
        <source>None of these turns has been made yet</source>
        <translation>None of these turns has been made yet</translation>
    </message>
    <message>
        <source>No further solution is known from here</source>
        <translation>No further solution is known from here</translation>
    </message>
    <message>
        <source>This is the first solution</source>
        <translation>This is the first solution</translation>
    </message>
    <message>
        <source>No turns to the goal are known</source>
        <translation>No turns to the goal are known</translation>
    </message>
    <message>
        <source>Go back to before the first turn</source>
        <translation>Go back to before the first turn</translation>
    </message>
    <message>
        <source>The search is still running</source>
        <translation>The search is still running</translation>
    </message>
    <message>
        <source>No change is selected in the lists</source>
        <translation>No change is selected in the lists</translation>
    </message>
    <message>
        <source>The board is showing something else</source>
        <translation>The board is showing something else</translation>
    </message>
    <message>
        <source>No redundant clues are known</source>
        <translation>No redundant clues are known</translation>
    </message>
    <message>
        <source>The board has changed; the list is being rebuilt</source>
        <translation>The board has changed; the list is being rebuilt</translation>
    </message>
    <message>
        <source>Clues are being removed</source>
        <translation>Clues are being removed</translation>
    </message>
    <message>
        <source>No wrong mark has been found</source>
        <translation>No wrong mark has been found</translation>
    </message>
    <message>
        <source>No states are being compared</source>
        <translation>No states are being compared</translation>
    </message>
    <message>
        <source>Choose a difference of clues or marks</source>
        <translation>Choose a difference of clues or marks</translation>
    </message>
    <message>
        <source>No state with a unique solution is known</source>
        <translation>No state with a unique solution is known</translation>
    </message>
    <message>
        <source>No state without a solution is known</source>
        <translation>No state without a solution is known</translation>
    </message>
    <message>
        <source>No drop in determined marks is known</source>
        <translation>No drop in determined marks is known</translation>
    </message>
    <message>
        <source>The intended path has not been broken</source>
        <translation>The intended path has not been broken</translation>
    </message>
    <message>
        <source>This kind of puzzle has no shaded cells</source>
        <translation>This kind of puzzle has no shaded cells</translation>
    </message>
    <message>
        <source>No square is required</source>
        <translation>No square is required</translation>
    </message>
    <message>
        <source>No board of this kind and size is open</source>
        <translation>No board of this kind and size is open</translation>
    </message>
    <message>
        <source>There are no marks on the open board</source>
        <translation>There are no marks on the open board</translation>
    </message>
    <message>
        <source>The search does not start from the open board</source>
        <translation>The search does not start from the open board</translation>
    </message>
    <message>
        <source>No puzzle has been found yet</source>
        <translation>No puzzle has been found yet</translation>
    </message>
    <message>
        <source>Nothing has been measured yet</source>
        <translation>Nothing has been measured yet</translation>
    </message>
    <message>
        <source>The puzzle is not known to have several solutions</source>
        <translation>The puzzle is not known to have several solutions</translation>
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
    <message>
        <source>column %1 (above)</source>
        <translation>column %1 (above)</translation>
    </message>
    <message>
        <source>column %1 (below)</source>
        <translation>column %1 (below)</translation>
    </message>
    <message>
        <source>row %1 (left)</source>
        <translation>row %1 (left)</translation>
    </message>
    <message>
        <source>row %1 (right)</source>
        <translation>row %1 (right)</translation>
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
    <name>Profile</name>
    <message>
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Everything</translation>
    </message>
</context>
<context>
    <name>tokisuji::AdvicePresenter</name>
    <message>
        <source>There are no clues on the board yet</source>
        <translation>There are no clues on the board yet</translation>
    </message>
    <message>
        <source>Advice considers the clues alone, but your marks are being treated as given</source>
        <translation>Advice considers the clues alone, but your marks are being treated as given</translation>
    </message>
    <message>
        <source>Starts when the check has finished</source>
        <translation>Starts when the check has finished</translation>
    </message>
    <message>
        <source>The check did not finish</source>
        <translation>The check did not finish</translation>
    </message>
    <message>
        <source>No single clue makes it unique</source>
        <translation>No single clue makes it unique</translation>
    </message>
    <message>
        <source>Click a number on the board to place that clue</source>
        <translation>Click a number on the board to place that clue</translation>
    </message>
    <message>
        <source>The target solution no longer solves this board and has been dropped.</source>
        <translation>The target solution no longer solves this board and has been dropped.</translation>
    </message>
    <message numerus="yes">
        <source>%n redundant clues removed</source>
        <translation>
            <numerusform>%n redundant clue removed</numerusform>
            <numerusform>%n redundant clues removed</numerusform>
        </translation>
    </message>
    <message>
        <source>Adopted: %1</source>
        <translation>Adopted: %1</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Not known yet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a clue and what it leads to</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No single clue tells them apart</source>
        <translation>No single clue tells them apart</translation>
    </message>
    <message>
        <source>Press Enter to place the clue that A has there</source>
        <translation>Press Enter to place the clue that A has there</translation>
    </message>
    <message>
        <source>Zoom in to see the numbers; filled dots have a clue that makes the puzzle unique, larger dots determine more</source>
        <translation>Zoom in to see the numbers; filled dots have a clue that makes the puzzle unique, larger dots determine more</translation>
    </message>
    <message>
        <source>None found yet; the visible part is tried first</source>
        <translation>None found yet; the visible part is tried first</translation>
    </message>
</context>
<context>
    <name>tokisuji::ExampleView</name>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>%1: puzzle</source>
        <translation>%1: puzzle</translation>
    </message>
    <message>
        <source>%1: solution</source>
        <translation>%1: solution</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>Solution: %1</translation>
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
    <name>tokisuji::GenerateDialog</name>
    <message>
        <source>Generate a puzzle</source>
        <translation>Generate a puzzle</translation>
    </message>
    <message>
        <source>Open as a new puzzle</source>
        <translation>Open as a new puzzle</translation>
    </message>
    <message>
        <source>Put on this board</source>
        <translation>Put on this board</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Pattern</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Left button: a clue is required here. Right button: none is allowed.</source>
        <translation>Left button: a clue is required here. Right button: none is allowed.</translation>
    </message>
    <message>
        <source>No search has been started yet</source>
        <translation>No search has been started yet</translation>
    </message>
    <message>
        <source>The values cannot be read; write 1-3, 5 or 0:1, 1-3:2.</source>
        <translation>The values cannot be read; write 1-3, 5 or 0:1, 1-3:2.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Searching…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Search again</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Unique; still being refined…</source>
        <translation>Unique; still being refined…</translation>
    </message>
</context>
<context>
    <name>tokisuji::GenerateForm</name>
    <message>
        <source>has a square of side</source>
        <translation>has a square of side</translation>
    </message>
    <message>
        <source>matches the marks on the open board</source>
        <translation>matches the marks on the open board</translation>
    </message>
    <message>
        <source>from the clues of the open board</source>
        <translation>from the clues of the open board</translation>
    </message>
    <message>
        <source>and keep them all</source>
        <translation>and keep them all</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetry</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Clues</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulty</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>The solution</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Start from</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>any</source>
        <translation>any</translation>
    </message>
    <message>
        <source>all; or 1-3, 5; or weighted: 0:1, 1-3:2</source>
        <translation>all; or 1-3, 5; or weighted: 0:1, 1-3:2</translation>
    </message>
    <message>
        <source>all shaded</source>
        <translation>all shaded</translation>
    </message>
    <message>
        <source>all unshaded</source>
        <translation>all unshaded</translation>
    </message>
    <message>
        <source>any number</source>
        <comment>of clues</comment>
        <translation>any number</translation>
    </message>
    <message>
        <source>Cells of the square</source>
        <translation>Cells of the square</translation>
    </message>
    <message>
        <source>Side of the square</source>
        <translation>Side of the square</translation>
    </message>
    <message>
        <source>Minimum number of clues</source>
        <translation>Minimum number of clues</translation>
    </message>
    <message>
        <source>Maximum number of clues</source>
        <translation>Maximum number of clues</translation>
    </message>
    <message>
        <source>to</source>
        <translation>to</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Another</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniques</translation>
    </message>
</context>
<context>
    <name>tokisuji::HelpDialog</name>
    <message>
        <source>; </source>
        <comment>between variants</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1: rules and tools</source>
        <translation>%1: rules and tools</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>Kind of puzzle</translation>
    </message>
    <message>
        <source>The rules of this kind of puzzle are not available yet.</source>
        <translation>The rules of this kind of puzzle are not available yet.</translation>
    </message>
    <message>
        <source>Variant rules: %1</source>
        <translation>Variant rules: %1</translation>
    </message>
</context>
<context>
    <name>Tool</name>
    <message>
        <source>Hole</source>
        <translation>Hole</translation>
    </message>
    <message>
        <source>Cells that are not used</source>
        <translation>Cells that are not used</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Water</translation>
    </message>
    <message>
        <source>Cells where no ball may land; or press Q</source>
        <translation>Cells where no ball may land; or press Q</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wall</translation>
    </message>
    <message>
        <source>Filled cells; or press Q</source>
        <translation>Filled cells; or press Q</translation>
    </message>
    <message>
        <source>Gate |</source>
        <translation>Gate |</translation>
    </message>
    <message>
        <source>Vertical gates; or press W</source>
        <translation>Vertical gates; or press W</translation>
    </message>
    <message>
        <source>Gate –</source>
        <translation>Gate –</translation>
    </message>
    <message>
        <source>Horizontal gates; or press E</source>
        <translation>Horizontal gates; or press E</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Where the course starts; or press S</source>
        <translation>Where the course starts; or press S</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Cup</translation>
    </message>
    <message>
        <source>Where balls end up; or press H</source>
        <translation>Where balls end up; or press H</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>Click or drag to change the colour of a clue</source>
        <translation>Click or drag to change the colour of a clue</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sun</translation>
    </message>
    <message>
        <source>Suns; or press 1</source>
        <translation>Suns; or press 1</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Moon</translation>
    </message>
    <message>
        <source>Moons; or press 2</source>
        <translation>Moons; or press 2</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Circle</translation>
    </message>
    <message>
        <source>A note that the line passes here; or press 1</source>
        <translation>A note that the line passes here; or press 1</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Left out</translation>
    </message>
    <message>
        <source>A note that the line does not pass here; or press 2</source>
        <translation>A note that the line does not pass here; or press 2</translation>
    </message>
    <message>
        <source>Circles; or press 1</source>
        <translation>Circles; or press 1</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Triangles; or press 2</source>
        <translation>Triangles; or press 2</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Square</translation>
    </message>
    <message>
        <source>Squares; or press 3</source>
        <translation>Squares; or press 3</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Marks cells that stay empty</source>
        <translation>Marks cells that stay empty</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Some</translation>
    </message>
    <message>
        <source>A note that a number goes here; or press Q</source>
        <translation>A note that a number goes here; or press Q</translation>
    </message>
    <message>
        <source>Lamp</source>
        <translation>Lamp</translation>
    </message>
    <message>
        <source>Click to place a lamp, or press 1</source>
        <translation>Click to place a lamp, or press 1</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Star</translation>
    </message>
    <message>
        <source>Click to place a star, or press 1</source>
        <translation>Click to place a star, or press 1</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Half</translation>
    </message>
    <message>
        <source>Click a corner of a cell, drag along the slant, or press Q, W, A or S</source>
        <translation>Click a corner of a cell, drag along the slant, or press Q, W, A or S</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Click a clue to cross it off, or press X</source>
        <translation>Click a clue to cross it off, or press X</translation>
    </message>
    <message>
        <source>Slash</source>
        <translation>Slash</translation>
    </message>
    <message>
        <source>Drag across a cell; click for \, right-click for /; or press 1 or 2</source>
        <translation>Drag across a cell; click for \, right-click for /; or press 1 or 2</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Bar</translation>
    </message>
    <message>
        <source>Drag up and down or from left to right within a cell; press 1 or 2</source>
        <translation>Drag up and down or from left to right within a cell; press 1 or 2</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Tree</translation>
    </message>
    <message>
        <source>Trees; or press 1</source>
        <translation>Trees; or press 1</translation>
    </message>
    <message>
        <source>Tent</source>
        <translation>Tent</translation>
    </message>
    <message>
        <source>Click to pitch a tent, drag from a tree to pair it with its tent; or press 1</source>
        <translation>Click to pitch a tent, drag from a tree to pair it with its tent; or press 1</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Drag from cell to cell: no border here; also Ctrl+Shift+arrow key</source>
        <translation>Drag from cell to cell: no border here; also Ctrl+Shift+arrow key</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Paint</translation>
    </message>
    <message>
        <source>Background colours for a picture, with no effect on the rules</source>
        <translation>Background colours for a picture, with no effect on the rules</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>Pull</translation>
    </message>
    <message>
        <source>Press in a cell and pull towards the corner to fill; click for a dot</source>
        <translation>Press in a cell and pull towards the corner to fill; click for a dot</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Click to cycle through the four triangles and the dot, right-click to go back</source>
        <translation>Click to cycle through the four triangles and the dot, right-click to go back</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Drag from cell to cell to note the direction of the line; click an edge to reverse it</source>
        <translation>Drag from cell to cell to note the direction of the line; click an edge to reverse it</translation>
    </message>
    <message>
        <source>Small dot</source>
        <translation>Small dot</translation>
    </message>
    <message>
        <source>Click an edge or a corner of cells: one of the cells around it holds a star</source>
        <translation>Click an edge or a corner of cells: one of the cells around it holds a star</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Click a side to colour it, Alt+click to colour this piece alone, right-click to pick up a colour; digits colour the side at the cursor, Shift moves on to the next</source>
        <translation>Click a side to colour it, Alt+click to colour this piece alone, right-click to pick up a colour; digits colour the side at the cursor, Shift moves on to the next</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Pin</translation>
    </message>
    <message>
        <source>Click a piece to pin it to its cell or to unpin it, or press P</source>
        <translation>Click a piece to pin it to its cell or to unpin it, or press P</translation>
    </message>
</context>
<context>
    <name>tokisuji::IdleSection</name>
    <message>
        <source>Redundant clues</source>
        <translation>Redundant clues</translation>
    </message>
    <message>
        <source>Makes the chosen change, as one edit</source>
        <translation>Makes the chosen change, as one edit</translation>
    </message>
    <message>
        <source>Removes clues until none is redundant, as one edit</source>
        <translation>Removes clues until none is redundant, as one edit</translation>
    </message>
    <message>
        <source>Order of removal</source>
        <translation>Order of removal</translation>
    </message>
    <message>
        <source>as listed</source>
        <translation>as listed</translation>
    </message>
    <message>
        <source>in reverse</source>
        <translation>in reverse</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>at random</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Make it ?</source>
        <translation>Make it ?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Make minimal</source>
        <translation>Make minimal</translation>
    </message>
</context>
<context>
    <name>tokisuji::MakePiecesDialog</name>
    <message>
        <source>Create an edge-matching puzzle</source>
        <translation>Create an edge-matching puzzle</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Create</translation>
    </message>
    <message>
        <source>Pieces may be rotated</source>
        <translation>Pieces may be rotated</translation>
    </message>
    <message>
        <source>Pin the piece in the centre</source>
        <translation>Pin the piece in the centre</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Another seed</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columns</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rows</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 inner sides, so %n of the colours are not used.</source>
        <translation>
            <numerusform>There are only %1 inner sides, so %n of the colours is not used.</numerusform>
            <numerusform>There are only %1 inner sides, so %n of the colours are not used.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 inner sides, about %2 of each colour.</source>
        <translation>%1 inner sides, about %2 of each colour.</translation>
    </message>
    <message>
        <source>Solved board of %1×%2 cells</source>
        <translation>Solved board of %1×%2 cells</translation>
    </message>
    <message>
        <source>The whole board can be rotated, so there are at least %1 solutions.</source>
        <translation>The whole board can be rotated, so there are at least %1 solutions.</translation>
    </message>
    <message>
        <source>A pin prevents that when the number of columns or rows is even.</source>
        <translation>A pin prevents that when the number of columns or rows is even.</translation>
    </message>
    <message>
        <source>A pin in the centre prevents that.</source>
        <translation>A pin in the centre prevents that.</translation>
    </message>
</context>
<context>
    <name>tokisuji::MatchRatesDialog</name>
    <message>
        <source>Pieces may be rotated</source>
        <translation>Pieces may be rotated</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Save…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Match rates of edge-matching</source>
        <translation>Match rates of edge-matching</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation>Cells per side</translation>
    </message>
    <message>
        <source>Colours from</source>
        <translation>Colours from</translation>
    </message>
    <message>
        <source>Colours to</source>
        <translation>Colours to</translation>
    </message>
    <message>
        <source>Boards per number of colours</source>
        <translation>Boards per number of colours</translation>
    </message>
    <message>
        <source>Seconds per board</source>
        <translation>Seconds per board</translation>
    </message>
    <message>
        <source>Match rate, %1×%2 cells</source>
        <translation>Match rate, %1×%2 cells</translation>
    </message>
    <message>
        <source>number of colours</source>
        <translation>number of colours</translation>
    </message>
    <message>
        <source>matching sides</source>
        <translation>matching sides</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>greedy</translation>
    </message>
    <message>
        <source>exact search</source>
        <translation>exact search</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Measure</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Measuring…</translation>
    </message>
    <message>
        <source>The boards use seeds 1, 2, 3, …</source>
        <translation>The boards use seeds 1, 2, 3, …</translation>
    </message>
    <message>
        <source>%1 colours: greedy %2 %, exact %3 %</source>
        <translation>%1 colours: greedy %2 %, exact %3 %</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg);;Numbers (*.csv)</source>
        <translation>Pictures (*.png *.svg);;Numbers (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
</context>
<context>
    <name>tokisuji::NewDialog</name>
    <message>
        <source>Neighbours</source>
        <translation>Neighbours</translation>
    </message>
</context>
<context>
    <name>tokisuji::PatternCanvas</name>
    <message>
        <source>Pattern of clues</source>
        <translation>Pattern of clues</translation>
    </message>
    <message>
        <source>Arrow keys move; Space cycles through: a clue is allowed, required, not allowed here</source>
        <translation>Arrow keys move; Space cycles through: a clue is allowed, required, not allowed here</translation>
    </message>
</context>
<context>
    <name>tokisuji::PieceCanvas</name>
    <message>
        <source>New piece</source>
        <translation>New piece</translation>
    </message>
    <message>
        <source>Arrow keys move; Space fills or empties a cell</source>
        <translation>Arrow keys move; Space fills or empties a cell</translation>
    </message>
</context>
<context>
    <name>tokisuji::PieceList</name>
    <message>
        <source>Piece %1: left %2, top %3, right %4, bottom %5</source>
        <translation>Piece %1: left %2, top %3, right %4, bottom %5</translation>
    </message>
</context>
<context>
    <name>tokisuji::PieceTray</name>
    <message>
        <source>No pieces left</source>
        <translation>No pieces left</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces left</source>
        <translation>
            <numerusform>%n piece left</numerusform>
            <numerusform>%n pieces left</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Colour %1</translation>
    </message>
    <message>
        <source>Colours of sides</source>
        <translation>Colours of sides</translation>
    </message>
    <message>
        <source>Remaining pieces</source>
        <translation>Remaining pieces</translation>
    </message>
</context>
<context>
    <name>tokisuji::PiecesDialog</name>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pieces</translation>
    </message>
    <message>
        <source>Use these pieces</source>
        <translation>Use these pieces</translation>
    </message>
    <message>
        <source>Pentominoes</source>
        <translation>Pentominoes</translation>
    </message>
    <message>
        <source>Tetrominoes</source>
        <translation>Tetrominoes</translation>
    </message>
    <message>
        <source>Two of each tetromino</source>
        <translation>Two of each tetromino</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>The shaded areas</source>
        <translation>The shaded areas</translation>
    </message>
    <message numerus="yes">
        <source>Piece of %n cell(s)</source>
        <translation>
            <numerusform>Piece of %n cell</numerusform>
            <numerusform>Piece of %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::PlacementSection</name>
    <message>
        <source>Best placement so far</source>
        <translation>Best placement so far</translation>
    </message>
    <message>
        <source>Show it on the board</source>
        <translation>Show it on the board</translation>
    </message>
    <message>
        <source>Adopt this placement</source>
        <translation>Adopt this placement</translation>
    </message>
    <message>
        <source>Places its pieces as one edit; clues do not change</source>
        <translation>Places its pieces as one edit; clues do not change</translation>
    </message>
    <message>
        <source>still improving</source>
        <translation>still improving</translation>
    </message>
    <message>
        <source>%1 of %2 sides match (%3 %)</source>
        <translation>%1 of %2 sides match (%3 %)</translation>
    </message>
</context>
<context>
    <name>tokisuji::RepairsSection</name>
    <message>
        <source>Adopt  Enter</source>
        <translation>Adopt  Enter</translation>
    </message>
    <message>
        <source>Makes the chosen change, as one edit</source>
        <translation>Makes the chosen change, as one edit</translation>
    </message>
    <message>
        <source>Preview on board</source>
        <translation>Preview on board</translation>
    </message>
    <message>
        <source>Shows the board with the chosen change and what it then determines</source>
        <translation>Shows the board with the chosen change and what it then determines</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Repairs</translation>
    </message>
    <message>
        <source>Repairs that would lead to a different solution are hidden</source>
        <translation>Repairs that would lead to a different solution are hidden</translation>
    </message>
    <message>
        <source>Changes that restore a solution</source>
        <translation>Changes that restore a solution</translation>
    </message>
    <message>
        <source>Keep my marks as the solution</source>
        <translation>Keep my marks as the solution</translation>
    </message>
    <message>
        <source>Keep solution A as the target</source>
        <translation>Keep solution A as the target</translation>
    </message>
</context>
<context>
    <name>tokisuji::StarCountBox</name>
    <message>
        <source>Stars</source>
        <translation>Stars</translation>
    </message>
    <message>
        <source>Number of stars in every row, column and room; digit keys also work</source>
        <translation>Number of stars in every row, column and room; digit keys also work</translation>
    </message>
</context>
<context>
    <name>tokisuji::TechniqueWishes</name>
    <message>
        <source>Techniques</source>
        <translation>Techniques</translation>
    </message>
    <message>
        <source>Search by name or id</source>
        <translation>Search by name or id</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Any</translation>
    </message>
    <message>
        <source>Clears all choices</source>
        <translation>Clears all choices</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>must use</source>
        <translation>must use</translation>
    </message>
    <message>
        <source>must not use</source>
        <translation>must not use</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>with %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>without %1</translation>
    </message>
    <message>
        <source>any</source>
        <translation>any</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between wishes</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between techniques</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>tokisuji::ToolList</name>
    <message>
        <source>A shading stroke ends after two cells.</source>
        <translation>A shading stroke ends after two cells.</translation>
    </message>
    <message>
        <source>A shading stroke skips the cells next to those it shades.</source>
        <translation>A shading stroke skips the cells next to those it shades.</translation>
    </message>
    <message>
        <source>Cells with clues cannot hold marks.</source>
        <translation>Cells with clues cannot hold marks.</translation>
    </message>
    <message>
        <source>Arrow keys or Alt+H J K L move the cursor; Space, Delete and Backspace erase.</source>
        <translation>Arrow keys or Alt+H J K L move the cursor; Space, Delete and Backspace erase.</translation>
    </message>
    <message>
        <source>Holding Shift swaps the mouse buttons. The middle button switches between edit and solve.</source>
        <translation>Holding Shift swaps the mouse buttons. The middle button switches between edit and solve.</translation>
    </message>
    <message>
        <source>Tools for editing</source>
        <translation>Tools for editing</translation>
    </message>
    <message>
        <source>Tools for solving</source>
        <translation>Tools for solving</translation>
    </message>
    <message>
        <source>Choose a piece beside the board and click a cell, or press Enter, to place it; drag pieces to swap them.</source>
        <translation>Choose a piece beside the board and click a cell, or press Enter, to place it; drag pieces to swap them.</translation>
    </message>
    <message>
        <source>R and Shift+R, a right-click or Alt+wheel rotate a piece where pieces may be rotated. While solving, digits place the piece with that number.</source>
        <translation>R and Shift+R, a right-click or Alt+wheel rotate a piece where pieces may be rotated. While solving, digits place the piece with that number.</translation>
    </message>
    <message>
        <source>A red mark shows touching sides that do not match.</source>
        <translation>A red mark shows touching sides that do not match.</translation>
    </message>
    <message>
        <source>Click or drag to paint stickers with the colour chosen below the tools. At the cursor, the letter or number of a colour paints the sticker and Delete clears it.</source>
        <translation>Click or drag to paint stickers with the colour chosen below the tools. At the cursor, the letter or number of a colour paints the sticker and Delete clears it.</translation>
    </message>
    <message>
        <source>Type turns in the panel or use its buttons; Space plays the solution on the net, turn by turn.</source>
        <translation>Type turns in the panel or use its buttons; Space plays the solution on the net, turn by turn.</translation>
    </message>
    <message>
        <source>Your own puzzles are YAML files: stickers on a net, turns as cycles, the goal. Open them with File &gt; Open.</source>
        <translation>Your own puzzles are YAML files: stickers on a net, turns as cycles, the goal. Open them with File &gt; Open.</translation>
    </message>
</context>
<context>
    <name>Value</name>
    <message>
        <source>white circle</source>
        <translation>white circle</translation>
    </message>
    <message>
        <source>black circle</source>
        <translation>black circle</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>sun</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>moon</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>circle</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>square</source>
        <translation>square</translation>
    </message>
    <message>
        <source>lower left half</source>
        <translation>lower left half</translation>
    </message>
    <message>
        <source>lower right half</source>
        <translation>lower right half</translation>
    </message>
    <message>
        <source>upper right half</source>
        <translation>upper right half</translation>
    </message>
    <message>
        <source>upper left half</source>
        <translation>upper left half</translation>
    </message>
    <message>
        <source>no lamp</source>
        <translation>no lamp</translation>
    </message>
    <message>
        <source>lamp</source>
        <translation>lamp</translation>
    </message>
    <message>
        <source>no star</source>
        <translation>no star</translation>
    </message>
    <message>
        <source>star</source>
        <translation>star</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>some number</source>
        <translation>some number</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>tree</translation>
    </message>
    <message>
        <source>no tent</source>
        <translation>no tent</translation>
    </message>
    <message>
        <source>tent</source>
        <translation>tent</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>vertical bar</translation>
    </message>
    <message>
        <source>horizontal bar</source>
        <translation>horizontal bar</translation>
    </message>
    <message>
        <source>both bars</source>
        <translation>both bars</translation>
    </message>
    <message>
        <source>upright ladder</source>
        <translation>upright ladder</translation>
    </message>
    <message>
        <source>level ladder</source>
        <translation>level ladder</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>upright bar</source>
        <translation>upright bar</translation>
    </message>
    <message>
        <source>level bar</source>
        <translation>level bar</translation>
    </message>
    <message>
        <source>upright stick</source>
        <translation>upright stick</translation>
    </message>
    <message>
        <source>level stick</source>
        <translation>level stick</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>arrow up</source>
        <translation>arrow up</translation>
    </message>
    <message>
        <source>arrow down</source>
        <translation>arrow down</translation>
    </message>
    <message>
        <source>arrow left</source>
        <translation>arrow left</translation>
    </message>
    <message>
        <source>arrow right</source>
        <translation>arrow right</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>goal</translation>
    </message>
    <message>
        <source>backslash</source>
        <translation>backslash</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>slash</translation>
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
    <message>
        <source>No rules for this kind yet</source>
        <translation>No rules for this kind yet</translation>
    </message>
    <message>
        <source>It can be viewed, saved and shared, and its URL is kept unchanged</source>
        <translation>It can be viewed, saved and shared, and its URL is kept unchanged</translation>
    </message>
    <message>
        <source>determined pieces</source>
        <translation>determined pieces</translation>
    </message>
    <message numerus="yes">
        <source>%n places lack one</source>
        <translation>
            <numerusform>%n place lacks one</numerusform>
            <numerusform>%n places lack one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tokisuji::AlternativesSection</name>
    <message>
        <source>Adopt A</source>
        <translation>Adopt A</translation>
    </message>
    <message>
        <source>Adopt the solution</source>
        <translation>Adopt the solution</translation>
    </message>
    <message>
        <source>Adopt B</source>
        <translation>Adopt B</translation>
    </message>
    <message>
        <source>Puts it on the board as one edit; clues do not change</source>
        <translation>Puts it on the board as one edit; clues do not change</translation>
    </message>
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
    <message>
        <source>Puzzles (*.tokisuji *.txt *.pzprv3 *.url *.jsonl *.yaml *.yml);;All files (*)</source>
        <translation>Puzzles (*.tokisuji *.txt *.pzprv3 *.url *.jsonl *.yaml *.yml);;All files (*)</translation>
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
    <message>
        <source>Play it</source>
        <translation>Play it</translation>
    </message>
</context>
<context>
    <name>tokisuji::HintPresenter</name>
    <message>
        <source>The marks on the board lead to a contradiction. There is no next step from here.</source>
        <translation>The marks on the board lead to a contradiction. There is no next step from here.</translation>
    </message>
    <message>
        <source>Nothing is left to find: the board is complete.</source>
        <translation>Nothing is left to find: the board is complete.</translation>
    </message>
    <message>
        <source>This level finds no next step. A higher one may know more.</source>
        <translation>This level finds no next step. A higher one may know more.</translation>
    </message>
    <message>
        <source>Hint: something can be found at %1.</source>
        <translation>Hint: something can be found at %1.</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Show why</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a step and its reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take this step</source>
        <translation>Take this step</translation>
    </message>
    <message>
        <source>Step taken: %1</source>
        <translation>Step taken: %1</translation>
    </message>
</context>
<context>
    <name>tokisuji::PathLine</name>
    <message>
        <source>Solver&apos;s path</source>
        <translation>Solver&apos;s path</translation>
    </message>
    <message>
        <source>Intended path</source>
        <translation>Intended path</translation>
    </message>
    <message>
        <source>How this board can be solved now</source>
        <translation>How this board can be solved now</translation>
    </message>
    <message>
        <source>The path you intend, and what has become of it</source>
        <translation>The path you intend, and what has become of it</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Go there</translation>
    </message>
</context>
<context>
    <name>tokisuji::PathPresenter</name>
    <message>
        <source>The intended path is being checked</source>
        <translation>The intended path is being checked</translation>
    </message>
    <message>
        <source>Broke at #%1 (%2): step %3, %4</source>
        <translation>Broke at #%1 (%2): step %3, %4</translation>
    </message>
</context>
<context>
    <name>tokisuji::ProfileDialog</name>
    <message>
        <source>Conclude what both cases share</source>
        <translation>Conclude what both cases share</translation>
    </message>
    <message>
        <source>As a last resort, take a mark from the solver and say so</source>
        <translation>As a last resort, take a mark from the solver and say so</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>What a solver knows and how far it looks ahead. A path and its difficulty always depend on a level.</source>
        <translation>What a solver knows and how far it looks ahead. A path and its difficulty always depend on a level.</translation>
    </message>
    <message>
        <source>Your own levels</source>
        <translation>Your own levels</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Based on</translation>
    </message>
    <message>
        <source>Add a copy of:</source>
        <translation>Add a copy of:</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>no hypotheses</source>
        <translation>no hypotheses</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>never used</translation>
    </message>
    <message>
        <source>used and marked, once uniqueness is proved</source>
        <translation>used and marked, once uniqueness is proved</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Steps kept in mind</source>
        <translation>Steps kept in mind</translation>
    </message>
    <message>
        <source>Hypotheses inside a hypothesis</source>
        <translation>Hypotheses inside a hypothesis</translation>
    </message>
    <message>
        <source>Rules combined at once</source>
        <translation>Rules combined at once</translation>
    </message>
    <message>
        <source>Uniqueness as a reason</source>
        <translation>Uniqueness as a reason</translation>
    </message>
    <message>
        <source>Search techniques</source>
        <translation>Search techniques</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>My %1</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Unnamed</translation>
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
    <message>
        <source>Why there is no solution</source>
        <translation>Why there is no solution</translation>
    </message>
    <message>
        <source>Clues that tell A from B</source>
        <translation>Clues that tell A from B</translation>
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
    <name>tokisuji::TechniqueTree</name>
    <message>
        <source>Techniques</source>
        <translation>Techniques</translation>
    </message>
    <message>
        <source>In every genre</source>
        <translation>In every genre</translation>
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
    <message>
        <source>With what was undone</source>
        <translation>With what was undone</translation>
    </message>
    <message>
        <source>×%1 · with what was undone</source>
        <translation>×%1 · with what was undone</translation>
    </message>
</context>
<context>
    <name>tokisuji::TracePresenter</name>
    <message>
        <source>There are no clues on the board yet</source>
        <translation>There are no clues on the board yet</translation>
    </message>
    <message>
        <source>Still tracing</source>
        <translation>Still tracing</translation>
    </message>
    <message>
        <source>Stuck here: this level finds no step</source>
        <translation>Stuck here: this level finds no step</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>These marks are already on the board</source>
        <translation>These marks are already on the board</translation>
    </message>
    <message>
        <source>No step of the trace sets a mark here</source>
        <translation>No step of the trace sets a mark here</translation>
    </message>
</context>
<context>
    <name>tokisuji::TraceRowsModel</name>
    <message>
        <source>difficulty %1 of 5</source>
        <translation>difficulty %1 of 5</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>folded</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts of a step</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>tokisuji::TraceSection</name>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>First step</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Last step</translation>
    </message>
    <message>
        <source>Level: what the solver knows and how far it looks ahead</source>
        <translation>Level: what the solver knows and how far it looks ahead</translation>
    </message>
    <message>
        <source>Show only steps of one technique</source>
        <translation>Show only steps of one technique</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Show all</translation>
    </message>
    <message>
        <source>Adopt up to here</source>
        <translation>Adopt up to here</translation>
    </message>
    <message>
        <source>Edit levels…</source>
        <translation>Edit levels…</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>All steps</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a technique and how many steps use it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Only: %1</source>
        <translation>Only: %1</translation>
    </message>
    <message>
        <source>More about the trace</source>
        <translation>More about the trace</translation>
    </message>
</context>
<context>
    <name>tokisuji::TraceStrip</name>
    <message>
        <source>Path by difficulty</source>
        <translation>Path by difficulty</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message>
        <source>step %1 of %2, difficulty %3 of 5</source>
        <translation>step %1 of %2, difficulty %3 of 5</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and title of a step</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tokisuji::TraceTree</name>
    <message>
        <source>Steps of the trace</source>
        <translation>Steps of the trace</translation>
    </message>
</context>
<context>
    <name>CompareText</name>
    <message>
        <source>%1 at %2</source>
        <comment>a clue or mark that stands there</comment>
        <translation>%1 at %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more places</source>
        <translation>
            <numerusform>%1 and %n more place</numerusform>
            <numerusform>%1 and %n more places</numerusform>
        </translation>
    </message>
    <message>
        <source>only A</source>
        <translation>only A</translation>
    </message>
    <message>
        <source>only B</source>
        <translation>only B</translation>
    </message>
    <message>
        <source>−%1 · +%2 · ≠%3</source>
        <translation>−%1 · +%2 · ≠%3</translation>
    </message>
    <message>
        <source>shaded</source>
        <translation>shaded</translation>
    </message>
    <message>
        <source>unshaded</source>
        <translation>unshaded</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>no line</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>piece %1</translation>
    </message>
</context>
<context>
    <name>tokisuji::CompareSection</name>
    <message>
        <source>Compare A and B</source>
        <translation>Compare A and B</translation>
    </message>
    <message>
        <source>What A has</source>
        <translation>What A has</translation>
    </message>
    <message>
        <source>What B has</source>
        <translation>What B has</translation>
    </message>
    <message>
        <source>Both, and where they differ</source>
        <translation>Both, and where they differ</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Previous difference</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Next difference</translation>
    </message>
    <message>
        <source>Apply to A</source>
        <translation>Apply to A</translation>
    </message>
    <message>
        <source>Apply to B</source>
        <translation>Apply to B</translation>
    </message>
    <message>
        <source>Makes A like B here, as one edit on A's branch</source>
        <translation>Makes A like B here, as one edit on A's branch</translation>
    </message>
    <message>
        <source>Makes B like A here, as one edit on B's branch</source>
        <translation>Makes B like A here, as one edit on B's branch</translation>
    </message>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Back to the board (Esc)</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differences</translation>
    </message>
</context>
<context>
    <name>tokisuji::ComparePresenter</name>
    <message>
        <source>Pin two states as A and B first: Ctrl+Shift+A and Ctrl+Shift+B.</source>
        <translation>Pin two states as A and B first: Ctrl+Shift+A and Ctrl+Shift+B.</translation>
    </message>
    <message>
        <source>#%1 %2</source>
        <translation>#%1 %2</translation>
    </message>
    <message>
        <source>#%1</source>
        <translation>#%1</translation>
    </message>
    <message numerus="yes">
        <source>%n clues</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · not checked yet</source>
        <translation>%1 · not checked yet</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · determined %2 / %3</source>
        <translation>%1 · determined %2 / %3</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Clues</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marks</translation>
    </message>
    <message>
        <source>Determined</source>
        <translation>Determined</translation>
    </message>
    <message>
        <source>A is %1×%2 and B is %3×%4. Boards of different sizes are not compared place by place.</source>
        <translation>A is %1×%2 and B is %3×%4. Boards of different sizes are not compared place by place.</translation>
    </message>
    <message>
        <source>The variant rules differ.</source>
        <translation>The variant rules differ.</translation>
    </message>
    <message>
        <source>The boards are the same.</source>
        <translation>The boards are the same.</translation>
    </message>
    <message>
        <source>F3 / Shift+F3: next / previous difference</source>
        <translation>F3 / Shift+F3: next / previous difference</translation>
    </message>
    <message>
        <source>The settings for the whole board differ.</source>
        <translation>The settings for the whole board differ.</translation>
    </message>
</context>
<context>
    <name>tokisuji::PlayerSection</name>
    <message>
        <source>My marks</source>
        <translation>My marks</translation>
    </message>
    <message>
        <source>View the failed branch</source>
        <translation>View the failed branch</translation>
    </message>
    <message>
        <source>Earlier attempts</source>
        <translation>Earlier attempts</translation>
    </message>
    <message>
        <source>Finds the first mark on the way here that no solution has</source>
        <translation>Finds the first mark on the way here that no solution has</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Where did I go wrong?</source>
        <translation>Where did I go wrong?</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>checking…</translation>
    </message>
</context>
<context>
    <name>tokisuji::PlayerPresenter</name>
    <message>
        <source>Back at #%1. What followed is kept as a branch.</source>
        <translation>Back at #%1. What followed is kept as a branch.</translation>
    </message>
    <message>
        <source>found in %1</source>
        <translation>found in %1</translation>
    </message>
    <message>
        <source>Go back to #%1, keep this as a branch</source>
        <translation>Go back to #%1, keep this as a branch</translation>
    </message>
    <message>
        <source>There are no marks yet</source>
        <translation>There are no marks yet</translation>
    </message>
    <message>
        <source>nothing to judge</source>
        <translation>nothing to judge</translation>
    </message>
    <message>
        <source>No mark is wrong</source>
        <translation>No mark is wrong</translation>
    </message>
    <message>
        <source>all agree with the only solution</source>
        <translation>all agree with the only solution</translation>
    </message>
    <message>
        <source>No mark is wrong so far</source>
        <translation>No mark is wrong so far</translation>
    </message>
    <message>
        <source>the puzzle has several solutions, and some agree with your marks</source>
        <translation>the puzzle has several solutions, and some agree with your marks</translation>
    </message>
    <message>
        <source>The puzzle has no solution</source>
        <translation>The puzzle has no solution</translation>
    </message>
    <message>
        <source>the clues are at fault, not your marks</source>
        <translation>the clues are at fault, not your marks</translation>
    </message>
    <message>
        <source>Not decided within the time limit</source>
        <translation>Not decided within the time limit</translation>
    </message>
    <message>
        <source>the puzzle is too hard to judge here</source>
        <translation>the puzzle is too hard to judge here</translation>
    </message>
    <message>
        <source>Mark #%1: %2</source>
        <translation>Mark #%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Before it: %n marks, all correct</source>
        <translation>
            <numerusform>Before it: %n mark, correct</numerusform>
            <numerusform>Before it: %n marks, all correct</numerusform>
        </translation>
    </message>
    <message>
        <source>none contradicts the solution</source>
        <translation>none contradicts the solution</translation>
    </message>
    <message>
        <source>a solution still agrees with them</source>
        <translation>a solution still agrees with them</translation>
    </message>
    <message>
        <source>After it: %1</source>
        <translation>After it: %1</translation>
    </message>
    <message>
        <source>drawn hatched and hollow: they build on #%1</source>
        <translation>drawn hatched and hollow: they build on #%1</translation>
    </message>
    <message>
        <source>from here on no solution agrees with the marks</source>
        <translation>from here on no solution agrees with the marks</translation>
    </message>
    <message>
        <source>in the only solution this cell is shaded</source>
        <translation>in the only solution this cell is shaded</translation>
    </message>
    <message>
        <source>in the only solution this cell is unshaded</source>
        <translation>in the only solution this cell is unshaded</translation>
    </message>
    <message>
        <source>in the only solution a line runs here</source>
        <translation>in the only solution a line runs here</translation>
    </message>
    <message>
        <source>in the only solution no line runs here</source>
        <translation>in the only solution no line runs here</translation>
    </message>
    <message>
        <source>in the only solution this cell holds %1</source>
        <translation>in the only solution this cell holds %1</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>numbers</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>kind of mark, how many</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>From #%1: %2</source>
        <translation>From #%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n edits</source>
        <translation>
            <numerusform>%n edit</numerusform>
            <numerusform>%n edits</numerusform>
        </translation>
    </message>
    <message>
        <source>in the only solution this cell is empty</source>
        <translation>in the only solution this cell is empty</translation>
    </message>
    <message>
        <source>in the only solution there is a border here</source>
        <translation>in the only solution there is a border here</translation>
    </message>
    <message>
        <source>in the only solution there is no border here</source>
        <translation>in the only solution there is no border here</translation>
    </message>
</context>
<context>
    <name>tokisuji::OverlaySection</name>
    <message>
        <source>Adopt determined marks</source>
        <translation>Adopt determined marks</translation>
    </message>
    <message>
        <source>Puts them on the board as one edit; clues do not change</source>
        <translation>Puts them on the board as one edit; clues do not change</translation>
    </message>
</context>
<context>
    <name>tokisuji::ResultPresenter</name>
    <message>
        <source>All of it is already on the board.</source>
        <translation>All of it is already on the board.</translation>
    </message>
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
    <name>Error</name>
    <message>
        <source>The log stored with the puzzle is damaged and was skipped. The puzzle itself is intact.</source>
        <translation>The log stored with the puzzle is damaged and was skipped. The puzzle itself is intact.</translation>
    </message>
    <message>
        <source>Only {1} of the log&apos;s {2} steps fit the puzzle; the others were skipped.</source>
        <translation>Only {1} of the log&apos;s {2} steps fit the puzzle; the others were skipped.</translation>
    </message>
    <message>
        <source>Operations in the log that Tokisuji cannot represent, and skipped: {1}.</source>
        <translation>Operations in the log that Tokisuji cannot represent, and skipped: {1}.</translation>
    </message>
    <message>
        <source>The trial stages in the log were not imported; the marks made in them were.</source>
        <translation>The trial stages in the log were not imported; the marks made in them were.</translation>
    </message>
    <message>
        <source>The file format of {title} is not supported yet. Its URL contains everything.</source>
        <translation>The file format of {title} is not supported yet. Its URL contains everything.</translation>
    </message>
    <message>
        <source>There are no rules for {title} yet. It can be viewed but not edited.</source>
        <translation>There are no rules for {title} yet. It can be viewed but not edited.</translation>
    </message>
    <message>
        <source>Character {at}: cell {1} already has a pinned piece.</source>
        <translation>Character {at}: cell {1} already has a pinned piece.</translation>
    </message>
    <message>
        <source>Character {at}: {1} is not a valid colour; use 0 (the border) to {2}.</source>
        <translation>Character {at}: {1} is not a valid colour; use 0 (the border) to {2}.</translation>
    </message>
    <message>
        <source>Character {at}: &quot;{1}&quot; is not a valid piece. Give four colours, such as 1.0.2.3 for left, top, right and bottom.</source>
        <translation>Character {at}: &quot;{1}&quot; is not a valid piece. Give four colours, such as 1.0.2.3 for left, top, right and bottom.</translation>
    </message>
    <message>
        <source>Character {at}: there are {1} pieces; a {3}×{4} board needs {2}.</source>
        <translation>Character {at}: there are {1} pieces; a {3}×{4} board needs {2}.</translation>
    </message>
    <message>
        <source>Character {at}: piece {1} is pinned in two cells.</source>
        <translation>Character {at}: piece {1} is pinned in two cells.</translation>
    </message>
    <message>
        <source>Character {at}: &quot;{1}&quot; is not a valid pin. Give a piece and its cell, such as pin4@12.</source>
        <translation>Character {at}: &quot;{1}&quot; is not a valid pin. Give a piece and its cell, such as pin4@12.</translation>
    </message>
    <message>
        <source>Character {at}: there is no piece or cell {1}; there are {2}, numbered from 0.</source>
        <translation>Character {at}: there is no piece or cell {1}; there are {2}, numbered from 0.</translation>
    </message>
    <message>
        <source>A {1}×{2} board is too large for pieces; use at most {3} in each direction.</source>
        <translation>A {1}×{2} board is too large for pieces; use at most {3} in each direction.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: &quot;{2}&quot; cannot be the letter of a colour; use one character, other than / and ?, that no other colour has.</source>
        <translation>Line {1} of the definition: &quot;{2}&quot; cannot be the letter of a colour; use one character, other than / and ?, that no other colour has.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: a cycle is not closed with &quot;)&quot;.</source>
        <translation>Line {1} of the definition: a cycle is not closed with &quot;)&quot;.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: the brackets of a cycle may contain only numbers of places.</source>
        <translation>Line {1} of the definition: the brackets of a cycle may contain only numbers of places.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: a cycle begins with &quot;(&quot;.</source>
        <translation>Line {1} of the definition: a cycle begins with &quot;(&quot;.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: the net has no places.</source>
        <translation>Line {1} of the definition: the net has no places.</translation>
    </message>
    <message>
        <source>Character {at}: there is no file named {1}.</source>
        <translation>Character {at}: there is no file named {1}.</translation>
    </message>
    <message>
        <source>Character {at}: the file {1} cannot be read.</source>
        <translation>Character {at}: the file {1} cannot be read.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: the goal has {2} colours, the net {3} places.</source>
        <translation>Line {1} of the definition: the goal has {2} colours, the net {3} places.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: this list has {2} entries; at most {3} are allowed.</source>
        <translation>Line {1} of the definition: this list has {2} entries; at most {3} are allowed.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: &quot;{2}&quot; is missing here.</source>
        <translation>Line {1} of the definition: &quot;{2}&quot; is missing here.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: the places of the net are numbered from 0, but {2} is missing.</source>
        <translation>Line {1} of the definition: the places of the net are numbered from 0, but {2} is missing.</translation>
    </message>
    <message>
        <source>Character {at}: the net of this definition has {1}×{2} cells, the board {3}×{4}.</source>
        <translation>Character {at}: the net of this definition has {1}×{2} cells, the board {3}×{4}.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: &quot;{2}&quot; is not a valid place; use a number, 12^, 12v, or &quot;.&quot; for nothing.</source>
        <translation>Line {1} of the definition: &quot;{2}&quot; is not a valid place; use a number, 12^, 12v, or &quot;.&quot; for nothing.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: a row of the net has more than {2} places.</source>
        <translation>Line {1} of the definition: a row of the net has more than {2} places.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: a list is needed here.</source>
        <translation>Line {1} of the definition: a list is needed here.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: names with values (&quot;name: value&quot;) are needed here.</source>
        <translation>Line {1} of the definition: names with values (&quot;name: value&quot;) are needed here.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: a single text value is needed here.</source>
        <translation>Line {1} of the definition: a single text value is needed here.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: this is not UTF-8 text.</source>
        <translation>Line {1} of the definition: this is not UTF-8 text.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: a pair of turns is needed here.</source>
        <translation>Line {1} of the definition: a pair of turns is needed here.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: there is no place {2}; there are {3}, numbered from 0.</source>
        <translation>Line {1} of the definition: there is no place {2}; there are {3}, numbered from 0.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: place {2} occurs twice.</source>
        <translation>Line {1} of the definition: place {2} occurs twice.</translation>
    </message>
    <message>
        <source>Character {at}: the state has {1} colours, the puzzle {2} places.</source>
        <translation>Character {at}: the state has {1} colours, the puzzle {2} places.</translation>
    </message>
    <message>
        <source>Character {at}: &quot;{1}&quot; is not a colour of this puzzle; its colours are {2}.</source>
        <translation>Character {at}: &quot;{1}&quot; is not a colour of this puzzle; its colours are {2}.</translation>
    </message>
    <message>
        <source>A definition can be at most {2} KiB.</source>
        <translation>A definition can be at most {2} KiB.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: there are more than {2} turns.</source>
        <translation>Line {1} of the definition: there are more than {2} turns.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: a turn must be cycles, a list of places, {reverse: NAME} or {combine: [NAMES]}.</source>
        <translation>Line {1} of the definition: a turn must be cycles, a list of places, {reverse: NAME} or {combine: [NAMES]}.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: this turn has {2} places, the net {3}.</source>
        <translation>Line {1} of the definition: this turn has {2} places, the net {3}.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: &quot;{2}&quot; cannot name a turn; use a new name without spaces, commas, brackets or slashes.</source>
        <translation>Line {1} of the definition: &quot;{2}&quot; cannot name a turn; use a new name without spaces, commas, brackets or slashes.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: turn {2} moves nothing.</source>
        <translation>Line {1} of the definition: turn {2} moves nothing.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: there must be two phases, or none.</source>
        <translation>Line {1} of the definition: there must be two phases, or none.</translation>
    </message>
    <message>
        <source>Character {at}: there is no twisty puzzle called &quot;{1}&quot;. Use one of {2}, or file: followed by the path of a definition.</source>
        <translation>Character {at}: there is no twisty puzzle called &quot;{1}&quot;. Use one of {2}, or file: followed by the path of a definition.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: no colour has the letter &quot;{2}&quot;.</source>
        <translation>Line {1} of the definition: no colour has the letter &quot;{2}&quot;.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: &quot;{2}&quot; is not part of a definition.</source>
        <translation>Line {1} of the definition: &quot;{2}&quot; is not part of a definition.</translation>
    </message>
    <message>
        <source>Character {at}: there is no twisty puzzle called &quot;{1}&quot;. Similar: {2}.</source>
        <translation>Character {at}: there is no twisty puzzle called &quot;{1}&quot;. Similar: {2}.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: there is no earlier turn called &quot;{2}&quot;.</source>
        <translation>Line {1} of the definition: there is no earlier turn called &quot;{2}&quot;.</translation>
    </message>
    <message>
        <source>Line {1} of the definition is not valid YAML: {2}.</source>
        <translation>Line {1} of the definition is not valid YAML: {2}.</translation>
    </message>
    <message>
        <source>This puzzle has no turn &quot;{1}&quot;.</source>
        <translation>This puzzle has no turn &quot;{1}&quot;.</translation>
    </message>
    <message>
        <source>{title}: the answer is a sequence of turns, so there are no marks to judge, trace or draw.</source>
        <translation>{title}: the answer is a sequence of turns, so there are no marks to judge, trace or draw.</translation>
    </message>
    <message>
        <source>Line {1}: {2} is not a valid colour; use 0 (the border) to {3}.</source>
        <translation>Line {1}: {2} is not a valid colour; use 0 (the border) to {3}.</translation>
    </message>
    <message>
        <source>{1} pieces do not fill a square board with a side of up to {2}. Give the size in a line such as # size: 4x3.</source>
        <translation>{1} pieces do not fill a square board with a side of up to {2}. Give the size in a line such as # size: 4x3.</translation>
    </message>
    <message>
        <source>Line {1}: &quot;{2}&quot; is not a valid order of sides; use left top right bottom or top right bottom left.</source>
        <translation>Line {1}: &quot;{2}&quot; is not a valid order of sides; use left top right bottom or top right bottom left.</translation>
    </message>
    <message>
        <source>Line {1}: &quot;{2}&quot; is not a valid piece; four numbers are needed.</source>
        <translation>Line {1}: &quot;{2}&quot; is not a valid piece; four numbers are needed.</translation>
    </message>
    <message>
        <source>Line {1}: &quot;{2}&quot; is not a valid size; the largest is 16x16.</source>
        <translation>Line {1}: &quot;{2}&quot; is not a valid size; the largest is 16x16.</translation>
    </message>
    <message>
        <source>Line {1} of the definition: the remaining orders of turns form a cycle.</source>
        <translation>Line {1} of the definition: the remaining orders of turns form a cycle.</translation>
    </message>
    <message>
        <source>This URL with a history is incomplete or was changed on its way. Copy all of it.</source>
        <translation>This URL with a history is incomplete or was changed on its way. Copy all of it.</translation>
    </message>
</context>
<context>
    <name>tokisuji::WhatIfSection</name>
    <message>
        <source>What if: each clue</source>
        <translation>What if: each clue</translation>
    </message>
    <message>
        <source>Clues that make it unique</source>
        <translation>Clues that make it unique</translation>
    </message>
    <message>
        <source>Unique with this clue</source>
        <translation>Unique with this clue</translation>
    </message>
    <message>
        <source>Several; arc: determined marks gained</source>
        <translation>Several; arc: determined marks gained</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>No solution</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Not known yet</translation>
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
    <message>
        <source>At the goal</source>
        <translation>At the goal</translation>
    </message>
    <message>
        <source>every colour is in place; no turn is needed</source>
        <translation>every colour is in place; no turn is needed</translation>
    </message>
    <message numerus="yes">
        <source>%n turns to the goal</source>
        <translation>
            <numerusform>%n turn to the goal</numerusform>
            <numerusform>%n turns to the goal</numerusform>
        </translation>
    </message>
    <message>
        <source>No turns reach the goal</source>
        <translation>No turns reach the goal</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>searching</translation>
    </message>
    <message numerus="yes">
        <source>no solution in fewer than %n turns</source>
        <translation>
            <numerusform>no solution in fewer than %n turn</numerusform>
            <numerusform>no solution in fewer than %n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Checking…</translation>
    </message>
    <message>
        <source>Stopped at the time limit</source>
        <translation>Stopped at the time limit</translation>
    </message>
    <message>
        <source>The check failed</source>
        <translation>The check failed</translation>
    </message>
    <message>
        <source>your work is safe</source>
        <translation>your work is safe</translation>
    </message>
    <message>
        <source>checked for %1</source>
        <translation>checked for %1</translation>
    </message>
    <message>
        <source>looking for other solutions</source>
        <translation>looking for other solutions</translation>
    </message>
    <message numerus="yes">
        <source>at least %n solutions</source>
        <translation>
            <numerusform>at least %n solution</numerusform>
            <numerusform>at least %n solutions</numerusform>
        </translation>
    </message>
    <message>
        <source>the only solution</source>
        <translation>the only solution</translation>
    </message>
    <message numerus="yes">
        <source>%n solutions</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions</numerusform>
        </translation>
    </message>
    <message>
        <source>not proved shortest</source>
        <translation>not proved shortest</translation>
    </message>
    <message>
        <source>proved shortest</source>
        <translation>proved shortest</translation>
    </message>
    <message>
        <source>one corner is twisted</source>
        <translation>one corner is twisted</translation>
    </message>
    <message>
        <source>one edge is flipped</source>
        <translation>one edge is flipped</translation>
    </message>
    <message>
        <source>one piece is turned in its place</source>
        <translation>one piece is turned in its place</translation>
    </message>
    <message>
        <source>no corner has these colours</source>
        <translation>no corner has these colours</translation>
    </message>
    <message>
        <source>no piece has these colours</source>
        <translation>no piece has these colours</translation>
    </message>
    <message>
        <source>%1 is on %2 stickers, not on %3</source>
        <translation>%1 is on %2 stickers, not on %3</translation>
    </message>
    <message>
        <source>the number of stickers is wrong</source>
        <translation>the number of stickers is wrong</translation>
    </message>
    <message>
        <source>a sticker has no colour</source>
        <translation>a sticker has no colour</translation>
    </message>
    <message>
        <source>a sticker that no turn moves has another colour</source>
        <translation>a sticker that no turn moves has another colour</translation>
    </message>
    <message>
        <source>a piece occurs twice</source>
        <translation>a piece occurs twice</translation>
    </message>
    <message>
        <source>two pieces are swapped</source>
        <translation>two pieces are swapped</translation>
    </message>
    <message>
        <source>several pieces are where no turns can bring them</source>
        <translation>several pieces are where no turns can bring them</translation>
    </message>
    <message>
        <source>no sequence of any length does</source>
        <translation>no sequence of any length does</translation>
    </message>
    <message>
        <source>white</source>
        <translation>white</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>purple</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>pink</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>cyan</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brown</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grey</translation>
    </message>
    <message>
        <source>black</source>
        <translation>black</translation>
    </message>
</context>
<context>
    <name>tokisuji::TimelineStrip</name>
    <message>
        <source>turns to the goal</source>
        <translation>turns to the goal</translation>
    </message>
</context>
<context>
    <name>tokisuji::StickerPalette</name>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>%1: click or drag over stickers; keys %2 or %3 at the cursor</source>
        <translation>%1: click or drag over stickers; keys %2 or %3 at the cursor</translation>
    </message>
</context>
<context>
    <name>tokisuji::TurnsSection</name>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>A turn every second and a half</source>
        <translation>A turn every second and a half</translation>
    </message>
    <message>
        <source>A turn every 0.7 seconds</source>
        <translation>A turn every 0.7 seconds</translation>
    </message>
    <message>
        <source>Four turns a second</source>
        <translation>Four turns a second</translation>
    </message>
    <message>
        <source>One turn back (Ctrl+Shift+J)</source>
        <translation>One turn back (Ctrl+Shift+J)</translation>
    </message>
    <message>
        <source>One turn forward (Ctrl+J)</source>
        <translation>One turn forward (Ctrl+J)</translation>
    </message>
    <message>
        <source>Previous solution (Ctrl+[)</source>
        <translation>Previous solution (Ctrl+[)</translation>
    </message>
    <message>
        <source>Next solution (Ctrl+])</source>
        <translation>Next solution (Ctrl+])</translation>
    </message>
    <message>
        <source>Copy the turns</source>
        <translation>Copy the turns</translation>
    </message>
    <message>
        <source>Longer solutions</source>
        <translation>Longer solutions</translation>
    </message>
    <message>
        <source>Solutions with one more turn</source>
        <translation>Solutions with one more turn</translation>
    </message>
    <message>
        <source>Shortest solutions</source>
        <translation>Shortest solutions</translation>
    </message>
    <message>
        <source>Why there is no solution</source>
        <translation>Why there is no solution</translation>
    </message>
    <message>
        <source>Turns to the goal</source>
        <translation>Turns to the goal</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>Stop (Space)</translation>
    </message>
    <message>
        <source>Play the turns on the net (Space)</source>
        <translation>Play the turns on the net (Space)</translation>
    </message>
    <message>
        <source>solution %1 of %2</source>
        <translation>solution %1 of %2</translation>
    </message>
    <message>
        <source>solution %1 of at least %2</source>
        <translation>solution %1 of at least %2</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>searching…</translation>
    </message>
    <message numerus="yes">
        <source>%n more than the shortest</source>
        <translation>
            <numerusform>%n more than the shortest</numerusform>
            <numerusform>%n more than the shortest</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: on %2 stickers; %3 are needed</source>
        <translation>%1: on %2 stickers; %3 are needed</translation>
    </message>
</context>
<context>
    <name>tokisuji::TurnEntry</name>
    <message>
        <source>Type turns and press Enter: %1</source>
        <translation>Type turns and press Enter: %1</translation>
    </message>
    <message>
        <source>Make turns</source>
        <translation>Make turns</translation>
    </message>
    <message>
        <source>Turns to make</source>
        <translation>Turns to make</translation>
    </message>
    <message>
        <source>Scramble…</source>
        <translation>Scramble…</translation>
    </message>
    <message>
        <source>Back to the goal</source>
        <translation>Back to the goal</translation>
    </message>
    <message>
        <source>Puts every colour back in place, as one edit</source>
        <translation>Puts every colour back in place, as one edit</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
</context>
<context>
    <name>tokisuji::TurnsPresenter</name>
    <message>
        <source>Looking for solutions with one more turn…</source>
        <translation>Looking for solutions with one more turn…</translation>
    </message>
    <message>
        <source>There are no solutions of this length.</source>
        <translation>There are no solutions of this length.</translation>
    </message>
    <message>
        <source>Not known yet.</source>
        <translation>Not known yet.</translation>
    </message>
    <message numerus="yes">
        <source>Scrambled with %n turns</source>
        <translation>
            <numerusform>Scrambled with %n turn</numerusform>
            <numerusform>Scrambled with %n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns copied</source>
        <translation>Turns copied</translation>
    </message>
</context>
<context>
    <name>tokisuji::TurnChips</name>
    <message>
        <source>Turns: %1</source>
        <translation>Turns: %1</translation>
    </message>
    <message>
        <source>%1 of %2 made</source>
        <translation>%1 of %2 made</translation>
    </message>
</context>
<context>
    <name>tokisuji::ScrambleDialog</name>
    <message>
        <source>Scramble</source>
        <translation>Scramble</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Another</translation>
    </message>
</context>
<context>
    <name>tokisuji::DefinitionChooser</name>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Your own definition…</source>
        <translation>Your own definition…</translation>
    </message>
    <message>
        <source>Your own definition</source>
        <translation>Your own definition</translation>
    </message>
    <message>
        <source>Definitions of twisty puzzles (*.yaml *.yml)</source>
        <translation>Definitions of twisty puzzles (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Your own definition: %1</source>
        <translation>Your own definition: %1</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>What if</source>
        <translation>What if</translation>
    </message>
    <message>
        <source>What each possible clue would do to the puzzle</source>
        <translation>What each possible clue would do to the puzzle</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Reasons</translation>
    </message>
    <message>
        <source>Show what a step is based on</source>
        <translation>Show what a step is based on</translation>
    </message>
</context>
<context>
    <name>tokisuji::SelectionCommands</name>
    <message numerus="yes">
        <source>%n clues found no place there.</source>
        <translation>
            <numerusform>%n clue found no place there.</numerusform>
            <numerusform>%n clues found no place there.</numerusform>
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
        <source> · %n no longer fit</source>
        <translation>
            <numerusform> · %n no longer fits</numerusform>
            <numerusform> · %n no longer fit</numerusform>
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
    <message>
        <source>The history is too long to be copied. Export it instead.</source>
        <translation>The history is too long to be copied. Export it instead.</translation>
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
    <message>
        <source>No finished clue leaves anything to fill in</source>
        <translation>No finished clue leaves anything to fill in</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finished</translation>
    </message>
</context>
<context>
    <name>tokisuji::PreferencesDialog</name>
    <message>
        <source>Tick clues that are finished</source>
        <translation>Tick clues that are finished</translation>
    </message>
    <message>
        <source>Fill in what a clue leaves as soon as it is finished</source>
        <translation>Fill in what a clue leaves as soon as it is finished</translation>
    </message>
    <message>
        <source>While solving</source>
        <translation>While solving</translation>
    </message>
</context>
<context>
    <name>tokisuji::CountPresenter</name>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
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
    <message>
        <source>About %1 solutions, between %2 and %3 with 95 % confidence</source>
        <translation>About %1 solutions, between %2 and %3 with 95 % confidence</translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 so far</source>
        <comment>an estimate, how many samples it is from</comment>
        <translation>%1 · %2 so far</translation>
    </message>
    <message>
        <source>%1 · %2.</source>
        <comment>an estimate, how many samples it is from</comment>
        <translation>%1 · %2.</translation>
    </message>
    <message>
        <source>With my marks: %1</source>
        <translation>With my marks: %1</translation>
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
        <source>%n things that are drawn have no place in it and are left out.</source>
        <translation>
            <numerusform>%n thing that is drawn has no place in it and is left out.</numerusform>
            <numerusform>%n things that are drawn have no place in it and are left out.</numerusform>
        </translation>
    </message>
</context>
</TS>
