import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { SavedView, SaveView } from './api.js';

/** A list of which an administrator keeps views. */
export type SavedViewList = NonNullable<SaveView['list']>;

const viewsKey = (list: SavedViewList) => ['views', list] as const;

/** The views that the administrator keeps of a list. */
export function useSavedViews(list: SavedViewList) {
  return useQuery({
    queryKey: viewsKey(list),
    queryFn: () => unwrap(api.GET('/api/admin/application/views', { params: { query: { list } } })),
  });
}

function useViewsCommand<Input>(list: SavedViewList, run: (input: Input) => Promise<SavedView[]>) {
  const client = useQueryClient();
  return useCommand({ mutationFn: run, onSuccess: (views) => client.setQueryData(viewsKey(list), views) });
}

export const useSaveView = (list: SavedViewList) =>
  useViewsCommand(list, (body: Omit<SaveView, 'list'>) =>
    unwrap(api.PUT('/api/admin/application/views', { body: { ...body, list } })),
  );

export const useForgetView = (list: SavedViewList) =>
  useViewsCommand(list, (id: string) =>
    unwrap(api.DELETE('/api/admin/application/views/{id}', { params: { path: { id }, query: { list } } })),
  );
