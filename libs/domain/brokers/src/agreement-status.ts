import { statusMachine } from '@groundwork/domain-records';
import { rejectionCommentComplaint } from './rejection-comment.js';

/** Status codes of a referral agreement: anything but accepted and rejected is pending (section 4). */
export const agreementStatus = { pending: '1', rejected: '2', accepted: '3' } as const;
export type AgreementStatus = (typeof agreementStatus)[keyof typeof agreementStatus];

export const agreementCommands = ['sign', 'accept', 'reject', 'update', 'remove'] as const;
export type AgreementCommand = (typeof agreementCommands)[number];

const { pending, rejected, accepted } = agreementStatus;

/**
 * THE status machine of a referral agreement: decided once. Only a pending one is signed by its broker, updated (by an
 * administrator; a broker only reads one that has an id) or removed.
 */
export const agreementMachine = statusMachine<AgreementStatus, AgreementCommand>({
  start: pending,
  final: [rejected, accepted],
  commands: agreementCommands,
  transitions: {
    [pending]: { sign: pending, accept: accepted, reject: rejected, update: pending, remove: pending },
    [rejected]: {},
    [accepted]: {},
  },
  guards: { reject: rejectionCommentComplaint },
});

/** A stored status as one of the three. */
export function agreementStatusOf(stored: string | number | null | undefined): AgreementStatus {
  const text = String(stored ?? '');
  return text === accepted || text === rejected ? text : pending;
}

/** The status after a command; undefined where the command is illegal in this status. */
export function nextAgreementStatus(
  status: string | number | null | undefined,
  command: AgreementCommand,
): AgreementStatus | undefined {
  return agreementMachine.next(agreementStatusOf(status), command);
}

/**
 * Whether it waits for its broker's signature: the lender made its terms, or changed them since. It is signed then, and accepted
 * afterwards. `brokerSignedAt` is when the broker signed the terms as they stand.
 */
export function awaitsBroker(agreement: {
  readonly status?: string | null;
  readonly brokerSignedAt?: string | Date | null;
}): boolean {
  return agreementStatusOf(agreement.status) === pending && !agreement.brokerSignedAt;
}

/** Whether it may be said which company of the portal the client of an agreement became: once, and not of a rejected one. */
export function mayNameClient(agreement: {
  readonly status?: string | null;
  readonly companyId?: string | null;
}): boolean {
  return !agreement.companyId && agreementStatusOf(agreement.status) !== rejected;
}

/** The chip of an agreement card. */
export const agreementChips: Readonly<Record<AgreementStatus, string>> = {
  [pending]: 'Pending Review',
  [rejected]: 'Rejected',
  [accepted]: 'Accepted',
};

/** Agreements in the panels Accepted, Rejected and Pending. */
export function groupAgreements<T extends { readonly status?: string | number | null }>(
  agreements: readonly T[],
): { status: AgreementStatus; label: string; agreements: T[] }[] {
  return [
    { status: accepted, label: 'Accepted' },
    { status: rejected, label: 'Rejected' },
    { status: pending, label: 'Pending' },
  ].map((group) => ({
    ...group,
    agreements: agreements.filter(({ status }) => agreementStatusOf(status) === group.status),
  }));
}
