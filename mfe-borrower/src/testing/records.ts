import { loanTypeValues } from '@groundwork/domain-applications';
import { idOf } from '@groundwork/web-mount/testing';
import type {
  Application,
  Budget,
  Capital,
  Ledger,
  LedgerLine,
  LoanDocuments,
  Property,
  TermSheet,
  UserProfile,
} from '../data/api.js';

/** A property as the service answers it: a home whose address is all that is known. */
export function aProperty(more: Partial<Property> = {}): Property {
  return {
    id: idOf(10),
    street: '1500 Harvard Street',
    city: 'Houston',
    county: 'Harris',
    state: 'Texas',
    zipCode: '77008',
    propertyType: 'detached',
    budgetTotal: 0,
    outsideApplicationWindow: false,
    units: [],
    floorPlans: [],
    ...more,
  };
}

/** An application in progress as the service answers it. */
export function anApplication(more: Partial<Application> = {}): Application {
  const at = '2024-03-07T15:00:00.000Z';
  return {
    id: idOf(1),
    projectNumber: 1042,
    companyId: idOf(2),
    userId: idOf(3),
    name: 'Harvard Street House',
    status: 'in_progress',
    version: 4,
    round: 1,
    loanType: 'construction',
    propertyType: 'detached',
    intendedPurpose: 'sell',
    lineOfCredit: false,
    sectionComplete: '00000',
    percentageComplete: 16,
    itemsNeeded: 0,
    neededItems: [],
    rejectedSteps: [],
    rejectionComments: [],
    fundingSources: [],
    approvalConditions: [],
    constructionOverseers: [],
    properties: [aProperty()],
    termSheetAgreementTime: null,
    staleTermsheet: false,
    termSheetChanges: [],
    supervision: null,
    createdAt: at,
    updatedAt: at,
    submittedAt: null,
    awaitingAt: null,
    closingAt: null,
    approvedAt: null,
    decidedAt: null,
    decidedBy: null,
    ledgerOpenedAt: null,
    terms: null,
    ...more,
  };
}

/** What every loan type asks for: the documents of a new building of each. */
export const someLoanDocuments = (): LoanDocuments[] =>
  loanTypeValues.map((loanType, index) => ({
    id: idOf(60 + index),
    loanType,
    version: 1,
    documents: (['purchasecontract', 'presalecontract', 'survey', 'constructiondrawings', 'specsheet'] as const).map(
      (type) => ({ type, need: 'needed', hint: null }),
    ),
    editedBy: null,
    editedAt: '2024-03-07T15:00:00.000Z',
  }));

/** A stored budget of two rows in one section. Whole cents. */
export function aBudget(): Budget {
  const totals = { budgetAmount: 764_000, amountFundedToDate: 0, remaining: 764_000 };
  return {
    id: idOf(20),
    propertyId: idOf(10),
    applicationId: idOf(1),
    companyId: idOf(2),
    name: null,
    autoPopulate: false,
    newForm: true,
    uploadBudget: false,
    byUnit: 'no',
    version: 2,
    sections: [
      {
        name: 'Site Work',
        sectionIndex: 0,
        totals,
        additionalItems: [
          {
            id: idOf(21),
            name: 'Permits and Fees',
            type: 'soft',
            custom: 'no',
            note: null,
            index: 0,
            budgetAmount: 764_000,
            amountFundedToDate: 0,
          },
          {
            id: idOf(22),
            name: 'Demolition',
            type: 'hard',
            custom: 'no',
            note: null,
            index: 1,
            budgetAmount: 0,
            amountFundedToDate: 0,
          },
        ],
      },
    ],
    totals,
  };
}

/** Of a house whose project costs $400,000, with the limits of a construction. */
export const aCapital = (): Capital => ({
  applicationId: idOf(1),
  costs: [{ propertyId: idOf(10), total: 40_000_000, land: 9_000_000, hard: 25_000_000, contingency: 1_250_000 }],
  appraisals: [],
  limits: {
    id: idOf(41),
    loanType: 'construction',
    version: 1,
    editedBy: null,
    editedAt: '2024-03-07T15:00:00.000Z',
    loanToCost: 85,
    loanToPurchase: null,
    loanToWorks: null,
    loanToValue: null,
    loanToCompletedValue: 70,
    contingency: 5,
    debtServiceCoverage: null,
    debtYield: null,
    largestLoan: null,
    underwritingRate: null,
    amortizationYears: null,
  },
  points: [],
});

