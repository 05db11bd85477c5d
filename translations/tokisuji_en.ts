<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
