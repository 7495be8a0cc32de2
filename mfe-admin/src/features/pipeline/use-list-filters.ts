import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from '@groundwork/web-mount';
import { listFilters } from '../../data/pipeline.js';
import type { ListFilters } from '../../data/pipeline.js';

/** The query of an address that asks for this: what is not asked for is left out, in one order. */
export function queryText(filters: ListFilters): string {
  return new URLSearchParams(
    listFilters.flatMap((name): [string, string][] => (filters[name] ? [[name, filters[name]]] : [])),
  ).toString();
}

/** What an address asks for. */
export function filtersIn(params: URLSearchParams): ListFilters {
  return Object.fromEntries(listFilters.map((name) => [name, params.get(name) ?? ''])) as ListFilters;
}

/**
 * The filters in the address: a view of the list can be linked, and survives a reload. A change is made to what was asked for
 * last, also where the page has not been drawn with it yet. How the list is shown is no filter, and stays.
 */
export function useListFilters(): [ListFilters, (changes: Partial<ListFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (changes: Partial<ListFilters>) => {
    const view = latest.current.get('view');
    latest.current = new URLSearchParams(queryText({ ...filtersIn(latest.current), ...changes }));
    if (view) latest.current.set('view', view);
    setParams(latest.current, { replace: true });
  };
  return [filtersIn(params), change];
}
