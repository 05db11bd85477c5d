<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Actions</name>
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
        <source>Into or out of the hypothesis</source>
        <translation>Into or out of the hypothesis</translation>
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
        <source>Swap the refuted and the right case</source>
        <translation>Swap the refuted and the right case</translation>
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
        <source>Intend this step, or no longer</source>
        <translation>Intend this step, or no longer</translation>
    </message>
    <message>
        <source>Clear the intended path</source>
        <translation>Clear the intended path</translation>
    </message>
    <message>
        <source>Levels of knowledge…</source>
        <translation>Levels of knowledge…</translation>
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
        <source>%n places finished, cut off from the rest</source>
        <translation>
            <numerusform>%n place finished, cut off from the rest</numerusform>
            <numerusform>%n places finished, cut off from the rest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n islands full, cut off from the other %1</source>
        <translation>
            <numerusform>%n island full, cut off from the other %1</numerusform>
            <numerusform>%n islands full, cut off from the other %1</numerusform>
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
        <source>hardest step %1, %n times</source>
        <translation>
            <numerusform>hardest step %1, once</numerusform>
            <numerusform>hardest step %1, %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times only one way on</source>
        <translation>
            <numerusform>once only one way on</numerusform>
            <numerusform>%n times only one way on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n steps held in the head</source>
        <translation>
            <numerusform>up to %n step held in the head</numerusform>
            <numerusform>up to %n steps held in the head</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message numerus="yes">
        <source>%n found, all of them</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found, all of them</numerusform>
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
        <source>%n clues cannot stand together</source>
        <translation>
            <numerusform>%n clue cannot stand</numerusform>
            <numerusform>%n clues cannot stand together</numerusform>
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
</context>
<context>
    <name>tokisuji::HintPresenter</name>
    <message>
        <source>The marks on the board lead to a contradiction. There is no next step from here.</source>
        <translation>The marks on the board lead to a contradiction. There is no next step from here.</translation>
    </message>
    <message>
        <source>Nothing is left to find: the board is filled.</source>
        <translation>Nothing is left to find: the board is filled.</translation>
    </message>
    <message>
        <source>No next step within this profile. A higher one may know more.</source>
        <translation>No next step within this profile. A higher one may know more.</translation>
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
        <source>Do it</source>
        <translation>Do it</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Done: %1</translation>
    </message>
</context>
<context>
    <name>tokisuji::PathLine</name>
    <message>
        <source>No path is marked as intended</source>
        <translation>No path is marked as intended</translation>
    </message>
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
        <source>The path that you mean, and what became of it</source>
        <translation>The path that you mean, and what became of it</translation>
    </message>
    <message>
        <source>Mark as intended</source>
        <translation>Mark as intended</translation>
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
        <source>At last take a mark from the solver, and say so</source>
        <translation>At last take a mark from the solver, and say so</translation>
    </message>
    <message>
        <source>Levels of knowledge</source>
        <translation>Levels of knowledge</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>What a solver knows and how far it reads ahead. A path and its difficulty are always those of a level.</source>
        <translation>What a solver knows and how far it reads ahead. A path and its difficulty are always those of a level.</translation>
    </message>
    <message>
        <source>Your own levels</source>
        <translation>Your own levels</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Begin with</translation>
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
        <source>Steps held in the head</source>
        <translation>Steps held in the head</translation>
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
        <source>%n puzzles from an interrupted run were kept.</source>
        <translation>
            <numerusform>%n puzzle from an interrupted run was kept.</numerusform>
            <numerusform>%n puzzles from an interrupted run were kept.</numerusform>
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
        <source>Stuck here: no step within this profile</source>
        <translation>Stuck here: no step within this profile</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>These marks stand on the board already</source>
        <translation>These marks stand on the board already</translation>
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
        <source>What the solver knows and how far it reads ahead</source>
        <translation>What the solver knows and how far it reads ahead</translation>
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
        <source>Reasons</source>
        <translation>Reasons</translation>
    </message>
    <message>
        <source>Draw what a step rests on</source>
        <translation>Draw what a step rests on</translation>
    </message>
    <message>
        <source>Adopt up to here</source>
        <translation>Adopt up to here</translation>
    </message>
    <message>
        <source>Edit profiles…</source>
        <translation>Edit profiles…</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>All steps</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a technique and how many steps use it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Only: %1</source>
        <translation>Only: %1</translation>
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
</TS>
