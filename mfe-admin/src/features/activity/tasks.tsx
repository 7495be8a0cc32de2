import { useState } from 'react';
import { taskStates, taskSubjectLabels, taskSubjects } from '@groundwork/domain-accounts';
import type { TaskState, TaskSubject } from '@groundwork/domain-accounts';
import { desk } from '@groundwork/domain-messages-admin';
import { QueryState, useSearchValue } from '@groundwork/web-mount';
import { Card, EmptyState, Grid, Heading, Stack } from '@groundwork/web-ui';
import type { Task } from '../../data/api.js';
import { useTasks } from '../../data/tasks.js';
import { DeleteTask } from './delete-task.js';
import { Filter } from '../../components/filter.js';
import { TaskDialog } from './task-dialog.js';
import { TaskTable } from './task-table.js';

const stateLabels: Readonly<Record<TaskState, string>> = {
  open: desk.open,
  overdue: desk.overdueOnes,
  done: desk.doneOnes,
  all: desk.all,
};
const stateOf = (value: string): TaskState => taskStates.find((state) => state === value) ?? 'open';
const aboutOf = (value: string): TaskSubject | '' => taskSubjects.find((subject) => subject === value) ?? '';

/** The tasks of whoever is chosen: what is to be done, unless something else is asked for. */
export function Tasks({ userId }: { userId: string }) {
  const [chosenState, chooseState] = useSearchValue('tasks');
  const [chosenAbout, chooseAbout] = useSearchValue('about');
  const [edited, edit] = useState<Task>();
  const [deleted, askToDelete] = useState<Task>();
  const [state, about] = [stateOf(chosenState), aboutOf(chosenAbout)];
  const query = useTasks({ userId, state, about });
  const isFiltered = about !== '' || state !== 'open';
  return (
    <Stack as="section" gap="4" aria-label={desk.tasks}>
      <Heading as="h2">{desk.tasks}</Heading>
      <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 200px), 1fr))">
        <Filter label={desk.whichTasks} value={state} onChoose={(value) => chooseState(value === 'open' ? '' : value)}>
          {taskStates.map((each) => (
            <option key={each} value={each}>
              {stateLabels[each]}
            </option>
          ))}
        </Filter>
        <Filter label={desk.about} value={about} onChoose={chooseAbout}>
          <option value="">{desk.aboutAnything}</option>
          {taskSubjects.map((each) => (
            <option key={each} value={each}>
              {taskSubjectLabels[each]}
            </option>
          ))}
        </Filter>
      </Grid>
      <QueryState query={query} failed={desk.tasksFailed}>
        {(tasks) =>
          tasks.length === 0 ? (
            <Card>
              <EmptyState icon="check-circle" title={isFiltered ? desk.noTasks : desk.noTasksYet} />
            </Card>
          ) : (
            <TaskTable tasks={tasks} onEdit={edit} onDelete={askToDelete} />
          )
        }
      </QueryState>
      {edited ? <TaskDialog key={edited.id} task={edited} onClose={() => edit(undefined)} /> : null}
      {deleted ? <DeleteTask task={deleted} onClose={() => askToDelete(undefined)} /> : null}
    </Stack>
  );
}
