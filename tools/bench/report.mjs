/** The printed tables. */
import { cpus } from 'node:os';

/** Times the statements alone. */
const goals = { byId: 3.5, adminPage: 2, companyList: 2, save: 4, saveWithEvent: 5 };
export const largestFactor = 1.2;
const names = {
  byId: 'application by id',
  adminPage: 'page of 100, all companies',
  companyList: 'list of 100, one company',
  save: 'save of 5 kB, history row',
  saveWithEvent: 'save of 5 kB, history and event',
};
const ways = {
  gateway: 'gateway + BFF + service',
  bff: 'BFF + service',
  bare: 'two bare hops',
  alone: 'mysql2 alone',
  oneRow: 'mysql2 alone, its one row',
};
const ms = (value) => value.toFixed(value < 1 ? 3 : 2);
const goal = (reached, words) => (reached ? `${words}, reached` : `${words}, MISSED`);

/** Rows of cells, the first of them the heads, as a table of a page. */
export function table(rows) {
  const widths = rows[0].map((_cell, at) => Math.max(...rows.map((row) => row[at].length)));
  const line = (row) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  return [
    line(rows[0]),
    `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`,
    ...rows.slice(1).map(line),
  ].join('\n');
}

/** Processor time a request, its ratio to the statement alone, and how long a client waits. */
export function callTable(results) {
  const rows = [['call', 'way', 'server CPU ms', 'to alone', 'p50 ms', 'p99 ms', 'goal']];
  for (const [kind, taken] of Object.entries(results))
    for (const [way, label] of Object.entries(ways)) {
      if (!taken[way]) continue;
      const { cpuMs, p50, p99 } = taken[way];
      rows.push([
        names[kind],
        label,
        ms(cpuMs),
        (cpuMs / taken.alone.cpuMs).toFixed(1),
        ms(p50),
        ms(p99),
        way === 'bff' ? goal(cpuMs <= goals[kind] * taken.alone.cpuMs, `${goals[kind]} ×`) : '',
      ]);
    }
  return table(rows);
}

const drawNames = { draftSave: "save of a draw's draft, one line", deskList: "lender's list of draws, 25 of them" };

/** A draw's save and the lender's list beside their own statements alone. */
export function drawsTable(results) {
  const rows = [['call', 'statements', 'way', 'server CPU ms', 'to alone', 'p50 ms', 'p99 ms']];
  for (const [kind, { statements, ...taken }] of Object.entries(results))
    for (const way of ['bff', 'alone']) {
      const { cpuMs, p50, p99 } = taken[way];
      const ratio = (cpuMs / taken.alone.cpuMs).toFixed(1);
      rows.push([drawNames[kind], String(statements), ways[way], ms(cpuMs), ratio, ms(p50), ms(p99)]);
    }
  return table(rows);
}

export function growthTable({ adminPage }, small, large) {
  const { small: few, bff: many } = adminPage;
  const row = (what, a, b) => [
    what,
    ms(a),
    ms(b),
    (b / a).toFixed(2),
    goal(b / a <= largestFactor, String(largestFactor)),
  ];
  return table([
    ['page of 100, BFF + service', `of ${small}`, `of ${large}`, 'factor', 'goal'],
    row('server CPU ms', few.cpuMs, many.cpuMs),
    row('p50 ms', few.p50, many.p50),
  ]);
}

export const stackTable = ({ seconds, atRest, used }) =>
  table([
    ['local portal, second start', 'figure', 'goal'],
    ['ready after, s', seconds.toFixed(1), goal(seconds <= 10, '10')],
    ['memory at rest, MB', atRest.toFixed(0), goal(atRest <= 400, '400')],
    ['memory after some use, MB', used.toFixed(0), goal(used <= 400, '400')],
  ]);

/** Waiting of ordinary calls with and without refused sign-ins beside them. */
export function refusedTable({ calm, attacked, refused, others, ordinaryCpuMs, refusedCpuMs }) {
  const row = (what, { p50, p95, p99 }) => [what, ms(p50), ms(p95), ms(p99)];
  return [
    table([
      ['ordinary calls, 50 a second', 'p50 ms', 'p95 ms', 'p99 ms'],
      row('nobody guesses', calm),
      row('100 refused sign-ins a second', attacked),
    ]),
    `${refused} sign-ins were refused by the throttle, ${others} answered otherwise; server CPU ${ms(refusedCpuMs)} ms a refusal, ${ms(ordinaryCpuMs)} ms an ordinary call`,
  ].join('\n');
}

export const machine = (version) =>
  `${cpus().length} cores, Node ${process.versions.node.split('.')[0]}, database ${version}`;

/** Memory of the whole portal while a large file goes through it, and what stays of one that was cut. */
export function uploadsTable({ megabytes, up, down, bytesBack, bytesKept, cut, halfWritten, left }) {
  const row = (name, { before, grown, seconds }) => [name, before.toFixed(0), grown.toFixed(0), seconds.toFixed(1)];
  const whole =
    bytesBack === bytesKept ? 'as many bytes came back as were sent' : `${bytesBack} of ${bytesKept} bytes came back`;
  return [
    table([
      [`${megabytes} MB through gateway, BFF and service`, 'MB before', 'MB more at most', 'seconds'],
      row('up', up),
      row('down', down),
    ]),
    `${whole}; cut at half: ${cut ? 'refused' : 'TAKEN'}, files on the disk meanwhile ${halfWritten}, afterwards ${left.length}`,
  ].join('\n');
}
