import { randomUUID } from 'node:crypto';
import { aNeighbour } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness, TestActor } from '@groundwork/server-testkit';
import type { ApplicationDto } from '../applications/application.dto.js';
import type { BudgetDto } from '../budgets/budget.dto.js';

type Body = Readonly<Record<string, unknown>>;

export const address = {
  street: '1842 Heights Boulevard',
  city: 'Houston',
  county: 'Harris',
  state: 'Texas',
  zipCode: '77008',
};

/** Every answer that a home to be built and sold asks for, but for budget and term sheet. */
export const answers: Body = {
  name: 'Heights Boulevard Home',
  requestedLoanAmount: 5_000_000,
  contractorSelected: false,
  ownershipConfirmation: true,
  brokerUsed: 'no',
  suppliers: Object.fromEntries(
    ['foundations', 'framing', 'exterior', 'majorSystems', 'interior'].map((trade) => [
      trade,
      { name: `${trade} Partners`, phone: '7135550142' },
    ]),
  ),
};

export const propertyAnswers: Body = {
  ...address,
  ownThisProperty: true,
  ownAllProperty: true,
  waterElectricHookupAvailable: true,
  sewerHookupAvailable: true,
  vacantAtPurchase: true,
  preSaleContract: false,
  numberOfUnits: 1,
};

const item = (name: string, index: number, budgetAmount: number) => ({
  name,
  type: 'hard',
  custom: 'no',
  index,
  budgetAmount,
  amountFundedToDate: 0,
});

export const sections = [
  {
    name: 'Site Work',
    sectionIndex: 0,
    additionalItems: [item('Permits', 0, 764_000), item('Foundation', 1, 4_474_800)],
  },
  { name: 'Interior', sectionIndex: 1, additionalItems: [item('Drywall', 0, 1_405_900), item('Flooring', 1, 0)] },
];

/** Terms that any loan of the thread can be approved with. */
export const terms = {
  amount: 5_000_000,
  rate: 10.5,
  termMonths: 12,
  interestReserve: 200_000,
  retainagePercent: 10,
  originationFeePercent: 1.5,
  otherFees: 0,
};

/** What goes with an approval where nothing needed is there. */
export const approval = {
  decision: { terms, overrideReason: 'The originals lie in the vault.', limitsReason: 'The sponsor holds a reserve.' },
};

/** The services that decisions ask, in one: nothing is uploaded or accepted, the company has nobody, and who is named administers,
 * until a test says otherwise. */
export async function neighboursOf(...companyIds: readonly string[]): Promise<Neighbour> {
  const neighbour = await aNeighbour();
  neighbour.answers.set('/internal/files/credit-files', []);
  // What is told to it arrives: a delivery that is tried again would stand among the statements that a test counts.
  neighbour.otherwise = (path) =>
    path === '/internal/events'
      ? {}
      : path.endsWith('/acceptance')
        ? { acceptance: null }
        : path.endsWith('/role')
          ? { role: 'admin', active: true }
          : path.endsWith('/name')
            ? { firstName: 'Carolyn', lastName: 'Whitfield' }
            : undefined;
  for (const companyId of companyIds)
    neighbour.answers.set(`/internal/companies/${companyId}/credit-parties`, {
      companyId,
      name: 'Gulf Coast Builders LLC',
      owners: [],
      people: [],
      contractors: [],
    });
  return neighbour;
}

/** Walks an application through its real transitions, as its borrower and an administrator. */
export function threadOf(harness: ServiceHarness, borrower: TestActor, administrator: TestActor) {
  const companyId = borrower.companyIds[0] as string;
  const answered = <T>(answer: { status: number; text: string; body: T }): T => {
    if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
    return answer.body;
  };
  const read = async (id: string) =>
    answered(await harness.as(borrower).call<ApplicationDto>('GET', `/applications/${id}`));
  const steps = {
    read,
    async create(body: Body = {}): Promise<ApplicationDto> {
      const selection = {
        companyId,
        loanType: 'construction',
        propertyType: 'detached',
        intendedPurpose: 'sell',
        numberApplyingFor: 1,
      };
      return answered(
        await harness.as(borrower).call<ApplicationDto>('POST', '/applications', { ...selection, ...body }),
      );
    },
    async save(application: ApplicationDto, body: Body, actor: TestActor = borrower): Promise<ApplicationDto> {
      return answered(
        await harness
          .as(actor)
          .call<ApplicationDto>('PUT', `/applications/${application.id}`, { version: application.version, ...body }),
      );
    },
    async saveBudget(propertyId: string, body: Body = {}): Promise<BudgetDto> {
      return answered(
        await harness.as(borrower).call<BudgetDto>('PUT', '/budgets', { propertyId, version: 0, sections, ...body }),
      );
    },
    /** `shown`: what of the application the sheet shows, by placeholder. */
    async acceptTermSheet({ id }: ApplicationDto, shown?: Readonly<Record<string, string>>): Promise<void> {
      const payload = {
        agreementId: randomUUID(),
        applicationId: id,
        companyId,
        userId: borrower.userId as string,
        type: 'build new',
        version: 1,
        date: harness.clock.now().toISOString(),
        ...(shown ? { shown } : {}),
      };
      await harness.deliver('termsheet.accepted', payload.agreementId, payload);
    },
    /** Filled in, with budget and term sheet: only the final submit is missing. */
    async ready(shown?: Readonly<Record<string, string>>): Promise<ApplicationDto> {
      const created = await steps.create();
      const saved = await steps.save(created, {
        ...answers,
        borrowerId: companyId,
        properties: [{ id: created.properties[0]?.id, ...propertyAnswers }],
      });
      await steps.saveBudget(saved.properties[0]?.id as string);
      await steps.acceptTermSheet(saved, shown);
      return read(saved.id);
    },
    awaiting: async () => steps.save(await steps.ready(), { status: 'awaiting' }),
    async submitted(): Promise<ApplicationDto> {
      const { id } = await steps.awaiting();
      return answered(await harness.as(borrower).call<ApplicationDto>('PUT', `/applications/${id}/documents`));
    },
    decide: (application: ApplicationDto, body: Body) => steps.save(application, body, administrator),
  };
  return steps;
}
