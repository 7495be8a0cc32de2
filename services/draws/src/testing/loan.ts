import { randomUUID } from 'node:crypto';
import type { AgreedTerms, EventPayloads } from '@groundwork/domain-events';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator } from '@groundwork/server-testkit';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import type { LedgerDto } from '../ledger/ledger.dto.js';

/** A PNG of one pixel, as a signature pad would send a larger one. */
export const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Whose name every account has in these tests, unless a test's own identity says otherwise. */
export const ownName = 'Ana Reyes';

/** A draw is certified by its signature and the signer's own name. */
export const certified = { certifySignature: signature, signedName: ownName };

export interface Loan {
  readonly applicationId: string;
  readonly companyId: string;
  /** Ids of its budget lines: 10,000.00, 5,000.00 and 250.01, of the last 50.01 funded before. */
  readonly lines: readonly [string, string, string, ...string[]];
  readonly borrower: ReturnType<ServiceHarness['as']>;
  readonly admin: ReturnType<ServiceHarness['as']>;
  readonly adminId: string;
  ledger(): Promise<LedgerDto>;
  /** Asks for cents of lines by their place in `lines`. */
  draw(amounts: readonly (number | undefined)[]): Promise<DrawRequestDto>;
}

type ApprovedLine = EventPayloads['application.approved']['properties'][number]['lines'][number];

export const approvedLine = (
  budgetItemId: string,
  index: number,
  budgetAmount: number,
  amountFundedToDate = 0,
): ApprovedLine => ({
  budgetItemId,
  name: ['Roofing', 'HVAC', 'Flooring'][index] ?? `Item ${index}`,
  section: 'Exterior Structure',
  sectionIndex: 2,
  index,
  budgetAmount,
  amountFundedToDate,
});

const threeLines = (): ApprovedLine[] => [
  approvedLine(randomUUID(), 0, 1_000_000),
  approvedLine(randomUUID(), 1, 500_000),
  approvedLine(randomUUID(), 2, 25_001, 5_001),
];

/** 9,000.00 of a budget of 15,250.01; a tenth of what is approved is held back. */
export const agreedTerms: AgreedTerms = {
  amount: 900_000,
  rate: 10.25,
  termMonths: 12,
  interestReserve: 50_000,
  retainagePercent: 10,
  originationFeePercent: 1.5,
  otherFees: 25_000,
};

/** An approved loan whose ledger was opened by the event, as in real life. */
export async function anOpenLoan(
  harness: ServiceHarness,
  companyId: string = randomUUID(),
  terms?: AgreedTerms,
  approved: ApprovedLine[] = threeLines(),
  name = 'Maple Street Homes',
): Promise<Loan> {
  const applicationId = randomUUID();
  const [first = '', second = '', third = '', ...others] = approved.map(({ budgetItemId }) => budgetItemId);
  const lines = [first, second, third, ...others] as const;
  const adminId = randomUUID();
  const borrower = harness.as(aBorrower(companyId));
  await harness.deliver('application.approved', applicationId, {
    applicationId,
    companyId,
    userId: randomUUID(),
    name,
    decidedBy: adminId,
    loanType: 'construction',
    contractor: 'Bluff Oak Builders',
    ...(terms ? { terms } : {}),
    properties: [
      {
        propertyId: randomUUID(),
        street: '12 Maple Street',
        city: 'Houston',
        state: 'TX',
        zipCode: '77002',
        lines: approved,
      },
    ],
  });
  return {
    applicationId,
    companyId,
    lines,
    borrower,
    admin: harness.as(anAdministrator(adminId)),
    adminId,
    ledger: async () => (await borrower.call<LedgerDto>('GET', `/ledgers/${applicationId}`)).body,
    draw: async (amounts) => {
      const lineItems = amounts.flatMap((requestedAmount, at) =>
        requestedAmount === undefined ? [] : [{ additionalBudgetItemId: lines[at], requestedAmount }],
      );
      const answer = await borrower.call<DrawRequestDto>('POST', '/draw-requests', {
        applicationId,
        lineItems,
        ...certified,
      });
      if (answer.status !== 201) throw new Error(`The draw was answered ${answer.status}: ${answer.text}`);
      return answer.body;
    },
  };
}
