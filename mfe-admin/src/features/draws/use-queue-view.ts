import { useSearchParams } from '@groundwork/web-mount';

/** What the queue is looked through by, as the address names it, in one order. */
const names = ['status', 'q', 'owner', 'days', 'order'] as const;

/** What the address asks of the queue, and the way to ask for something else, with nothing left of what was asked before. */
export function useQueueView(): [query: string, choose: (query: string) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = names.flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return [new URLSearchParams(wanted).toString(), (query) => setParams(new URLSearchParams(query), { replace: true })];
}
