import { yearOf } from './year.mjs';

const most = 12;

/** What the proof came to, as a table of a page. */
export function tensTable({ rows, faults, startMs, processes, events }) {
  const line = ({ name, seconds, sent, failed, p99, note }) =>
    `${name} | ${seconds.toFixed(0)} s | ${sent} | ${failed} | ${p99.toFixed(0)} ms | ${note}`;
  const failures = rows.flatMap((row) => grouped(row.failures).map((text) => `- ${row.name}: ${text}`));
  return [
    `${processes} processes, started within ${(startMs / 1000).toFixed(0)} s; ${events} events`,
    '',
    'while people work | took | requests | failed | p99 | ',
    '---|--:|--:|--:|--:|---',
    ...rows.map(line),
    '',
    faults.length === 0 ? 'Nothing lost, nothing doubled.' : `LOST OR DOUBLED: ${faults.length}`,
    ...faults.slice(0, most).map((fault) => `- ${fault}`),
    ...(failures.length > 0 ? ['', 'Failed:', ...failures] : []),
  ].join('\n');
}

function grouped(failures) {
  const counts = new Map();
  for (const { method, path, status, text } of failures) {
    const code = /"code":"([^"]+)"/.exec(text)?.[1] ?? text.slice(0, 80);
    const key = `${method} ${path.split('?')[0]} ${status} ${code}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([key, times]) => `${times} × ${key}`);
}

/** The lender whose year is told. */
const lender = { loans: 5_000, drawsEach: 8 };
const largest = 14;
const inKb = (bytes) => (bytes / 1_000).toFixed(1);
const inGb = (bytes) => (bytes / 1_000_000_000).toFixed(2);

/** A year of a lender, by what is largest. */
export function yearTable(measured) {
  const { rows, total, files } = yearOf(measured, lender);
  const rest = rows.slice(largest);
  return [
    `A year with ${lender.loans} loans, each drawn on ${lender.drawsEach} times; measured on ${measured.loans} loans and ${measured.draws} draws`,
    '',
    'table | kB a loan | kB a draw | stays | GB after a year',
    '---|--:|--:|---|--:',
    ...rows
      .slice(0, largest)
      .map(
        ({ name, perLoan, perDraw, days, year }) =>
          `${name} | ${inKb(perLoan)} | ${inKb(perDraw)} | ${days === undefined ? 'for good' : `${days} days`} | ${inGb(year)}`,
      ),
    `${rest.length} others | | | | ${inGb(rest.reduce((sum, { year }) => sum + year, 0))}`,
    `all tables | | | | ${inGb(total)}`,
    `files | | | for good | ${inGb(files)}`,
  ].join('\n');
}
