import { agreementStatus, brokerStatus } from '@groundwork/domain-brokers';
import type { UserSummary } from '@groundwork/web-mount';
import type { Agreement, Broker, IccaMaster } from '../data/api.js';

const at = '2024-03-07T15:00:00.000Z';
const brokerId = '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b010';

/** Who is signed in, in tests of this area. */
export const signedInBroker: UserSummary = {
  id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b011',
  firstName: 'Priya',
  lastName: 'Raman',
  email: 'priya@example.com',
  role: 'broker',
  companies: [],
};

/** A referral agreement as lists have it. */
export function anAgreement(more: Partial<Agreement> = {}): Agreement {
  return {
    id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b012',
    brokerId,
    status: agreementStatus.pending,
    clientName: 'Harbor Light Builders',
    clientRepresentativeName: 'Ingrid Solis',
    proposedInitialLoanRate: null,
    proposedAdditionalLoanRate: null,
    proposedStandardFee: null,
    companyId: null,
    company: {},
    startDate: '2024-03-07',
    expirationDate: '2024-08-04',
    additionalFee: 0.5,
    standardFee: true,
    initialLoanRate: 0.5,
    additionalLoanRate: 0.25,
    clientFee: true,
    clientFeePercent: 1.25,
    clientFeeOther: null,
    clientFeeOtherDescription: null,
    adminTitle: 'Loan Manager',
    version: 'default',
    brokerSignedAt: at,
    acceptedBy: null,
    acceptedDate: null,
    rejectedBy: null,
    rejectedDate: null,
    rejectionComment: null,
    documentHash: null,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    ...more,
  };
}

/** An activated broker as the service answers it. */
export function anActivatedBroker(more: Partial<Broker> = {}): Broker {
  return {
    id: brokerId,
    userId: signedInBroker.id,
    status: brokerStatus.activated,
    firstName: 'Priya',
    lastName: 'Raman',
    businessName: 'Raman Capital Advisors',
    title: null,
    businessState: null,
    phoneNumberA: '7135550182',
    phoneNumberB: null,
    phoneNumberAType: 'office',
    phoneNumberBType: 'mobile',
    emailAddressA: 'priya@example.com',
    emailAddressB: null,
    streetAddress: null,
    streetAddress2: null,
    city: null,
    state: null,
    zipCode: null,
    canSendTextMessages: true,
    iccaVersion: 'default',
    sentEmail: true,
    acceptedTos: at,
    activatedBy: null,
    activatedDate: at,
    deactivatedBy: null,
    deactivatedDate: null,
    rejectedBy: null,
    rejectedDate: null,
    rejectedComment: null,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    agreements: [],
    ...more,
  };
}

/** The text that agreements are rendered from. */
export const icca: IccaMaster = {
  id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b013',
  version: 'default',
  edition: 1,
  content: '<h2>Agreement</h2><p>For {{clientName}}, by {{businessName}}: {{additionalFee}}%</p>',
  initialLoanRate: 1,
  additionalLoanRate: 0.5,
  lastEditedBy: null,
  createdAt: at,
  updatedAt: at,
};

/** What the home of a broker asks for beside the record: nothing was earned, no client has applied, and the W-9 is there. */
export const quietHome = {
  [`GET /api/broker/brokerfees/ledger/${brokerId}`]: () => ({
    entries: [],
    sums: { expected: 0, earned: 0, approved: 0, paid: 0, toReturn: 0 },
  }),
  [`GET /api/broker/brokerdeals/${brokerId}`]: () => [],
  [`GET /api/broker/fileUpload/broker/${brokerId}`]: () => [
    { fileUploadId: 'w9', fileType: 'w9', status: 'pending', comments: null },
  ],
};

/** What a complete account has beside the names. */
export const ownAddress = { streetAddress: '1 Main Street', city: 'Houston', state: 'Texas', zipCode: '77002' };
