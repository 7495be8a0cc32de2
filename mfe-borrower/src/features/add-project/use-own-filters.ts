import { useSearchParams } from '@groundwork/web-mount';
import { ownFilters } from '../../data/application-search.js';
import type { OwnFilters } from '../../data/application-search.js';

/** Whether anything is looked for. */
export const isAsked = (filters: OwnFilters): boolean => ownFilters.some((name) => filters[name] !== '');

/** What is looked for, kept in the address: it can be linked, and a reload loses nothing. */
export function useOwnFilters(): [OwnFilters, (changes: Partial<OwnFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(ownFilters.map((name) => [name, params.get(name) ?? ''])) as OwnFilters;
  const change = (changes: Partial<OwnFilters>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return [filters, change];
}
