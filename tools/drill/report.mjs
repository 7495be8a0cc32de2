import { lost } from './facts.mjs';

/** What a drill came to, as a table of a page. */
export function restoreTable(engine, { copies, loans, before, now, carriedMs, faults, unknown }) {
  const lackOf = (facts, service) => lost(facts).filter(({ to }) => to === service).length;
  const rows = copies.map(({ service, loans: at }) =>
    [service, at, now.has[service].size, lackOf(before, service), lackOf(now, service), unknown[service]].join(' | '),
  );
  return [
    `### Restored on ${engine}: all databases lost at ${loans} loans, copies from different times`,
    '',
    'service | copy at loans | events handled | lacked after the copies | lacks now | told by a state that is gone',
    '---|--:|--:|--:|--:|--:',
    ...rows,
    '',
    `Carried within ${(carriedMs / 1000).toFixed(1)} s. ${faults.length === 0 ? 'Nothing lost, nothing doubled; one more loan went all its way.' : `FAULTS: ${faults.length}`}`,
    ...faults.slice(0, 20).map((fault) => `- ${fault}`),
  ].join('\n');
}
