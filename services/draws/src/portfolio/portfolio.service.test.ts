import { randomUUID } from 'node:crypto';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, aBroker, aNeighbour, anAdministrator, leastTime, nobody } from '@groundwork/server-testkit';
import { LedgerEntity } from '../ledger/ledger.entity.js';
import { LedgerLineEntity } from '../ledger/ledger-line.entity.js';
import { copyRows, numberedId } from '../testing/copied-rows.js';
import { startDraws } from '../testing/harness.js';
import { fund } from '../testing/fundings.js';
import { agreedTerms, anOpenLoan } from '../testing/loan.js';
import { BorrowerNames } from './borrower-names.service.js';
import type { BookPageDto, PortfolioDto } from './portfolio.dto.js';

let companies: Neighbour;
let harness: ServiceHarness;
beforeEach(async () => {
  companies = await aNeighbour();
  harness = await startDraws({ services: { companies: companies.url } });
}, 60_000);
afterEach(async () => {
  await harness?.close();
  await companies?.close();
});

const administrator = anAdministrator();
const portfolio = async () => (await harness.as(administrator).call<PortfolioDto>('GET', '/portfolio')).body;
const book = async (query = '') =>
  (await harness.as(administrator).call<BookPageDto>('GET', `/portfolio/loans${query}`)).body;
const named = (companyId: string, organizationName: string) =>
  harness.deliver('company.created', companyId, { companyId, organizationName, createdBy: randomUUID() } as never);

