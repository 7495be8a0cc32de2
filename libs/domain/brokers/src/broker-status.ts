import { statusMachine } from '@groundwork/domain-records';
import { rejectionCommentComplaint } from './rejection-comment.js';

/** Status codes of a broker, texts as they travel (sign-in specification, section 4). */
export const brokerStatus = { pending: '1', rejected: '2', deactivated: '3', activated: '4' } as const;
export type BrokerStatus = (typeof brokerStatus)[keyof typeof brokerStatus];

/** The groups of the selector, with the specification's spelling. */
export const brokerGroups: readonly { readonly status: BrokerStatus; readonly label: string }[] = [
  { status: brokerStatus.pending, label: 'Pending' },
  { status: brokerStatus.rejected, label: 'Rejected' },
  { status: brokerStatus.deactivated, label: 'DeActivated' },
  { status: brokerStatus.activated, label: 'Activated' },
];

export const brokerCommands = ['activate', 'deactivate', 'reject'] as const;
export type BrokerCommand = (typeof brokerCommands)[number];

const { pending, rejected, deactivated, activated } = brokerStatus;

const commandTargets: Readonly<Record<BrokerCommand, BrokerStatus>> = {
  activate: activated,
  deactivate: deactivated,
  reject: rejected,
};

/** THE status machine of a broker. Reject is hidden while activated: such a broker is deactivated instead. */
export const brokerMachine = statusMachine<BrokerStatus, BrokerCommand>({
  start: pending,
  final: [],
  commands: brokerCommands,
  transitions: {
    [pending]: { activate: activated, reject: rejected },
    [rejected]: { activate: activated },
    [deactivated]: { activate: activated, reject: rejected },
    [activated]: { deactivate: deactivated },
  },
  guards: { reject: rejectionCommentComplaint },
});

/** A stored status as one of the four; pending is '1' or nothing. */
export function brokerStatusOf(stored: string | null | undefined): BrokerStatus {
  return brokerGroups.find((group) => group.status === stored)?.status ?? pending;
}

/** The status after a command; undefined where the command is illegal in this status. */
export function nextBrokerStatus(status: string | null | undefined, command: BrokerCommand): BrokerStatus | undefined {
  return brokerMachine.next(brokerStatusOf(status), command);
}

/** Whether a broker may be sent an invitation: one that has no account and is neither rejected nor deactivated. */
export function isInvitable(broker: { readonly status?: string | null; readonly userId?: string | null }): boolean {
  const status = brokerStatusOf(broker.status);
  return !broker.userId && (status === pending || status === activated);
}

/** Whether a broker may be taken off the lists: one that can sign in is deactivated or rejected first. */
export function isRemovable(broker: { readonly status?: string | null; readonly userId?: string | null }): boolean {
  const status = brokerStatusOf(broker.status);
  return status === rejected || status === deactivated || (status === pending && !broker.userId);
}

/** The command that leads to a status; undefined for pending, to which nothing leads back. */
export function brokerCommandTo(status: BrokerStatus | undefined): BrokerCommand | undefined {
  return brokerCommands.find((command) => commandTargets[command] === status);
}

/** Brokers by the groups of the selector, every group there, its order kept. */
export function groupBrokers<T extends { readonly status?: string | null }>(
  brokers: readonly T[],
): { status: BrokerStatus; label: string; brokers: T[] }[] {
  return brokerGroups.map((group) => ({
    ...group,
    brokers: brokers.filter((broker) => brokerStatusOf(broker.status) === group.status),
  }));
}
