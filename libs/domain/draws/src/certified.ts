import type { Certificate } from './payment/certificate.js';
import type { ScheduleLine } from './payment/schedule.js';
import type { DrawKind } from './kind.js';

/** Amounts of a line of the continuation sheet, columns C to I; whole cents. */
export type SheetAmounts = Omit<ScheduleLine, 'completed'> & { readonly retainage: number };

/** A line as it is called in the sheet. */
export type SheetLine = SheetAmounts & {
  readonly additionalBudgetItemId: string;
  readonly propertyId: string;
  readonly name: string;
  readonly section: string;
};

/** The nine lines of the certificate, with 5a and 5b; whole cents. */
export type CertificateLines = Omit<Certificate, 'retainage'> & {
  readonly retainage: number;
  readonly retainageOfWork: number;
  readonly retainageOfStored: number;
};

/** An application for payment: continuation sheet and certificate. */
export interface PaymentSheet {
  readonly lines: readonly SheetLine[];
  readonly totals: SheetAmounts;
  /** Of that, contingency; null without any. */
  readonly contingency: SheetAmounts | null;
  readonly certificate: CertificateLines;
}

/** The nine lines as they are named on screens and on paper, in their order. */
export const certificateLines = [
  ['originalSum', '1. Original contract sum'],
  ['changeOrders', '2. Net change by change orders'],
  ['sumToDate', '3. Contract sum to date'],
  ['completedAndStored', '4. Total completed and stored to date'],
  ['retainageOfWork', '5a. Retainage of completed work'],
  ['retainageOfStored', '5b. Retainage of stored material'],
  ['retainage', '5. Retainage'],
  ['earnedLessRetainage', '6. Total earned less retainage'],
  ['previousCertificates', '7. Less previous certificates'],
  ['currentPaymentDue', '8. Current payment due'],
  ['balanceToFinish', '9. Balance to finish, with retainage'],
] as const satisfies readonly (readonly [keyof CertificateLines, string])[];

/** A draw as it was certified: the words, whose loan it is, for which time, and every figure. Days are YYYY-MM-DD. */
export interface CertifiedDraw {
  readonly statement: string;
  readonly kind: DrawKind;
  /** By its place among the draws of the loan, from 1. */
  readonly number: number;
  /** Which submission of it. */
  readonly round: number;
  readonly borrower: string | null;
  /** Missing on what was certified before they were named. */
  readonly lender?: string;
  /** Null where the loan names no contractor. */
  readonly contractor?: string | null;
  readonly loan: string;
  readonly projectNumber: number | null;
  readonly properties: readonly { readonly propertyId: string; readonly address: string }[];
  /** The day of the draw before; null for the first. */
  readonly periodFrom: string | null;
  readonly periodTo: string;
  readonly sheet: PaymentSheet;
}
