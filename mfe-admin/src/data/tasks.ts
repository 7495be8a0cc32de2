import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TaskState, TaskSubject } from '@groundwork/domain-accounts';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { Activity, SaveTask } from './api.js';

export const taskKeys = {
  all: ['tasks'] as const,
  list: (filters: TaskFilters) => ['tasks', 'list', filters] as const,
  changes: (id: string) => ['tasks', 'changes', id] as const,
  activities: (filters: ActivityFilters) => ['tasks', 'activities', filters] as const,
  categories: ['tasks', 'categories'] as const,
};

/** `userId`: ids with commas, 'nobody', 'all', or '' for the own ones. */
export interface TaskFilters {
  userId: string;
  state: TaskState;
  about: TaskSubject | '';
}

export interface ActivityFilters {
  userId: string;
  categoryId: Activity['activityCategoryId'] | '';
}

/** Tasks, what is to be done first. */
export function useTasks({ userId, state, about }: TaskFilters) {
  return useQuery({
    queryKey: taskKeys.list({ userId, state, about }),
    queryFn: () =>
      unwrap(
        api.GET('/api/admin/admin/tasks', {
          params: { query: { ...(userId ? { userId } : {}), state, ...(about ? { about } : {}) } },
        }),
      ),
  });
}

/** What happened to a task. */
export function useTaskChanges(id: string, enabled: boolean) {
  return useQuery({
    queryKey: taskKeys.changes(id),
    queryFn: () => unwrap(api.GET('/api/admin/admin/tasks/{id}/changes', { params: { path: { id } } })),
    enabled,
  });
}

/** What administrators did, newest first. */
export function useActivities({ userId, categoryId }: ActivityFilters) {
  return useQuery({
    queryKey: taskKeys.activities({ userId, categoryId }),
    queryFn: () =>
      unwrap(
        api.GET('/api/admin/admin/activities', {
          params: { query: { ...(userId ? { userId } : {}), ...(categoryId ? { categoryId } : {}) } },
        }),
      ),
  });
}

/** What activities are filtered by. */
export function useActivityCategories() {
  return useQuery({
    queryKey: taskKeys.categories,
    queryFn: () => unwrap(api.GET('/api/admin/admin/categories')),
    staleTime: Infinity,
  });
}

/** A change of a task; the lists are read anew also where it was refused: somebody else may have been first. */
function useTaskCommand<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>, once = false) {
  const client = useQueryClient();
  return useCommand({ once, mutationFn, onSettled: () => client.invalidateQueries({ queryKey: taskKeys.all }) });
}

const save = (body: SaveTask) => unwrap(api.POST('/api/admin/admin/updatTasks', { body }));

/** A new task, made once however often the button is pressed. */
export const useAddTask = () => useTaskCommand(save, true);

export const useSaveTask = () => useTaskCommand(save);

export const useRemoveTask = () =>
  useTaskCommand((id: string) => unwrap(api.POST('/api/admin/admin/removeTask', { body: { id } })));
