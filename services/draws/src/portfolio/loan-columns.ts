import type { CsvColumn } from '@groundwork/server-paper';
import { dollars } from './book-sheets.js';
import type { BookLoanDto } from './portfolio.dto.js';

/** What is told of a loan of the book in whichever table. */
type ToldLoan = Pick<
  BookLoanDto,
  | 'projectNumber'
  | 'name'
  | 'borrower'
  | 'loanType'
  | 'state'
  | 'commitment'
  | 'funded'
  | 'undrawn'
  | 'principal'
  | 'rate'
  | 'openedOn'
  | 'maturesOn'
>;

/** The columns with which every table of loans tells of a loan, in this order. */
export const loanColumns: readonly CsvColumn<ToldLoan>[] = [
  ['Project number', (loan) => loan.projectNumber],
  ['Project', (loan) => loan.name],
  ['Borrower', (loan) => loan.borrower],
  ['Loan type', (loan) => loan.loanType],
  ['State', (loan) => loan.state],
  ['Commitment (USD)', (loan) => dollars(loan.commitment)],
  ['Funded (USD)', (loan) => dollars(loan.funded)],
  ['Undrawn (USD)', (loan) => dollars(loan.undrawn)],
  ['Principal (USD)', (loan) => dollars(loan.principal)],
  ['Rate (percent a year)', (loan) => loan.rate],
  ['Opened on', (loan) => loan.openedOn],
  ['Matures on', (loan) => loan.maturesOn],
];
