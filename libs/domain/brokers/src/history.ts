import { agreementCommands } from './agreement-status.js';
import { brokerCommands } from './broker-status.js';

/** What the history of a broker records. */
export const brokerHistoryCommands = ['create', 'invite', 'register', ...brokerCommands, 'remove'] as const;
export type BrokerHistoryCommand = (typeof brokerHistoryCommands)[number];

/** What the history of a referral agreement records. */
export const agreementHistoryCommands = ['submit', ...agreementCommands, 'link'] as const;
export type AgreementHistoryCommand = (typeof agreementHistoryCommands)[number];

/** What an administrator reads of each. */
export const brokerHistoryLabels: Readonly<Record<BrokerHistoryCommand, string>> = {
  create: 'Entered',
  invite: 'Invited',
  register: 'Registered',
  activate: 'Activated',
  deactivate: 'DeActivated',
  reject: 'Rejected',
  remove: 'Removed',
};

export const agreementHistoryLabels: Readonly<Record<AgreementHistoryCommand, string>> = {
  submit: 'Submitted',
  sign: 'Signed by the broker',
  update: 'Terms changed',
  accept: 'Accepted',
  reject: 'Rejected',
  remove: 'Deleted',
  link: 'Client named',
};
