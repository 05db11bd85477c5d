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
    <name>Rule</name>
    <message>
        <source>The shaded cells are not connected</source>
        <translation>The shaded cells are not connected</translation>
    </message>
    <message>
        <source>Both sides of a room border are alike</source>
        <translation>Both sides of a room border are alike</translation>
    </message>
    <message>
        <source>A circle does not have exactly one unshaded neighbour</source>
        <translation>A circle does not have exactly one unshaded neighbour</translation>
    </message>
    <message>
        <source>A shaded cell does not have exactly one shaded neighbour</source>
        <translation>A shaded cell does not have exactly one shaded neighbour</translation>
    </message>
    <message>
        <source>Four shaded cells stand in a row</source>
        <translation>Four shaded cells stand in a row</translation>
    </message>
    <message>
        <source>Four unshaded cells stand in a row</source>
        <translation>Four unshaded cells stand in a row</translation>
    </message>
    <message>
        <source>An unshaded cell without circle has only one unshaded neighbour</source>
        <translation>An unshaded cell without circle has only one unshaded neighbour</translation>
    </message>
    <message>
        <source>Unshaded cells fill a 2×2 square</source>
        <translation>Unshaded cells fill a 2×2 square</translation>
    </message>
    <message>
        <source>Shaded cells do not form a rectangle</source>
        <translation>Shaded cells do not form a rectangle</translation>
    </message>
    <message>
        <source>A number stands twice among the unshaded cells of a line</source>
        <translation>A number stands twice among the unshaded cells of a line</translation>
    </message>
    <message>
        <source>The number of cells that a number sees is wrong</source>
        <translation>The number of cells that a number sees is wrong</translation>
    </message>
    <message>
        <source>A room does not have exactly two shaded cells</source>
        <translation>A room does not have exactly two shaded cells</translation>
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
    <name>tokisuji::TimelinePanel</name>
    <message numerus="yes">
        <source>%n edits per second</source>
        <translation>
            <numerusform>%n edit per second</numerusform>
            <numerusform>%n edits per second</numerusform>
        </translation>
    </message>
</context>
</TS>
