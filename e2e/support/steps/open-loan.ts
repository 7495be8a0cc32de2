import { demonstrationAccounts, surveyBudget } from '@groundwork/demonstration/facts';
import { legalQuestions, supplierCategories } from '@groundwork/domain-applications';
import { ApiClient } from '../api-client.js';
import { expect } from '../fixtures.js';
import { patient } from '../patience.js';

/** A line of a budget: its name and what it is worth, whole dollars. */
type BudgetedLine = readonly [name: string, dollars: number];

interface OpenLoan {
  readonly applicationId: string;
  readonly name: string;
  readonly borrower: ApiClient;
  readonly admin: ApiClient;
}

interface NewLoan {
  readonly name: string;
  /** Hard costs of one section; left out, the budget of the survey. */
  readonly lines?: readonly BudgetedLine[];
  /** Held back of what is approved; a tenth where it is left out. */
  readonly retainagePercent?: number;
}

interface Application {
  readonly id: string;
  readonly version: number;
  readonly properties: readonly { readonly id: string; readonly budgetTotal: number }[];
}

const address = { street: '1900 Ashland Street', city: 'Houston', county: 'Harris', state: 'Texas', zipCode: '77008' };

/** What the wizard asks of a home. */
const site = {
  ...address,
  country: 'United States',
  subdivisionName: 'Heights Annex',
  legalDescription: '0420-118-000-0007',
  ownAllProperty: true,
  ownThisProperty: true,
  dateAcquired: '2025-11-14',
  purchaseAmount: 13_750_000,
  debtOutstanding: 0,
  waterElectricHookupAvailable: true,
  sewerHookupAvailable: true,
  vacantAtPurchase: true,
  demolitionRequired: false,
  wetlands: 'No',
  currentlyOccupied: false,
  preSaleContract: false,
  expectedListingPrice: 66_529_800,
  numberOfUnits: 1,
  overAllFloorPlan: 'overall',
  floorPlans: [
    { area: '2647', finishedSquareFeet: 2647, unfinishedSquareFeet: 420, fullBathrooms: 3, partialBathrooms: 1 },
  ],
};

/** Calls that must succeed, with their answers. */
export const asking =
  (client: ApiClient, area: 'borrower' | 'admin') =>
  async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await client.call(method, area, path, { body });
    if (answer.status >= 300) throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.text}`);
    return answer.body as T;
  };

/** The budget of a loan: the survey's, or the lines in the third of its sections. */
const sectionsOf = (lines: readonly BudgetedLine[] | undefined) =>
  surveyBudget().map((section) => {
    if (!lines) return section;
    const items = section.sectionIndex === 2 ? lines : [];
    return {
      ...section,
      additionalItems: items.map(([name, dollars], index) => ({
        name,
        type: /contingency/i.test(name) ? 'contigency' : 'hard',
        custom: 'yes',
        index,
        budgetAmount: dollars * 100,
        amountFundedToDate: 0,
      })),
    };
  });

/**
 * An active loan of the demonstration's first borrower, by the calls that its screens make: the whole budget is lent, so that
 * what is drawn is what is paid.
 */
export async function openLoan(url: string, { name, lines, retainagePercent = 10 }: NewLoan): Promise<OpenLoan> {
  const [borrower, admin] = [
    await new ApiClient(url).signIn(demonstrationAccounts.borrower.email),
    await new ApiClient(url).signIn(demonstrationAccounts.admin.email),
  ];
  const [ask, decide] = [asking(borrower, 'borrower'), asking(admin, 'admin')];
  const companyId = String((borrower.login['companies'] as { companyId: string }[])[0]?.companyId);
  const begun = await ask<Application>('POST', '/application/newapp', {
    companyId,
    name,
    loanType: 'construction',
    propertyType: 'detached',
    intendedPurpose: 'sell',
    loanRequestIsFor: 'oneProperty',
    numberApplyingFor: 1,
    properties: [address],
  });
  const { id } = begun;
  const read = () => ask<Application>('GET', `/application/single/${id}`);
  const propertyId = begun.properties[0]?.id;
  await ask('PUT', '/budgets/update', { propertyId, version: 0, sections: sectionsOf(lines) });
  const budgeted = await read();
  const amount = budgeted.properties[0]?.budgetTotal ?? 0;
  await ask('PUT', `/application/update/${id}`, {
    version: budgeted.version,
    properties: [{ id: propertyId, ...site }],
    requestedLoanAmount: amount,
    fundingSources: [],
    suppliers: Object.fromEntries(
      supplierCategories.map(({ field }) => [field, { name: 'Gulf Coast Trade', phone: '7135550142' }]),
    ),
    borrowerId: companyId,
    contractorSelected: false,
    ownershipConfirmation: true,
    legalInformation: Object.fromEntries(legalQuestions.map(({ field }) => [field, false])),
    brokerUsed: 'no',
  });
  const sheet = await ask<object>('GET', `/termsheet/app/${id}/sheet`);
  const { type, version, contentHash } = sheet as Record<'type' | 'version' | 'contentHash', unknown>;
  await ask('POST', '/termsheet/accept', { applicationId: id, type, version, contentHash });
  const accepted = async () =>
    (await ask<{ termSheetAgreementTime: unknown }>('GET', `/application/single/${id}`)).termSheetAgreementTime;
  await expect.poll(accepted).not.toBeNull();
  await ask('PUT', `/application/update/${id}`, { version: (await read()).version, status: 'awaiting' });
  await ask('PUT', `/application/submit/${id}`);
  const { terms } = await decide<{ terms: object }>('GET', `/application/approval/${id}`);
  await decide('PUT', `/application/update/${id}`, {
    version: (await read()).version,
    status: 'approved',
    decision: {
      terms: { ...terms, amount, retainagePercent },
      note: null,
      overrideReason: 'The originals were seen in the branch.',
      limitsReason: 'The sponsor holds a reserve of its own.',
    },
  });
  const ledger = async () => (await borrower.call('GET', 'borrower', `/drawrequest/ledger/${id}`)).status;
  await expect.poll(ledger, { timeout: patient(30_000) }).toBe(200);
  return { applicationId: id, name, borrower, admin };
}
