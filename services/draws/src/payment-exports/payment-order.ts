import type { AccountKind } from '@groundwork/domain-draws';

/** An account with its numbers in the clear. */
export interface OrderAccount {
  readonly name: string;
  readonly kind: AccountKind;
  readonly routingNumber: string | null;
  /** Account number or IBAN. */
  readonly number: string;
}

export interface OrderedPayment {
  /** The funding. */
  readonly id: string;
  /** The day on which it is to be paid, YYYY-MM-DD. */
  readonly day: string;
  /** What is paid out, whole cents. */
  readonly amount: number;
  readonly to: OrderAccount;
  readonly projectNumber: number | null;
  readonly projectName: string;
}

/** What a batch tells the bank; every file of it is made of this alone. */
export interface PaymentOrder {
  readonly id: string;
  readonly number: number;
  /** ISO instant. */
  readonly madeAt: string;
  readonly from: OrderAccount;
  readonly payments: readonly OrderedPayment[];
}

/** Up to 35 characters that a bank hands on unchanged: an id without its hyphens. */
export const bankReference = (id: string): string => id.replaceAll('-', '');

/** What the payee reads on a statement. */
export const remittance = ({ projectNumber, projectName }: OrderedPayment): string =>
  ['Draw payment', projectNumber === null ? '' : `project ${projectNumber}`, projectName]
    .filter(Boolean)
    .join(', ')
    .slice(0, 140);
