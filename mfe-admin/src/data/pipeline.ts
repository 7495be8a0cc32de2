import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import {
  applicationDates,
  applicationSorts,
  isApplicationStatus,
  loanTypeValues,
  stageKeys,
} from '@groundwork/domain-applications';
import type { ApplicationDate, ApplicationSort, LoanType, StageKey } from '@groundwork/domain-applications';
import { addDays, beginOfDisplayDay, isCalendarDate } from '@groundwork/domain-time';
import { isId } from '@groundwork/domain-validation';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import { applicationKeys } from './applications.js';

/** What the list is asked for, as the address has it; '' for what is not. `from` and `to` are days, both included. */
export const listFilters = [
  'q',
  'stage',
  'status',
  'loanType',
  'approver',
  'pointPerson',
  'date',
  'from',
  'to',
  'sort',
  'direction',
] as const;
export type ListFilters = Record<(typeof listFilters)[number], string>;

/** The whole list, as it stands by itself. */
export const noFilters = Object.fromEntries(listFilters.map((name) => [name, ''])) as ListFilters;

const oneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  (values as readonly string[]).includes(value);

/** What the service is asked; what the address has wrong is left out. */
export function searchQuery(filters: ListFilters) {
  const { q, stage, status, loanType, approver, pointPerson, date, from, to, sort, direction } = filters;
  const statuses = status.split(',').filter(isApplicationStatus);
  return {
    ...(q.trim() ? { q: q.trim().slice(0, 100) } : {}),
    ...(oneOf<StageKey>(stageKeys, stage) ? { stage } : {}),
    ...(statuses.length > 0 ? { status: statuses.join(',') } : {}),
    ...(oneOf<LoanType>(loanTypeValues, loanType) ? { loanType } : {}),
    ...(isId(approver) ? { approver } : {}),
    ...(isId(pointPerson) ? { pointPerson } : {}),
    ...(oneOf<ApplicationDate>(applicationDates, date) ? { date } : {}),
    ...(isCalendarDate(from) ? { from: beginOfDisplayDay(from).toISOString() } : {}),
    ...(isCalendarDate(to) ? { to: beginOfDisplayDay(addDays(to, 1)).toISOString() } : {}),
    ...(oneOf<ApplicationSort>(applicationSorts, sort) ? { sort } : {}),
    ...(direction === 'asc' ? { direction: 'asc' as const } : {}),
  };
}

/** The applications that fit, a page at a time; those of before stay until the new ones are there. */
export function useFoundApplications(filters: ListFilters, limit?: number) {
  return useInfiniteQuery({
    queryKey: [...applicationKeys.lists, 'found', searchQuery(filters), limit],
    queryFn: ({ pageParam: cursor }) =>
      unwrap(
        api.GET('/api/admin/application/search', {
          params: {
            query: { ...searchQuery(filters), ...(cursor === '' ? {} : { cursor }), ...(limit ? { limit } : {}) },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** How many cards a column of the board begins with; more come when they are asked for. */
const cardsAtOnce = 8;

/** Those that fit and stand at a stage, the longest waiting first. */
export const useStageApplications = (filters: ListFilters, stage: StageKey) =>
  useFoundApplications({ ...filters, stage, sort: 'stage', direction: 'asc' }, cardsAtOnce);
