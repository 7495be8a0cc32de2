import { fill } from '@groundwork/domain-messages';
import { desk } from '@groundwork/domain-messages-admin';
import { sentenceFor } from '@groundwork/web-http';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Badge, Box, Button, Checkbox, DataTable, HStack, IconButton, Text, VisuallyHidden } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import { TaskLink } from '../../components/tasks/task-link.js';
import { dueText } from '../../components/tasks/task-words.js';
import type { Task } from '../../data/api.js';
import { useSaveTask } from '../../data/tasks.js';

interface TaskTableProps {
  tasks: Task[];
  onEdit: (task: Task) => void;
  onDelete: (task: Task) => void;
}

/** Tasks with what is done to each: finished, taken, edited, deleted. */
export function TaskTable({ tasks, onEdit, onDelete }: TaskTableProps) {
  const own = useArea().user.id;
  const { send, isSending } = useTaskChange();
  const columns: Column<Task>[] = [
    {
      id: 'done',
      header: desk.done,
      cell: (task) => (
        <Checkbox
          checked={task.completed}
          disabled={task.cause !== null}
          saving={isSending(task)}
          onChange={() => send(task, { completed: !task.completed }, task.completed ? desk.reopened : desk.finished)}
        >
          <VisuallyHidden>
            {fill(task.completed ? desk.markOpen : desk.markDone, { task: task.taskName })}
          </VisuallyHidden>
        </Checkbox>
      ),
    },
    { id: 'task', header: desk.task, cell: (task) => <TaskWords task={task} /> },
    { id: 'about', header: desk.about, cell: (task) => <TaskLink task={task} /> },
    {
      id: 'person',
      header: desk.assignedTo,
      cell: ({ userId }) => (userId ? <PersonName userId={userId} /> : <Badge>{desk.nobodyYet}</Badge>),
    },
    {
      id: 'due',
      header: desk.dueOn,
      cell: (task) => (
        <Text color={dueText(task).includes(desk.overdue) ? 'danger.fg' : undefined}>{dueText(task)}</Text>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (task) => (
        <HStack gap="1" justifyContent={{ base: 'flex-start', sm: 'flex-end' }}>
          {task.userId || task.completed ? null : (
            <Button
              size="sm"
              variant="outline"
              aria-label={fill(desk.takeOf, { task: task.taskName })}
              disabled={isSending(task)}
              onClick={() => send(task, { userId: own }, desk.taken)}
            >
              {desk.take}
            </Button>
          )}
          <IconButton icon="edit" label={fill(desk.editOf, { task: task.taskName })} onClick={() => onEdit(task)} />
          {task.cause === null ? (
            <IconButton
              icon="trash"
              label={fill(desk.deleteOf, { task: task.taskName })}
              onClick={() => onDelete(task)}
            />
          ) : null}
        </HStack>
      ),
    },
  ];
  return <DataTable caption={desk.tasks} columns={columns} rows={tasks} rowKey={({ id }) => id} />;
}

function TaskWords({ task: { taskName, comment, cause } }: { task: Task }) {
  return (
    <Box maxWidth="44ch">
      <Text fontWeight="medium">{taskName}</Text>
      {comment ? (
        <Text textStyle="small" whiteSpace="pre-line">
          {comment}
        </Text>
      ) : null}
      {cause ? <Text textStyle="small">{desk.byItself}</Text> : null}
    </Box>
  );
}

/** Changes a task at once, on the version that was seen; pressed twice it is sent once. */
function useTaskChange() {
  const save = useSaveTask();
  const notify = useNotify();
  const send = ({ id, taskName, version }: Task, change: { completed?: boolean; userId?: string }, said: string) =>
    void save.mutateAsync({ id, taskName, version, ...change }).then(
      () => notify.success(fill(said, { task: taskName })),
      (error: unknown) => notify.error(`${desk.couldNotSave}: ${sentenceFor(error)}`),
    );
  return { send, isSending: ({ id }: Task) => save.isPending && save.variables?.id === id };
}