function aLine(number: number, more: Partial<LedgerLine> = {}): LedgerLine {
  return {
    additionalBudgetItemId: idOf(number),
    propertyId: idOf(10),
    name: `Line ${number}`,
    section: 'Site Work',
    sectionIndex: 0,
    index: number,
    budgetAmount: 100_000,
    originalAmount: 100_000,
    changes: 0,
    isContingency: false,
    amountFundedToDate: 20_000,
    pending: 30_000,
    pendingFunding: 0,
    retainageHeld: 0,
    retainageReleased: 0,
    retainageReleasing: 0,
    remaining: 80_000,
    available: 50_000,
    capPercent: null,
    percentProgress: 20,
    materialsStored: 0,
    ...more,
  };
}

/** A loan of two properties: lines 1 and 2 at the first, line 3 at the second. */
export function aLedger(): Ledger {
  const property = (number: number, street: string) => ({
    propertyId: idOf(number),
    street,
    city: 'Houston',
    state: 'Texas',
    zipCode: '77008',
  });
  return {
    applicationId: idOf(1),
    companyId: idOf(2),
    name: 'Harvard Street House',
    projectNumber: 1042,
    loanType: 'construction',
    closedOn: null,
    fundedToDate: 60_000,
    total: 300_000,
    budgetAmount: 300_000,
    terms: null,
    remaining: 240_000,
    pending: 90_000,
    pendingFunding: 0,
    retainageHeld: 0,
    available: 150_000,
    retainage: {
      version: 0,
      heldBy: 'loan',
      completedPercent: 0,
      storedPercent: 0,
      reductionFromPercent: null,
      reducedPercent: null,
      reductionAppliesTo: null,
      contractors: [],
      lines: [],
    },
    properties: [property(10, '1500 Harvard Street'), property(11, '1502 Harvard Street')],
    lines: [aLine(2), aLine(1), aLine(3, { propertyId: idOf(11), section: 'Interior', sectionIndex: 4 })],
  };
}

/** The profile of the tests' user, whose identity is verified. */
export const aProfile = (more: Partial<UserProfile> = {}): UserProfile => ({
  id: idOf(3),
  userId: idOf(3),
  email: 'maria@hillcountry.example',
  firstName: 'Maria',
  lastName: 'Alvarez',
  streetAddress: '1500 Harvard Street',
  city: 'Houston',
  state: 'Texas',
  zipCode: '77008',
  mobileNumber: '7135550142',
  canSendMessages: true,
  married: true,
  spouseName: 'Robin',
  employedByThirdparty: null,
  thirdpartyCompanyName: null,
  thirdpartyEmploymentStatus: null,
  thirdpartyEmployedSince: null,
  yearsInHomeConstruction: 12,
  yearsInCommercialConstruction: null,
  buildersLicense: null,
  buildersLicenseState: null,
  buildersLicenseNumber: null,
  licenseRevoked: null,
  revokeReason: null,
  lastFourSSN: '',
  version: 4,
  identityVerified: true,
  identityVerifiedAt: '2024-03-07T15:00:00.000Z',
  identityRequestId: 'Q-1',
  identityConversationId: 'C-1',
  ...more,
});

/** The term sheet of an application, filled; nobody has answered yet. */
export function aTermSheet(more: Partial<TermSheet> = {}): TermSheet {
  return {
    applicationId: idOf(1),
    projectNumber: 1042,
    type: 'build new',
    version: 3,
    content: '<p>Terms of Hill Country Homes LLC</p>',
    contentHash: 'a'.repeat(64),
    supervisoryText: null,
    supervisoryHash: null,
    supervision: null,
    acceptedAt: null,
    declinedAt: null,
    latestVersion: 3,
    figuresChanged: false,
    ...more,
  };
}
