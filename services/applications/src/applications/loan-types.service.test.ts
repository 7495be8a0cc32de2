import { randomUUID } from 'node:crypto';
import type { LoanType } from '@groundwork/domain-applications';
import { proFormaLabels } from '@groundwork/domain-capital';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { address, answers, neighboursOf, threadOf } from '../testing/thread.js';
import type { ApplicationDto } from './application.dto.js';

let harness: ServiceHarness;
let neighbours: Neighbour;
const companyId = randomUUID();
const borrower = aBorrower(companyId);
beforeAll(async () => {
  neighbours = await neighboursOf(companyId);
  harness = await startService(service, {
    services: {
      companies: neighbours.url,
      files: neighbours.url,
      agreements: neighbours.url,
      identity: neighbours.url,
    },
  });
});
afterAll(async () => {
  await harness.close();
  await neighbours.close();
});

const land = { legalDescription: '0420-118-000-0007' };
const home = {
  ownThisProperty: true,
  ownAllProperty: true,
  waterElectricHookupAvailable: true,
  sewerHookupAvailable: true,
  vacantAtPurchase: true,
};
const plan = { floorPlans: [{ finishedSquareFeet: 2400, fullBathrooms: 2, partialBathrooms: 0.5 }] };
const refinance = {
  acquisitionRefinance: 'refinance',
  dateAcquired: '2019-05-02',
  debtOutstanding: 8_000_000,
  purposeOfMoney: 'To pay off the bank and paint the halls.',
};
const acquisition = { acquisitionRefinance: 'acquisition', purchaseAmount: 21_000_000, acquisitionDate: '2026-05-01' };
const proForma = {
  proForma: proFormaLabels.map((label, index) => ({ label, value: index === 0 ? 4_800_000 : 10_000, basedOn: 'prev' })),
};
const inPlace = {
  lotSize: '4 acres',
  wetlands: 'No',
  pavedStreets: 'Fully In Place',
  sewerHookup: 'To Be Completed During Loan',
  sewerHookupBudgetAmount: 2_000_000,
  waterPipes: 'Fully In Place',
  electricCables: 'No',
  purchaseAmount: 21_000_000,
};

type Body = Readonly<Record<string, unknown>>;
interface Walk {
  readonly selection: Body;
  /** The property's answers, section by section, as its borrower saves them. */
  readonly sections: readonly Body[];
  readonly more?: Body;
}

/** Each loan type with a property type of its own, and what its borrower answers (specification 5). */
const walks: Readonly<Record<LoanType, Walk>> = {
  construction: {
    selection: { intendedPurpose: 'sell', propertyType: 'duplex' },
    sections: [land, home, { preSaleContract: true, preSaleContractPrice: 52_000_000 }, { numberOfUnits: 2 }],
    more: { unitsSoldOffIndividually: true },
  },
  renovation: {
    selection: { intendedPurpose: 'sell', propertyType: 'townhouse' },
    sections: [land, acquisition, { scopeOfWork: 'A new roof, kitchen and baths.' }],
    more: { costAck: true },
  },
  land: {
    selection: { intendedPurpose: 'sell', propertyType: null },
    sections: [land, { ownThisProperty: true }, inPlace],
  },
  model: {
    selection: { intendedPurpose: 'sell', propertyType: 'detached' },
    sections: [home, { preSaleContract: false, expectedListingPrice: 61_000_000 }, plan],
  },
  acquisitionOrRefinance: {
    selection: {
      intendedPurpose: 'rent',
      propertyType: 'quadraplex',
      loanRequestIsFor: 'oneProperty',
      numberApplyingFor: 0,
    },
    sections: [land, refinance, { yearBuilt: 1987, currentlyOccupied: true, numberOfUnits: 4 }, proForma],
  },
  buildToRent: {
    selection: {
      intendedPurpose: 'rent',
      propertyType: 'fiveOrMoreUnits',
      loanRequestIsFor: 'oneProperty',
      numberApplyingFor: 0,
    },
    sections: [land, home, { numberOfUnits: 8 }, proForma],
    more: { unitsSoldOffIndividually: false },
  },
  renovateToRent: {
    selection: { intendedPurpose: 'rent', propertyType: 'triplex' },
    sections: [land, refinance, { scopeOfWork: 'New windows and stairs.' }, proForma],
    more: { costAck: true },
  },
};

describe.each(Object.entries(walks))('a loan of type %s', (loanType, { selection, sections, more }) => {
  it('goes from its tile through every section, budget and term sheet to submitted', async () => {
    const thread = threadOf(harness, borrower, anAdministrator());
    const created = await thread.create({ loanType, ...selection, properties: [address] });
    expect(created).toMatchObject({ status: 'in_progress', loanType, percentageComplete: 16 });
    let application: ApplicationDto = await thread.save(created, { ...answers, borrowerId: companyId, ...more });
    const id = application.properties[0]?.id as string;
    for (const section of sections) {
      expect(application.sectionComplete).toBe('00110');
      application = await thread.save(application, { properties: [{ id, ...section }] });
    }
    // Sections saved one by one keep what others said.
    expect(application.properties[0]).toMatchObject({ ...address, ...Object.assign({}, ...sections) });
    expect(application.sectionComplete).toBe('10110');
    await thread.saveBudget(id);
    expect((await thread.read(application.id)).sectionComplete).toBe('11110');
    const early = await harness.as(borrower).problem('PUT', `/applications/${application.id}`, {
      version: (await thread.read(application.id)).version,
      status: 'awaiting',
    });
    expect(early.errors?.map(({ field }) => field)).toEqual(['termSheetAgreementTime', 'steps.termSheet']);
    await thread.acceptTermSheet(application);
    const complete = await thread.read(application.id);
    expect(complete).toMatchObject({ sectionComplete: '11111', percentageComplete: 100 });
    const awaiting = await thread.save(complete, { status: 'awaiting' });
    expect(awaiting.status).toBe('awaiting');
    const submitted = await harness
      .as(borrower)
      .call<ApplicationDto>('PUT', `/applications/${application.id}/documents`);
    expect(submitted.body).toMatchObject({ status: 'submitted', loanType });
  });
});
