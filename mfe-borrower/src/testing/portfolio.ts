import { idOf } from '@groundwork/web-mount/testing';
import { aLedger } from './records.js';

/** The calls by which a company's active projects are read. */
export const totals = `GET /api/borrower/application/activetotals/${idOf(2)}`;
export const draws = `GET /api/borrower/drawrequest/company/${idOf(2)}`;
export const ledger = `GET /api/borrower/drawrequest/ledger/${idOf(1)}`;

/** A company with one loan, as its totals are answered. */
export const portfolio = () => {
  const { lines: _lines, ...loan } = aLedger();
  const { fundedToDate, total, remaining, pending, pendingFunding, retainageHeld, available } = loan;
  const figures = { fundedToDate, total, remaining, pending, pendingFunding, retainageHeld, available };
  return { companyId: idOf(2), ...figures, loans: [loan] };
};
