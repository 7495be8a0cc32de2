import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { CreateWebhook, DeliveryStatus, RotateSecret, Webhook } from './api.js';

const key = ['webhooks'] as const;
/** While a page of deliveries is looked at, it is read anew so often. */
const lookAgainMs = 5_000;

/** Every webhook with how its deliveries stand. */
export function useWebhooks() {
  return useQuery({ queryKey: [...key, 'list'], queryFn: () => unwrap(api.GET('/api/admin/webhooks')) });
}

/** What was told and what came of it, the newest first, a page at a time. */
export function useDeliveries(id: string, status: DeliveryStatus | undefined) {
  return useInfiniteQuery({
    queryKey: [...key, id, 'deliveries', status],
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET('/api/admin/webhooks/{id}/deliveries', {
          params: {
            path: { id },
            query: { ...(status ? { status } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: lookAgainMs,
  });
}

export function useDelivery(id: string, deliveryId: string) {
  return useQuery({
    queryKey: [...key, id, 'delivery', deliveryId],
    queryFn: () =>
      unwrap(api.GET('/api/admin/webhooks/{id}/deliveries/{deliveryId}', { params: { path: { id, deliveryId } } })),
  });
}

function useWebhookCommand<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>, once = false) {
  const client = useQueryClient();
  return useCommand({ mutationFn, once, onSettled: () => client.invalidateQueries({ queryKey: key }) });
}

/** Its answer alone has the secret. */
export function useCreateWebhook() {
  return useWebhookCommand((body: CreateWebhook) => unwrap(api.POST('/api/admin/webhooks', { body })), true);
}

export function useUpdateWebhook() {
  return useWebhookCommand(
    ({ id, name, url, types, active }: Pick<Webhook, 'id' | 'name' | 'url' | 'types' | 'active'>) =>
      unwrap(api.PUT('/api/admin/webhooks/{id}', { params: { path: { id } }, body: { name, url, types, active } })),
  );
}

/** Its answer alone has the new secret. */
export function useRotateSecret() {
  return useWebhookCommand(
    ({ id, ...body }: RotateSecret & { id: string }) =>
      unwrap(api.POST('/api/admin/webhooks/{id}/secrets', { params: { path: { id } }, body })),
    true,
  );
}

export function useRemoveWebhook() {
  return useWebhookCommand((id: string) =>
    unwrap(api.DELETE('/api/admin/webhooks/{id}', { params: { path: { id } } })),
  );
}

export function usePingWebhook() {
  return useWebhookCommand((id: string) =>
    unwrap(api.POST('/api/admin/webhooks/{id}/pings', { params: { path: { id } } })),
  );
}

export function useReplayDelivery() {
  return useWebhookCommand(({ id, deliveryId }: { id: string; deliveryId: string }) =>
    unwrap(
      api.POST('/api/admin/webhooks/{id}/deliveries/{deliveryId}/replays', { params: { path: { id, deliveryId } } }),
    ),
  );
}

export function useReplaySince() {
  return useWebhookCommand(({ id, ...body }: { id: string; since: string; arrivedToo: boolean }) =>
    unwrap(api.POST('/api/admin/webhooks/{id}/replays', { params: { path: { id } }, body })),
  );
}
