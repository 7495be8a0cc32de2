import { idOf } from '@groundwork/web-mount/testing';
import type { DrawLine, DrawRequest, DrawSchedule } from '../data/api.js';

export const at = '2026-03-07T20:30:00.000Z';
const nobody = { rejectReason: null, rejectedBy: null, rejectDate: null, acceptedBy: null, acceptDate: null };
const line = (number: number, name: string, more: Partial<DrawLine> = {}): DrawLine => ({
  id: idOf(number),
  additionalBudgetItemId: idOf(number + 100),
  additionalBudgetItem: {
    id: idOf(number + 100),
    name,
    section: 'Site Work',
    propertyId: idOf(10),
    budgetAmount: 100_000,
    amountFundedToDate: 20_000,
    pending: 30_000,
    pendingFunding: 9_000,
    retainageHeld: 1_000,
    available: 40_000,
  },
  requestedAmount: 30_000,
  approvedAmount: null,
  retainageWithheld: null,
  fundingId: null,
  reductionReason: null,
  materialsStored: null,
  invoices: [],
  statusId: 1,
  supportingDocuments: [],
  ...nobody,
  ...more,
});
export const draw: DrawRequest = {
  id: idOf(1),
  applicationId: idOf(2),
  applicationName: 'Harvard Street House',
  kind: 'work',
  fundingState: 'none',
  fundings: [],
  projectNumber: null,
  companyId: idOf(3),
  userId: idOf(7),
  statusId: 1,
  stage: 'submitted',
  round: 2,
  place: 1,
  note: 'The roof is on.',
  supportingDocuments: [{ fileUploadId: idOf(50), userFileName: 'house.jpg' }],
  requestedAmount: 60_000,
  certifySignatureDate: at,
  createdAt: at,
  version: 5,
  ...nobody,
  lineItems: [
    line(20, 'Roofing', {
      invoices: [{ payee: 'Lumber Co', number: 'A-7', amount: 30_000 }],
      supportingDocuments: [{ fileUploadId: idOf(51), userFileName: 'invoice.pdf' }],
      materialsStored: 4_000,
    }),
    line(21, 'HVAC'),
  ],
};
const amounts = {
  original: 90_000,
  changes: 10_000,
  scheduledValue: 100_000,
  fromPrevious: 20_000,
  thisPeriod: 26_000,
  stored: 4_000,
  completedAndStored: 50_000,
  percent: 50,
  balanceToFinish: 50_000,
  retainage: 0,
};
export const schedule: DrawSchedule = {
  lines: [
    { additionalBudgetItemId: idOf(120), propertyId: idOf(10), name: 'Roofing', section: 'Site Work', ...amounts },
  ],
  totals: amounts,
  contingency: { ...amounts, completedAndStored: 7_000 },
  certificate: {
    originalSum: 100_000,
    changeOrders: 0,
    sumToDate: 100_000,
    completedAndStored: 50_000,
    retainage: 0,
    retainageOfWork: 0,
    retainageOfStored: 0,
    earnedLessRetainage: 50_000,
    previousCertificates: 20_000,
    currentPaymentDue: 30_000,
    balanceToFinish: 50_000,
  },
};
export const round = (number: number) => ({
  round: number,
  userId: idOf(7),
  submittedAt: at,
  requestedAmount: 60_000 + number,
  endedAs: number === 1 ? ('sent_back' as const) : null,
  endedReason: number === 1 ? 'The invoice is missing' : null,
  endedBy: null,
  endedAt: null,
  lineItems: [
    {
      additionalBudgetItemId: idOf(120),
      name: 'Roofing',
      requestedAmount: 30_000,
      invoices: [{ payee: 'Lumber Co', number: `A-${number}`, amount: 30_000 }],
    },
    { additionalBudgetItemId: idOf(121), name: 'HVAC', requestedAmount: 20_000 + 5_000 * number, invoices: [] },
  ],
});

/** The draw as the queue has it. */
export const row = (number: number) => ({
  id: idOf(number),
  applicationId: idOf(2),
  applicationName: number === 1 ? 'Harvard Street House' : 'Oak Street House',
  projectNumber: null,
  companyId: idOf(3),
  userId: idOf(7),
  kind: 'work',
  requestedAmount: 60_000,
  createdAt: at,
  proposed: number === 2,
  lines: [{ id: 1, status: 'Pending', count: 2 }],
});
