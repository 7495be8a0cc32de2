import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RemotesDocument } from '@groundwork/domain-access';
import { background, createApi, unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { DiscardAside, GiveCanary, PointRemote, ReplayAside, SeenLetter, WithdrawCanary } from './api.js';

const key = ['operations'] as const;
/** While somebody looks, the units are asked anew so often; not while the page is hidden. */
export const lookAgainMs = 10_000;

/** Every replica of every unit, as it told of itself. Nobody is kept signed in by a page that reads itself anew. */
export function useUnits() {
  return useQuery({
    queryKey: [...key, 'units'],
    queryFn: () => unwrap(api.GET('/api/admin/operations/units', { headers: background })),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
}

interface RegistryPaths {
  '/remotes.json': { get: { responses: { 200: { content: { 'application/json': object } } } } };
}
const registry = createApi<RegistryPaths>();

async function readRegistry(): Promise<RemotesDocument> {
  const document: unknown = await unwrap(registry.GET('/remotes.json'));
  return document as RemotesDocument;
}

/** The registry as every browser reads it. */
export function useRegistry() {
  return useQuery({
    queryKey: [...key, 'registry'],
    queryFn: readRegistry,
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
}

/** The registry as the administrators' back end has it, where it does: by whom, too, and whether it may be changed from here. */
export function useRegistryState() {
  return useQuery({
    queryKey: [...key, 'registry-state'],
    queryFn: () => unwrap(api.GET('/api/admin/operations/registry', { headers: background })),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
}

export function useGiveCanary() {
  return useOperation((body: GiveCanary) => unwrap(api.POST('/api/admin/operations/registry/canaries', { body })));
}

export function usePointRemote() {
  return useOperation((body: PointRemote) => unwrap(api.POST('/api/admin/operations/registry/pointers', { body })));
}

export function useWithdrawCanary() {
  return useOperation((body: WithdrawCanary) =>
    unwrap(api.POST('/api/admin/operations/registry/withdrawals', { body })),
  );
}

/** How what every service has to tell stands, and how far whom. */
export function useEvents() {
  return useQuery({
    queryKey: [...key, 'events'],
    queryFn: () => unwrap(api.GET('/api/admin/operations/events', { headers: background })),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
}

/** Events that a subscriber could not take. */
export function useAside() {
  return useQuery({
    queryKey: [...key, 'aside'],
    queryFn: () => unwrap(api.GET('/api/admin/operations/events/aside', { headers: background })),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
}

/** One of them in full; each reading is put down, so that it is read once. */
export function useAsideBody(holder: string, event: string) {
  return useQuery({
    queryKey: [...key, 'aside', holder, event],
    queryFn: () =>
      unwrap(api.GET('/api/admin/operations/events/aside/{holder}/{event}', { params: { path: { holder, event } } })),
    staleTime: Infinity,
    gcTime: 0,
  });
}

function useOperation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useCommand({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: key }) });
}

export function useReplayAside() {
  return useOperation((body: ReplayAside) => unwrap(api.POST('/api/admin/operations/events/replays', { body })));
}

export function useDiscardAside() {
  return useOperation((body: DiscardAside) => unwrap(api.POST('/api/admin/operations/events/discards', { body })));
}

/** Letters that did not leave, a page at a time. */
export function useUnsentLetters() {
  return useInfiniteQuery({
    queryKey: [...key, 'letters'],
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET('/api/admin/operations/letters', {
          headers: background,
          params: { query: pageParam === '' ? {} : { cursor: pageParam } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
}

export function useSendLetterAgain() {
  return useOperation((body: SeenLetter) => unwrap(api.POST('/api/admin/operations/letters/sendings', { body })));
}

export function usePutLetterAside() {
  return useOperation((body: SeenLetter) => unwrap(api.POST('/api/admin/operations/letters/aside', { body })));
}

/** The slowest calls of the last hour, and what became of all. */
export function useCalls() {
  return useQuery({
    queryKey: [...key, 'calls'],
    queryFn: () => unwrap(api.GET('/api/admin/operations/calls', { headers: background })),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
}
