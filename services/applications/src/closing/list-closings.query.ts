import { Injectable } from '@nestjs/common';
import { searchWords } from '@groundwork/domain-applications';
import { closingWaits } from '@groundwork/domain-files';
import { Closings, mostClosings } from './closings.service.js';
import type { ClosingPageDto, ListClosingsDto, ListedClosingDto } from './closings.dto.js';

const loansOfPage = 50;

/** The loans in closing that fit, in order, a page at a time. */
@Injectable()
export class ListClosings {
  constructor(private readonly closings: Closings) {}

  async execute({ from = 0, sort = 'planned', ...filter }: ListClosingsDto): Promise<ClosingPageDto> {
    const { closings, hasMore } = await this.closings.found(filter);
    const found = closings.filter((closing) => fits(closing, filter));
    found.sort((a, b) => orders[sort](a, b) || orders.since(a, b) || a.projectNumber - b.projectNumber);
    const next = from + loansOfPage;
    return {
      total: found.length,
      waits: closingWaits.map((waitsFor) => ({
        waitsFor,
        loans: found.filter((closing) => closing.waitsFor === waitsFor).length,
      })),
      items: found.slice(from, next),
      next: next < found.length ? next : null,
      stoppedAfter: hasMore ? mostClosings : null,
    };
  }
}

type Order = (a: ListedClosingDto, b: ListedClosingDto) => number;

/** The earliest first, and what has no date last. */
const byDate = (a: string | null, b: string | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1;

const openCount = ({ handedIn, missing, rejected, conditions, conditionsMet }: ListedClosingDto): number =>
  handedIn.length + missing.length + rejected.length + conditions - conditionsMet;

const orders: Readonly<Record<NonNullable<ListClosingsDto['sort']>, Order>> = {
  planned: (a, b) => byDate(a.plannedOn, b.plannedOn),
  since: (a, b) => byDate(a.closingAt, b.closingAt),
  open: (a, b) => openCount(b) - openCount(a),
};

function fits(closing: ListedClosingDto, filter: Omit<ListClosingsDto, 'from' | 'sort'>): boolean {
  const { waitsFor, overdue, loanType, pointPerson, q } = filter;
  const words = searchWords(closing.projectNumber, closing.name, closing.companyName, closing.street);
  return (
    (waitsFor === undefined || closing.waitsFor === waitsFor) &&
    (overdue === undefined || closing.isLate || closing.overdue.length > 0) &&
    (loanType === undefined || closing.loanType === loanType) &&
    (pointPerson === undefined || closing.pointPersonId === pointPerson) &&
    searchWords(q).every((term) => words.some((word) => word.startsWith(term)))
  );
}
