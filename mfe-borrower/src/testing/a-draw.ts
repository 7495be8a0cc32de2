import { idOf } from '@groundwork/web-mount/testing';
import type { DrawRequest } from '../data/api.js';

/** A draw of one line that nobody decided on yet. */
export const aDraw = (more: Partial<DrawRequest> = {}): DrawRequest => ({
  id: idOf(70),
  applicationId: idOf(1),
  applicationName: 'Harvard Street House',
  kind: 'work' as const,
  fundingState: 'none' as const,
  fundings: [],
  companyId: idOf(2),
  userId: idOf(3),
  statusId: 1,
  stage: 'submitted',
  round: 1,
  place: 1,
  note: null,
  supportingDocuments: [],
  requestedAmount: 30_000,
  certifySignatureDate: '2026-03-02T15:00:00.000Z',
  createdAt: '2026-03-02T15:00:00.000Z',
  version: 4,
  rejectReason: null,
  rejectedBy: null,
  rejectDate: null,
  acceptedBy: null,
  acceptDate: null,
  projectNumber: null,
  lineItems: [
    {
      id: idOf(71),
      additionalBudgetItemId: idOf(1),
      additionalBudgetItem: {
        id: idOf(1),
        name: 'Line 1',
        section: 'Site Work',
        propertyId: idOf(10),
        budgetAmount: 100_000,
        amountFundedToDate: 20_000,
        pending: 30_000,
        pendingFunding: 0,
        retainageHeld: 0,
        available: 50_000,
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
      rejectReason: null,
      rejectedBy: null,
      rejectDate: null,
      acceptedBy: null,
      acceptDate: null,
    },
  ],
  ...more,
});

/** 'gross entry' of the published applications: 15,000 of which 80% are done, a twentieth held back. */
export const grossEntry = () => {
  const amounts = {
    original: 1_500_000,
    changes: 0,
    scheduledValue: 1_500_000,
    fromPrevious: 0,
    thisPeriod: 1_200_000,
    stored: 0,
    completedAndStored: 1_200_000,
    percent: 80,
    balanceToFinish: 300_000,
    retainage: 60_000,
  };
  return {
    lines: [
      { ...amounts, additionalBudgetItemId: idOf(11), propertyId: idOf(3), name: 'Framing', section: 'Structure' },
    ],
    totals: amounts,
    contingency: null,
    certificate: {
      originalSum: 1_500_000,
      changeOrders: 0,
      sumToDate: 1_500_000,
      completedAndStored: 1_200_000,
      retainage: 60_000,
      retainageOfWork: 60_000,
      retainageOfStored: 0,
      earnedLessRetainage: 1_140_000,
      previousCertificates: 0,
      currentPaymentDue: 1_140_000,
      balanceToFinish: 360_000,
    },
  };
};
