import { useQueries } from '@tanstack/react-query';
import { closingGaps } from '@groundwork/domain-files';
import type { ApplicationSummary } from '../../data/api.js';
import { applicationQuery, closingQuery } from '../../data/applications.js';
import { filesQuery } from '../../data/files.js';

/** What each application in closing still waits for; one of which that is not known yet is left out. */
export function useClosings(applications: readonly ApplicationSummary[]) {
  const checklists = useQueries({ queries: applications.map(({ id }) => closingQuery(id)) });
  const files = useQueries({ queries: applications.map(({ id }) => filesQuery('application', id)) });
  const whole = useQueries({ queries: applications.map(({ id }) => applicationQuery(id)) });
  const closings = applications.flatMap((application, index) => {
    const [checklist, stored, conditions] = [
      checklists[index]?.data,
      files[index]?.data,
      whole[index]?.data?.approvalConditions,
    ];
    if (!checklist || !stored || !conditions) return [];
    const openConditions = conditions.filter(({ completed }) => completed !== true).map(({ name }) => name);
    return [{ application, gaps: closingGaps(checklist, stored), openConditions }];
  });
  return { closings, queries: [...checklists, ...files, ...whole] };
}
