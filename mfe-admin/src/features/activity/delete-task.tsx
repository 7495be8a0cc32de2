import { fill } from '@groundwork/domain-messages';
import { desk } from '@groundwork/domain-messages-admin';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { ConfirmDialog, Text } from '@groundwork/web-ui';
import type { Task } from '../../data/api.js';
import { useRemoveTask } from '../../data/tasks.js';

/** Asks before a task is deleted. */
export function DeleteTask({ task: { id, taskName }, onClose }: { task: Task; onClose: () => void }) {
  const remove = useRemoveTask();
  const notify = useNotify();
  const run = () =>
    remove
      .mutateAsync(id)
      .then(
        () => notify.success(desk.deleted),
        (error: unknown) => notify.error(`${desk.couldNotDelete}: ${sentenceFor(error)}`),
      )
      .finally(onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={desk.deleteQuestion}
      confirmLabel={desk.deleteTask}
      busy={remove.isPending}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <Text>{fill(desk.deleteWarning, { task: taskName })}</Text>
    </ConfirmDialog>
  );
}
