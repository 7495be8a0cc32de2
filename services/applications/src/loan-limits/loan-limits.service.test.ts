import { randomUUID } from 'node:crypto';
import { loanTypeValues } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { aBorrower, anAdministrator, aSuperAdministrator, startService } from '@groundwork/server-testkit';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import type { LoanLimitsDto } from './loan-limits.dto.js';

describe('the limits by loan type', () => {
  let harness: ServiceHarness;
  const lender = anAdministrator();
  const owner = aSuperAdministrator();
  beforeAll(async () => {
    harness = await startService(service);
  });
  afterAll(() => harness.close());

  const list = async () => (await harness.as(lender).call<LoanLimitsDto[]>('GET', '/loan-limits')).body;
  const of = async (loanType: string) => (await list()).find((limits) => limits.loanType === loanType) as LoanLimitsDto;
  const save = (body: object, actor = owner) => harness.as(actor).call<LoanLimitsDto>('PUT', '/loan-limits', body);

  it('begin as the first term sheets promise, one of every loan type', async () => {
    const first = await list();
    expect(first.map(({ loanType, version, editedBy }) => [loanType, version, editedBy])).toEqual(
      loanTypeValues.map((loanType) => [loanType, 1, null]),
    );
    expect(await of('construction')).toMatchObject({
      loanToCost: 85,
      loanToCompletedValue: 70,
      contingency: 5,
      loanToValue: null,
      underwritingRate: null,
    });
    expect(await of('renovation')).toMatchObject({ loanToPurchase: 85, loanToWorks: 100, loanToCompletedValue: 70 });
    expect(await of('land')).toMatchObject({ loanToCost: 60, loanToValue: 60 });
    expect(await of('model')).toMatchObject({ loanToCost: 90, loanToCompletedValue: 75 });
    expect(await of('buildToRent')).toMatchObject({ loanToCost: 80, debtServiceCoverage: 1.2, amortizationYears: 30 });
  });

  it('are changed by a super administrator into a next version, and what they were stays', async () => {
    const saved = await save({ loanType: 'land', version: 1, loanToCost: 65.5, largestLoan: 500_000_000 });
    expect(saved.body).toMatchObject({ version: 2, loanToCost: 65.5, loanToValue: null, editedBy: owner.userId });
    const versions = await harness.as(lender).call<LoanLimitsDto[]>('GET', '/loan-limits/land/versions');
    expect(versions.body.map(({ version, loanToCost, loanToValue }) => [version, loanToCost, loanToValue])).toEqual([
      [2, 65.5, null],
      [1, 60, 60],
    ]);
    expect((await of('land')).version).toBe(2);
    expect((await harness.as(lender).problem('GET', '/loan-limits/boat/versions')).status).toBe(404);
  });

  it('are saved on the version that was read: of two the second is shown the first', async () => {
    const bodies = [{ loanToCost: 91 }, { loanToCost: 92 }].map((more) => ({ loanType: 'model', version: 1, ...more }));
    const answers = await Promise.all(bodies.map((body) => save(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await harness.as(owner).problem('PUT', '/loan-limits', bodies[0]);
    expect(again).toMatchObject({ status: 409, code: 'state.version_conflict', current: { version: 2 } });
  });

  it('are refused where they are none, and to everybody else', async () => {
    const wrong = { loanType: 'boat', version: 2, loanToCost: 101, debtServiceCoverage: 1.255, largestLoan: 0.5 };
    expect(await harness.as(owner).problem('PUT', '/loan-limits', wrong)).toMatchObject({
      status: 422,
      errors: expect.arrayContaining([
        expect.objectContaining({ field: 'loanType', message: shared.choice }),
        expect.objectContaining({ field: 'loanToCost', message: shared.percentageInvalid }),
        expect.objectContaining({ field: 'debtServiceCoverage' }),
        expect.objectContaining({ field: 'largestLoan', message: shared.amountInvalid }),
      ]) as unknown,
    });
    const body = { loanType: 'construction', version: 1 };
    expect((await save(body, lender)).status).toBe(403);
    expect((await save(body, aBorrower(randomUUID()))).status).toBe(403);
    expect((await harness.as(aBorrower(randomUUID())).problem('GET', '/loan-limits')).status).toBe(403);
  });
});
