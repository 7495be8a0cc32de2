import { statusMachine } from '@groundwork/domain-records';

/** Where a payment of the borrower is: on record, or taken back because the money did not stay. */
export const loanPaymentStages = ['recorded', 'reversed'] as const;
export type LoanPaymentStage = (typeof loanPaymentStages)[number];

const loanPaymentCommands = ['reverse'] as const;
type LoanPaymentCommand = (typeof loanPaymentCommands)[number];

export const loanPaymentMachine = statusMachine<LoanPaymentStage, LoanPaymentCommand>({
  start: 'recorded',
  final: ['reversed'],
  commands: loanPaymentCommands,
  transitions: { recorded: { reverse: 'reversed' }, reversed: {} },
});
