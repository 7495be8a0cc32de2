import type { Agreement, Broker } from '../data/api.js';

const at = '2026-03-02T15:00:00.000Z';

/** A broker as the service lists it. */
export function aBroker(more: Partial<Broker> = {}): Broker {
  return {
    id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b101',
    userId: null,
    status: '1',
    title: null,
    firstName: 'Maria',
    lastName: 'Delgado',
    businessName: 'Delgado Capital Advisors',
    businessState: null,
    phoneNumberA: '7135550142',
    phoneNumberB: null,
    phoneNumberAType: 'office',
    phoneNumberBType: 'mobile',
    emailAddressA: 'maria@delgadocapital.example',
    emailAddressB: null,
    streetAddress: null,
    streetAddress2: null,
    city: null,
    state: null,
    zipCode: null,
    iccaVersion: 'default',
    sentEmail: false,
    canSendTextMessages: false,
    acceptedTos: null,
    activatedBy: null,
    activatedDate: null,
    deactivatedBy: null,
    deactivatedDate: null,
    rejectedBy: null,
    rejectedDate: null,
    rejectedComment: null,
    revision: 1,
    agreements: [] as Agreement[],
    createdAt: at,
    updatedAt: at,
    ...more,
  };
}
