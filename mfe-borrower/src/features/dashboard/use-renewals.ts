import { useQueries } from '@tanstack/react-query';
import type { EndingPaper } from '../../data/api.js';
import { filesQuery } from '../../data/files.js';
import type { Renewal } from './loan-needs.js';

/** Papers that end and that nobody has handed in anew since their day was written down. */
export function useRenewals(papers: readonly EndingPaper[]) {
  const loans = [...new Set(papers.map(({ applicationId }) => applicationId))];
  const files = useQueries({ queries: loans.map((id) => filesQuery('application', id)) });
  const renewals = papers.flatMap((ending): Renewal[] => {
    const stored = files[loans.indexOf(ending.applicationId)]?.data;
    const renewed = stored?.filter(
      ({ fileType, uploadedAt }) => fileType === ending.paper && uploadedAt > ending.writtenAt,
    );
    if (!renewed || renewed.some(({ status }) => status !== 'rejected')) return [];
    return [{ ...ending, isRejected: renewed.length > 0 }];
  });
  return { renewals, queries: files };
}
