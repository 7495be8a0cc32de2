import { randomUUID } from 'node:crypto';
import { SECOND } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import type { Answer, ServiceHarness } from '@groundwork/server-testkit';
import type { ListedFundingDto } from '../payment-exports/index.js';
import { startDraws } from '../testing/harness.js';
import { aDraft, submit } from '../testing/drafts.js';
import { approve, payment, schedule } from '../testing/fundings.js';
import { dieAt } from '../testing/killed.js';
import { agreedTerms, anOpenLoan } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import { expectReplayed } from '../testing/replayed.js';
import type { DrawRequestDto } from './draw-request.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

const drawsOf = async ({ borrower, companyId }: Loan) =>
  (await borrower.call<DrawRequestDto[]>('GET', `/companies/${companyId}/draw-requests`)).body;

/** How often news of a kind went out about something. */
const told = async (type: 'draw.requested' | 'draw.decided', aggregateId: string | undefined) =>
  (await harness.sent(type)).filter((event) => event.aggregateId === aggregateId).length;

type Send = (headers: Readonly<Record<string, string>>) => Promise<Answer<unknown>>;

/**
 * Sends a command to a process that dies at its first, second, … statement, each time prepared anew, and again with the same key to
 * the process that was started after it. What holds afterwards is that it happened once. Gives at how many statements it died.
 */
async function killedAtEachStep(
  prepare: () => Promise<{ send: Send; expectOnce: () => Promise<void> }>,
): Promise<number> {
  const database = harness.service.app.get(Database, { strict: false });
  for (let n = 1; ; n += 1) {
    const { send, expectOnce } = await prepare();
    const headers = { 'idempotency-key': randomUUID() };
    const death = dieAt(database, n);
    const first = await send(headers);
    const died = death.isOver();
    death.restart();
    // The claim of a process that died is over within ten seconds.
    harness.clock.advance(11 * SECOND);
    const again = await send(headers);
    expect([died, n, again.status]).toEqual([died, n, died ? again.status : first.status]);
    expect([200, 201, again.text]).toContain(again.status);
    await expectOnce();
    if (!died) return n - 1;
  }
}

/** A tenth of what is approved is held back. */
const aLoan = () => anOpenLoan(harness, randomUUID(), agreedTerms);

describe('a process that is killed between two steps', () => {
  test('takes all of its transactions with it, whichever of them its last statement was of', async () => {
    const loan = await aLoan();
    const database = harness.service.app.get(Database, { strict: false });
    const death = dieAt(database, 4);
    const one = database.writing.createQueryRunner();
    const other = database.writing.createQueryRunner();
    await one.startTransaction();
    await one.query(`UPDATE ledger_line SET name = 'half done' WHERE application_id = ?`, [loan.applicationId]);
    await other.query('SELECT 1');
    await expect(other.query('SELECT 1')).rejects.toThrow('killed');
    death.restart();
    // A connection that begins its next transaction would commit one that was left open on it.
    await one.startTransaction();
    await one.commitTransaction();
    await Promise.all([one.release(), other.release()]);
    const lines = await database.reading.query<unknown[]>(`SELECT id FROM ledger_line WHERE name = 'half done'`);
    expect(lines).toEqual([]);
  });

  test('has submitted a draw or not; sent again, it is one', async () => {
    const steps = await killedAtEachStep(async () => {
      const loan = await aLoan();
      const draft = await aDraft(loan, [300_000, 0, 20_000]);
      return {
        send: (headers) => submit(loan.borrower, draft, headers),
        expectOnce: async () => {
          const [draw, ...others] = await drawsOf(loan);
          expect(others).toEqual([]);
          expect(await loan.ledger()).toMatchObject({ pending: 320_000 });
          expect(await told('draw.requested', draw?.id)).toBe(1);
        },
      };
    });
    expect(steps).toBeGreaterThan(5);
  }, 60_000);

  test('has decided a draw or not; sent again, it is decided once', async () => {
    const steps = await killedAtEachStep(async () => {
      const loan = await aLoan();
      const draw = await loan.draw([300_000]);
      return {
        send: (headers) => loan.admin.call('PUT', '/draw-requests/accept', { id: draw.id }, { headers }),
        expectOnce: async () => {
          expect(await loan.ledger()).toMatchObject({ pending: 0, pendingFunding: 270_000, retainageHeld: 30_000 });
          expect(await told('draw.decided', draw.id)).toBe(1);
          await expectReplayed(loan);
        },
      };
    });
    expect(steps).toBeGreaterThan(5);
  }, 60_000);

  test('has paid a draw or not; sent again, it is paid once', async () => {
    const steps = await killedAtEachStep(async () => {
      const loan = await aLoan();
      const funding = await schedule(loan, await approve(loan, await loan.draw([300_000])));
      return {
        send: (headers) => loan.admin.call('PUT', '/fundings/fund', payment(funding), { headers }),
        expectOnce: async () => {
          expect(await loan.ledger()).toMatchObject({ fundedToDate: 275_001, pendingFunding: 0 });
          const path = `/fundings?applicationId=${loan.applicationId}`;
          const { body } = await loan.admin.call<ListedFundingDto[]>('GET', path);
          expect(body.map(({ stage }) => stage)).toEqual(['funded']);
          await expectReplayed(loan);
        },
      };
    });
    expect(steps).toBeGreaterThan(5);
  }, 60_000);
});
