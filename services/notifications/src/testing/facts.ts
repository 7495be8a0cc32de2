import { randomUUID } from 'node:crypto';
import type { EventPayloads } from '@groundwork/domain-events';

/** What events tell, for tests. */
export const brokerFacts = (brokerId: string = randomUUID()) => ({
  brokerId,
  userId: null,
  emailAddress: `${brokerId.slice(-6)}@reyes.example`,
  firstName: 'Ana',
  lastName: 'Reyes',
  businessName: 'Reyes Referrals',
});

export const invitation = (brokerId?: string): EventPayloads['broker.invited'] => ({
  ...brokerFacts(brokerId),
  invitedBy: randomUUID(),
  code: 'k3y&code',
  expiresAt: '2026-03-09T15:00:00.000Z',
});

export const applicationFacts = (companyId: string, userId: string = randomUUID()) => ({
  applicationId: randomUUID(),
  companyId,
  userId,
  name: 'Heights Townhomes',
});

/** Somebody who agreed to text messages, unless the test says otherwise. */
export const userFacts = (
  userId: string = randomUUID(),
  more: Partial<EventPayloads['user.updated']> = {},
): EventPayloads['user.updated'] => ({
  userId,
  email: `${userId.slice(-6)}@gulfcoast.example`,
  firstName: 'Dana',
  lastName: 'Whitfield',
  role: 'borrower',
  mobileNumber: '7135550142',
  canSendMessages: true,
  ...more,
});

export const loanNewsFacts = (more: { readonly borrowerId?: string } = {}) => ({
  applicationId: randomUUID(),
  companyId: randomUUID(),
  name: 'Elm',
  projectNumber: 1042,
  borrowerId: randomUUID(),
  ...more,
});
