import { fill } from '@groundwork/domain-messages';
import { desk } from '@groundwork/domain-messages-admin';
import { ConfirmCall, useNotify } from '@groundwork/web-mount';
import { Text } from '@groundwork/web-ui';
import type { Task } from '../../data/api.js';
import { useRemoveTask } from '../../data/tasks.js';

/** Asks before a task is deleted. */
export function DeleteTask({ task: { id, taskName }, onClose }: { task: Task; onClose: () => void }) {
  const remove = useRemoveTask();
  const notify = useNotify();
  const act = () => remove.mutateAsync(id).then(() => notify.success(desk.deleted));
  return (
    <ConfirmCall
      danger
      title={desk.deleteQuestion}
      confirmLabel={desk.deleteTask}
      failed={desk.couldNotDelete}
      act={act}
      onClose={onClose}
    >
      <Text>{fill(desk.deleteWarning, { task: taskName })}</Text>
    </ConfirmCall>
  );
}
