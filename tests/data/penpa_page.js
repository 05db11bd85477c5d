// Run within penpa-edit's own page: loads links of boards with the answer on the solver's layer, and tells of each
// whether the page takes it for solved, takes the empty board for solved, and misses a mark that is taken away. A line
// of the console for each board, "JUDGED {...}", and "JUDGED all" at the end. BOARDS is put before this text.
(async function () {
    const tell = (verdict) => console.log('JUDGED ' + JSON.stringify(verdict));
    while (typeof pu === 'undefined' || !pu || typeof sw_timer === 'undefined')
        await new Promise((resolve) => setTimeout(resolve, 50));
    const drawn = ['surface', 'number', 'numberS', 'symbol', 'line', 'lineE', 'wall', 'deletelineE'];
    const layer = (sheet) => JSON.stringify(drawn.map((kind) => sheet[kind]));
    const isSolved = () => {
        pu.sol_flag = 0;
        pu.check_solution();
        return pu.sol_flag === 1;
    };
    for (const board of BOARDS) {
        try {
            await load(board.edit);
            const marks = JSON.stringify(pu.pu_a);
            const question = layer(pu.pu_q);
            pu.redraw();
            await load(board.solve);
            const verdict = {name: board.name, empty: isSolved(), sameQuestion: layer(pu.pu_q) === question};
            pu.pu_a = JSON.parse(marks);
            pu.redraw();
            verdict.solved = isSolved();
            verdict.missed = 0;
            for (const kind of drawn)
                for (const point of Object.keys(pu.pu_a[kind])) {
                    const mark = pu.pu_a[kind][point];
                    delete pu.pu_a[kind][point];
                    verdict.missed += JSON.stringify(pu.make_solution()) === pu.solution ? 0 : 1; // draws nothing
                    pu.pu_a[kind][point] = mark;
                }
            tell(verdict);
        } catch (error) {
            tell({name: board.name, error: String(error)});
        }
    }
    console.log('JUDGED all');
})();