describe('the portfolio', () => {
  it('has figures of no loan at all', async () => {
    expect(await portfolio()).toMatchObject({
      day: '2026-03-02',
      total: { loans: 0, commitment: 0, funded: 0, undrawn: 0, principal: 0 },
      rateByCommitment: null,
      rateByPrincipal: null,
      types: [],
      states: [],
      borrowers: [],
      borrowerCount: 0,
      watchedLoans: 0,
    });
    expect(await book()).toMatchObject({ items: [], next: null });
  });

  it('sums what is committed, funded and undrawn, by type, state and borrower, with rates by weight', async () => {
    const [maple, oak] = [randomUUID(), randomUUID()];
    await named(maple, 'Maple Homes');
    const first = await anOpenLoan(harness, maple, agreedTerms);
    await anOpenLoan(harness, oak, { ...agreedTerms, amount: 300_000, rate: 12.25, termMonths: 3 });
    await fund(first, await first.draw([100_000]), {});
    const page = await portfolio();
    expect(page.total).toEqual({
      loans: 2,
      commitment: 1_200_000,
      funded: 100_002,
      undrawn: 1_099_998,
      principal: 100_002,
    });
    expect([page.rateByCommitment, page.rateByPrincipal]).toEqual([10.75, 10.35]);
    expect(page.types).toEqual([{ key: 'construction', ...page.total }]);
    expect(page.states).toEqual([{ key: 'TX', ...page.total }]);
    expect(page.borrowers.map(({ key, name, commitment }) => [key, name, commitment])).toEqual([
      [maple, 'Maple Homes', 900_000],
      [oak, null, 300_000],
    ]);
    expect(page.ladder.filter(({ loans }) => loans > 0).map(({ key, commitment }) => [key, commitment])).toEqual([
      ['months3', 300_000],
      ['months12', 900_000],
    ]);
    expect(page.months).toHaveLength(12);
    expect(page.months[0]).toEqual({ month: '2025-04', requests: 0, requested: 0, payments: 0, paid: 0 });
    expect(page.months.at(-1)).toMatchObject({ month: '2026-03', requests: 1, requested: 100_000, payments: 1 });
  });

  it('names what is to be watched and finds the loans behind each figure', async () => {
    const oak = randomUUID();
    const late = await anOpenLoan(harness, oak, { ...agreedTerms, amount: 300_000, termMonths: 3 });
    await anOpenLoan(harness, randomUUID(), agreedTerms);
    await late.draw([1_000]);
    expect((await portfolio()).watched).toContainEqual({ cause: 'maturing', loans: 0 });
    harness.clock.advance(8 * 86_400_000);
    const page = await portfolio();
    expect(page.watchedLoans).toBe(1);
    expect(page.watched.filter(({ loans }) => loans > 0)).toEqual([
      { cause: 'drawWaiting', loans: 1 },
      { cause: 'maturing', loans: 1 },
    ]);
    const ids = async (query: string) => (await book(query)).items.map(({ applicationId }) => applicationId);
    expect(await ids('?watch=any')).toEqual([late.applicationId]);
    expect(await ids('?watch=stalled')).toEqual([]);
    expect(await ids(`?company=${oak}&state=TX&type=construction&rung=months3`)).toEqual([late.applicationId]);
    expect(await ids('?state=OH')).toEqual([]);
    expect(await ids('?type=land')).toEqual([]);
    expect(await ids('?rung=past')).toEqual([]);
    expect((await book('?watch=any')).items[0]).toMatchObject({
      borrower: null,
      maturesOn: '2026-06-02',
      watched: ['drawWaiting', 'maturing'],
      undrawn: 294_999,
    });
    for (const query of ['?company=first', '?rung=soon', '?watch=all', '?from=-1'])
      expect((await harness.as(administrator).problem('GET', `/portfolio/loans${query}`)).status).toBe(422);
  });

  it('leaves out a loan that was paid off', async () => {
    const loan = await anOpenLoan(harness);
    await harness.service.database.writing.manager.update(
      LedgerEntity,
      { applicationId: loan.applicationId },
      { closedOn: '2026-03-01' },
    );
    expect((await portfolio()).total.loans).toBe(0);
  });

  it('is a table to count with, whose texts are never formulas', async () => {
    const maple = randomUUID();
    await named(maple, '=Maple "Homes"');
    await anOpenLoan(harness, maple, agreedTerms);
    const { text } = await harness.as(administrator).call('GET', '/portfolio/loans.csv?state=TX');
    const [headings, row, end] = text.split('\r\n');
    expect(headings?.split(',').slice(0, 3)).toEqual(['"Project number"', '"Project"', '"Borrower"']);
    expect(row).toContain(
      '"","Maple Street Homes","\'=Maple ""Homes""","construction","TX","9000.00","50.01","8949.99","50.01","10.25","2026-03-02","2027-03-02","0.00",""',
    );
    expect(end).toBe('');
    expect((await harness.as(administrator).call('GET', '/portfolio/loans.csv?state=OH')).text).not.toContain('Maple');
  });

  it('is the lender’s alone', async () => {
    for (const path of ['/portfolio', '/portfolio/loans', '/portfolio/loans.csv'])
      for (const actor of [nobody, aBorrower(randomUUID()), aBroker(randomUUID())])
        expect((await harness.as(actor).problem('GET', path)).status).toBe(403);
  });

  it('learns once what a borrower is called that was there before names were told, and follows a new name', async () => {
    const older = randomUUID();
    const facts = { legalEntityName: null, lineOfCredit: false, locked: false, userIds: [] };
    companies.answers.set(`/internal/companies/${older}`, {
      companyId: older,
      organizationName: 'Old Mill Builders',
      ...facts,
    });
    await anOpenLoan(harness, older);
    const names = harness.service.app.get(BorrowerNames);
    expect([await names.learn(), await names.learn()]).toEqual([1, 0]);
    expect((await portfolio()).borrowers[0]?.name).toBe('Old Mill Builders');
    await harness.deliver('company.updated', older, { companyId: older, organizationName: 'New Mill' } as never);
    expect((await book()).items[0]?.borrower).toBe('New Mill');
  });

  it('reads two and a half thousand loans with as many statements as one', async () => {
    const loan = await anOpenLoan(harness, randomUUID(), agreedTerms);
    const one = await harness.leastStatements(portfolio, 3);
    await copies(loan.applicationId, 2_499);
    // The relay of events asks now and then while a longer answer is made.
    expect(await harness.leastStatements(portfolio, 3)).toBeLessThanOrEqual(one + 3);
    expect(one).toBeLessThanOrEqual(12);
    const { manager } = harness.service.database.reading;
    const whole = await leastTime(portfolio);
    const rowsAlone = await leastTime(() =>
      manager.query('SELECT * FROM ledger l INNER JOIN ledger_line i ON i.application_id = l.application_id'),
    );
    // To reading the same loans with their lines by one statement, on the same machine.
    expect(whole / rowsAlone).toBeLessThan(20);
    const page = await portfolio();
    expect([page.total.loans, page.borrowerCount, page.borrowers.length]).toEqual([2_500, 2_500, 15]);
    expect(page.otherBorrowers.loans).toBe(2_485);
    const list = await book();
    expect([list.items.length, list.next]).toEqual([50, 50]);
    expect((await book('?from=2450')).next).toBeNull();
  }, 60_000);
});

/** So many loans as one that is there, each of a company of its own. */
async function copies(applicationId: string, count: number): Promise<void> {
  const loan = ['application_id', applicationId] as const;
  const own = { application_id: numberedId('application_id') };
  await harness.service.database.transaction(async (writing) => {
    await copyRows(writing, LedgerLineEntity, loan, count, { ...own, id: numberedId('id') });
    await copyRows(writing, LedgerEntity, loan, count, { ...own, company_id: numberedId('company_id') });
  });
}
