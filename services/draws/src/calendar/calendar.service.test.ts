import { randomUUID } from 'node:crypto';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower } from '@groundwork/server-testkit';
import type { InspectionDto } from '../inspections/inspection.dto.js';
import { StatementTimer } from '../interest/statement-timer.service.js';
import { approve, payment, schedule } from '../testing/fundings.js';
import { anIdentity, startDraws } from '../testing/harness.js';
import { agreedTerms, anOpenLoan } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';

let harness: ServiceHarness;
let neighbour: Neighbour;
beforeEach(async () => {
  neighbour = await anIdentity();
  harness = await startDraws({ services: { files: neighbour.url, identity: neighbour.url } });
}, 60_000);
afterEach(async () => {
  await harness?.close();
  await neighbour?.close();
});

const terms = { ...agreedTerms, interestReserve: 0, originationFeePercent: 0, otherFees: 0 };

/** The entries of a calendar by the first word of their UID, each with its properties. */
async function entriesOf(loan: Loan, who = loan.borrower) {
  const answer = await who.call('GET', `/loans/${loan.applicationId}/calendar`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const lines = answer.text.replaceAll('\r\n ', '').split('\r\n');
  const entries: Record<string, string>[] = [];
  for (const line of lines) {
    const [name = '', ...value] = line.split(':');
    if (line === 'BEGIN:VEVENT') entries.push({});
    else if (entries.length > 0) (entries.at(-1) as Record<string, string>)[name] = value.join(':');
  }
  const found = entries.map((entry) => ({
    kind: (entry['UID'] ?? '').split('-')[0] ?? '',
    uid: entry['UID'] ?? '',
    sequence: Number(entry['SEQUENCE']),
    day: entry['DTSTART;VALUE=DATE'],
    summary: entry['SUMMARY'],
    status: entry['STATUS'],
    url: entry['URL'],
    location: entry['LOCATION'],
  }));
  return { lines, entries: found, of: (kind: string) => found.filter((entry) => entry.kind === kind) };
}
const inspect = async (loan: Loan, what: string, { id, version }: InspectionDto, more = {}): Promise<InspectionDto> => {
  const answer = await loan.admin.call<InspectionDto>('PUT', `/inspections/${what}`, { id, version, ...more });
  if (answer.status !== 200) throw new Error(`It was answered ${answer.status}: ${answer.text}`);
  return answer.body;
};

test('a loan has its inspections, payments, interest, papers and its end, alike for borrower and lender and for nobody else', async () => {
  const loan = await anOpenLoan(harness, randomUUID(), terms);
  const { applicationId } = loan;
  const draw = await loan.draw([100_000]);
  const funding = await schedule(loan, await approve(loan, draw));
  await loan.admin.call('PUT', '/fundings/fund', payment(funding));
  const wanted = (await loan.admin.call<InspectionDto>('POST', '/inspections', { applicationId, note: 'Roof' })).body;
  expect((await entriesOf(loan)).of('inspection')).toEqual([]);
  const who = { inspectorName: 'Ann Reed', inspectorEmail: 'ann@inspect.example' };
  await inspect(loan, 'schedule', wanted, { scheduledFor: '2026-03-20', ...who });
  for (const expiresOn of ['2026-08-01', '2026-09-01'])
    await loan.admin.call('PUT', '/ledgers/papers', { applicationId, paper: 'insurance', expiresOn });
  harness.clock.set('2026-04-02T15:00:00.000Z');
  await harness.service.app.get(StatementTimer, { strict: false }).sweep();

  const mine = await entriesOf(loan);
  const portal = harness.options.publicOrigin;
  const name = 'Maple Street Homes';
  expect(mine.lines[4]).toBe(`X-WR-CALNAME:Due dates of ${name}`);
  expect(mine.entries.map(({ kind, day, summary, status }) => [kind, day, summary, status])).toEqual([
    ['inspection', '20260320', `Inspection of ${name}`, 'CONFIRMED'],
    ['payment', '20260302', `Payment of $900.00 made for ${name}`, 'CONFIRMED'],
    ['interest', expect.stringMatching(/^202604/), expect.stringContaining(`Interest of ${name} for`), 'CONFIRMED'],
    ['paper', '20260901', `The insurance of ${name} ends`, 'CONFIRMED'],
    ['maturity', '20270302', `The loan ${name} matures`, 'CONFIRMED'],
  ]);
  expect(mine.of('inspection')[0]).toMatchObject({
    uid: `inspection-${wanted.id}@${new URL(portal).host}`,
    location: '12 Maple Street\\, Houston\\, TX 77002',
    url: `${portal}/loans/${applicationId}?tab=inspections`,
  });
  expect(mine.of('interest')[0]?.url).toBe(`${portal}/loans/${applicationId}?tab=interest`);
  expect((await entriesOf(loan, loan.admin)).entries).toEqual(mine.entries);
  const path = `/loans/${applicationId}/calendar`;
  expect((await harness.as(aBorrower(randomUUID())).problem('GET', path)).code).toBe('access.denied');
  expect((await loan.admin.problem('GET', `/loans/${randomUUID()}/calendar`)).code).toBe('resource.not_found');
});

test('what is moved keeps its UID with a higher number, and what was dropped is cancelled', async () => {
  const loan = await anOpenLoan(harness, randomUUID(), terms);
  const { applicationId } = loan;
  const wanted = (await loan.admin.call<InspectionDto>('POST', '/inspections', { applicationId, note: 'Roof' })).body;
  const who = { inspectorName: 'Ann Reed', inspectorEmail: 'ann@inspect.example' };
  const planned = await inspect(loan, 'schedule', wanted, { scheduledFor: '2026-03-20', ...who });
  const funding = await schedule(loan, await approve(loan, await loan.draw([100_000])));
  await loan.admin.call('PUT', '/ledgers/papers', { applicationId, paper: 'insurance', expiresOn: '2026-08-01' });
  const before = await entriesOf(loan);
  expect(before.of('payment').map(({ summary, status }) => [summary, status])).toEqual([
    ['Payment of $900.00 planned for Maple Street Homes', 'CONFIRMED'],
  ]);

  const moved = await inspect(loan, 'schedule', planned, { scheduledFor: '2026-03-27', ...who });
  await loan.admin.call('PUT', '/ledgers/papers', { applicationId, paper: 'insurance', expiresOn: '2026-12-01' });
  const between = await entriesOf(loan);
  await inspect(loan, 'cancel', moved, { reason: 'Rain' });
  const { id, version } = funding;
  const cancelled = await loan.admin.call('PUT', '/fundings/cancel', { id, version, reason: 'The wire waits' });
  expect(cancelled.status).toBe(200);
  const after = await entriesOf(loan);

  for (const kind of ['inspection', 'paper', 'payment'])
    expect(new Set([before, between, after].map((each) => each.of(kind)[0]?.uid)).size).toBe(1);
  const steps = (kind: string) => [before, between, after].map((each) => each.of(kind)[0]);
  expect(steps('inspection').map((entry) => [entry?.day, entry?.status])).toEqual([
    ['20260320', 'CONFIRMED'],
    ['20260327', 'CONFIRMED'],
    ['20260327', 'CANCELLED'],
  ]);
  expect(steps('paper').map((entry) => entry?.day)).toEqual(['20260801', '20261201', '20261201']);
  expect(after.of('payment')[0]?.status).toBe('CANCELLED');
  const rises = (numbers: readonly (number | undefined)[]) =>
    numbers.every((each, at) => at === 0 || (each ?? 0) > (numbers[at - 1] ?? 0));
  expect(rises(steps('inspection').map((entry) => entry?.sequence))).toBe(true);
  expect(rises([before, between].map((each) => each.of('paper')[0]?.sequence))).toBe(true);
  expect(rises([before, after].map((each) => each.of('payment')[0]?.sequence))).toBe(true);
});
