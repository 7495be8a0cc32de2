import { useSearchParams } from './router.js';

/** One value of the address's query, so that a filter or a choice can be linked and survives a reload; '' where there is none. */
export function useSearchValue(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  return [params.get(name) ?? '', set];
}
