import { randomUUID } from 'node:crypto';
import { operations as agreements } from '@groundwork/contract-agreements';
import { operations as applications } from '@groundwork/contract-applications';
import type { components as Agreements } from '@groundwork/contract-agreements';
import type { components } from '@groundwork/contract-applications';
import { operations as draws } from '@groundwork/contract-draws';
import { legalQuestions, supplierCategories } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { purchaseContract } from '../figures/purchase-contract.js';
import { surveyBudget } from '../figures/construction-cost-2024.js';
import type { Person, PortalClient } from '../portal-client.js';

type TermSheet = Agreements['schemas']['ApplicationTermSheetDto'];
type Application = components['schemas']['ApplicationDto'];
type Property = components['schemas']['SavePropertyDto'];

/** Who takes part when an application goes its way. */
export interface Cast {
  readonly portal: PortalClient;
  readonly borrower: Person;
  readonly companyId: string;
  readonly administrator: Person;
}

export interface Site {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly county: string;
  readonly state: string;
  readonly zipCode: string;
  /** Survey costs times this. */
  readonly scale?: number;
  readonly loanType?: LoanType;
}

const suppliers = [
  'Gulf Coast Concrete',
  'Brazos Framing Co.',
  'Bayou Exteriors',
  'Lone Star Mechanical',
  'Montrose Interiors',
];

/** Of its budget an application asks for so much; the rest is equity. */
const loanShare = 0.85;

/**
 * An application that reaches a state as a real one does: by the commands of its borrower and of an administrator, each
 * with all its checks.
 */
export class ApplicationBuilder {
  constructor(
    private readonly cast: Cast,
    private readonly site: Site,
  ) {}

  /** Just begun: name, loan and address. */
  async started(): Promise<Application> {
    const { portal, borrower, companyId } = this.cast;
    const { name, scale: _scale, loanType = 'construction', ...address } = this.site;
    return portal.call<Application>(borrower, applications.createApplication, {
      body: {
        companyId,
        name,
        loanType,
        propertyType: 'detached',
        intendedPurpose: 'sell',
        loanRequestIsFor: 'oneProperty',
        numberApplyingFor: 1,
        properties: [address],
      },
    });
  }

  /** With its budget, and nothing else besides the address. */
  async budgeted(): Promise<Application> {
    const application = await this.started();
    await this.saveBudget(application);
    return this.read(application.id);
  }

  /** Everything filled in and the term sheet accepted; not submitted yet. */
  async complete(): Promise<Application> {
    const { portal, borrower } = this.cast;
    const { id } = await this.budgeted();
    const { version, properties } = await this.read(id);
    const [property] = properties;
    const budget = property?.budgetTotal ?? 0;
    const requestedLoanAmount = Math.floor(budget * loanShare);
    await this.save(borrower, id, {
      version,
      properties: [{ id: property?.id, ...this.answers() }],
      requestedLoanAmount,
      fundingSources: [{ name: 'Equity', total: budget - requestedLoanAmount }],
      suppliers: Object.fromEntries(
        supplierCategories.map(({ field }, index) => [
          field,
          { name: suppliers[index] ?? 'Gulf Supply', phone: `71355501${String(10 + index)}` },
        ]),
      ),
      borrowerId: borrower.companyIds[0] ?? randomUUID(),
      contractorSelected: false,
      ownershipConfirmation: true,
      legalInformation: Object.fromEntries(legalQuestions.map(({ field }) => [field, false])),
      brokerUsed: 'no',
    });
    await this.acceptTermSheet(id);
    return portal.until(
      () => this.read(id),
      (application) => application.termSheetAgreementTime !== null,
      `The term sheet of ${this.site.name}`,
    );
  }

  async awaiting(): Promise<Application> {
    const application = await this.complete();
    return this.save(this.cast.borrower, application.id, { version: application.version, status: 'awaiting' });
  }

  async submitted(): Promise<Application> {
    const { portal, borrower } = this.cast;
    const { id } = await this.awaiting();
    await portal.upload(
      borrower,
      'application',
      { applicationId: id, type: 'purchasecontract' },
      { name: 'purchase-contract.pdf', type: 'application/pdf', bytes: await purchaseContract(this.site) },
    );
    return portal.call<Application>(borrower, applications.submitDocuments, { params: { id } });
  }

  async rejected(reason: string): Promise<Application> {
    const application = await this.submitted();
    return this.save(this.cast.administrator, application.id, {
      version: application.version,
      status: 'rejected',
      onRejectString: reason,
      rejectionComments: [{ step: 'budget', value: reason }],
    });
  }

  async inClosing(): Promise<Application> {
    const application = await this.submitted();
    return this.save(this.cast.administrator, application.id, {
      version: application.version,
      status: 'in_closing',
      generalWarrantyDeedNeeded: true,
      decision: await this.decision(application.id),
    });
  }

  /** Approved, with its loan's ledger open. */
  async approved(): Promise<Application> {
    const { portal, borrower, administrator } = this.cast;
    const application = await this.submitted();
    const approved = await this.save(administrator, application.id, {
      version: application.version,
      status: 'approved',
      decision: await this.decision(application.id),
    });
    await portal.until(
      () => portal.call(borrower, draws.getLedger, { params: { applicationId: approved.id } }),
      () => true,
      `The ledger of ${this.site.name}`,
    );
    return approved;
  }

  /** The terms that the application suggests; its papers are none of the story. */
  private async decision(id: string): Promise<components['schemas']['LoanDecisionDto']> {
    const { terms } = await this.cast.portal.call<components['schemas']['ApprovalDto']>(
      this.cast.administrator,
      applications.getApproval,
      { params: { id } },
    );
    return {
      terms,
      note: null,
      overrideReason: 'The originals were seen in the branch.',
      limitsReason: 'The sponsor holds a reserve of its own.',
    };
  }

  private read(id: string): Promise<Application> {
    return this.cast.portal.call<Application>(this.cast.borrower, applications.getApplication, { params: { id } });
  }

  private save(person: Person, id: string, body: components['schemas']['SaveApplicationDto']): Promise<Application> {
    return this.cast.portal.call<Application>(person, applications.saveApplication, { params: { id }, body });
  }

  private async saveBudget(application: Application): Promise<void> {
    const { portal, borrower } = this.cast;
    const propertyId = application.properties[0]?.id;
    await portal.call(borrower, applications.saveBudget, {
      body: { propertyId, version: 0, sections: surveyBudget(this.site.scale) },
    });
  }

  private async acceptTermSheet(applicationId: string): Promise<void> {
    const { portal, borrower } = this.cast;
    const params = { applicationId };
    const { type, version, contentHash } = await portal.call<TermSheet>(borrower, agreements.getApplicationTermSheet, {
      params,
    });
    await portal.call(borrower, agreements.acceptTermSheet, { body: { applicationId, type, version, contentHash } });
  }

  /** What the wizard asks of a home. */
  private answers(): Property {
    const { street, city, county, state, zipCode } = this.site;
    return {
      street,
      city,
      county,
      state,
      zipCode,
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
  }
}

export const anApplication = (cast: Cast, site: Site): ApplicationBuilder => new ApplicationBuilder(cast, site);
