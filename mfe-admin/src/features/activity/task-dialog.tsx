import { useController } from 'react-hook-form';
import { taskRecord } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import { desk } from '@groundwork/domain-messages-admin';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { DateField, KeptFormDialog, SelectField, TextAreaField, TextField, useKeptForm } from '@groundwork/web-forms';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Text } from '@groundwork/web-ui';
import type { SaveTask, Task } from '../../data/api.js';
import { useAdministrators } from '../../data/people.js';
import { useAddTask, useSaveTask } from '../../data/tasks.js';
import { noSubject, SubjectField } from './subject-field.js';
import type { Subject } from './subject-field.js';
import { TaskHistory } from './task-history.js';

interface Values {
  taskName: string;
  userId: string;
  dueOn: string;
  comment: string;
  /** A {@link Subject} in JSON: two versions of it are two subjects, and never parts of both. */
  about: string;
}

const { fields } = taskRecord;
const readSubject = (about: string): Subject => JSON.parse(about) as Subject;

const stored = (task: Task) => ({
  values: {
    taskName: task.taskName,
    userId: task.userId,
    dueOn: task.dueOn ?? '',
    comment: task.comment ?? '',
    about: JSON.stringify(task.about ?? noSubject),
  },
  version: task.version,
});

const inputOf = ({ about, dueOn, userId, ...values }: Values, isFixed: boolean): SaveTask => {
  const { kind, id } = readSubject(about);
  return {
    ...values,
    ...(userId ? { userId } : {}),
    dueOn: dueOn || null,
    ...(isFixed ? {} : { about: kind ? { kind, id } : null }),
  };
};

function check(values: Values): Record<string, string> {
  const { kind, id } = readSubject(values.about);
  return { ...validate(shapeOf(taskRecord), values), ...(kind && !id ? { about: shared.fieldRequired } : {}) };
}

function useTaskForm(task: Task | undefined, onSettled: () => void) {
  const own = useArea().user.id;
  const [add, change] = [useAddTask(), useSaveTask()];
  const nothing = { taskName: '', userId: own, dueOn: '', comment: '', about: JSON.stringify(noSubject) };
  return useKeptForm<Values>({
    draftKey: `${own}.task.${task?.id ?? 'new'}`,
    ...(task ? stored(task) : { values: nothing }),
    check,
    save: (values, version) => {
      const input = inputOf(values, Boolean(task?.cause));
      return task ? change.mutateAsync({ ...input, id: task.id, version: Number(version) }) : add.mutateAsync(input);
    },
    current: (record) => stored(record as Task),
    onSettled,
  });
}

/** A new task, or one that is changed; what an event made keeps its name and what it is about. */
export function TaskDialog({ task, onClose }: { task?: Task; onClose: () => void }) {
  const notify = useNotify();
  const administrators = useAdministrators().data ?? [];
  const done = () => {
    notify.success(task ? desk.saved : desk.added);
    onClose();
  };
  const keptForm = useTaskForm(task, done);
  const submit = async () => {
    if (await keptForm.submit()) done();
  };
  const isFixed = Boolean(task?.cause);
  const people = [
    ...(task && !task.userId ? [{ value: '', label: desk.nobodyYet }] : []),
    ...administrators.map(({ userId, firstName, lastName }) => ({ value: userId, label: `${firstName} ${lastName}` })),
  ];
  const show = (path: string, value: unknown) => {
    if (path === 'about') return readSubject(String(value)).name || desk.aboutNothing;
    return path === 'userId' ? people.find((person) => person.value === value)?.label : undefined;
  };
  return (
    <KeptFormDialog
      title={task ? desk.editTask : desk.newTask}
      keptForm={keptForm}
      labels={(path) => (path === 'about' ? desk.about : fields[path as Exclude<keyof Values, 'about'>].label)}
      show={show}
      onSubmit={submit}
      submitLabel={task ? desk.saveTask : desk.addTask}
      onClose={onClose}
    >
      {isFixed ? (
        <>
          <Text textStyle="small">{desk.byItself}</Text>
          <Text fontWeight="medium">{task?.taskName}</Text>
        </>
      ) : (
        <TextField<Values> name="taskName" label={fields.taskName.label} required />
      )}
      <SelectField<Values> name="userId" label={fields.userId.label} options={people} />
      <DateField<Values> name="dueOn" label={fields.dueOn.label} />
      {isFixed ? null : <TaskSubject />}
      <TextAreaField<Values> name="comment" label={fields.comment.label} rows={3} />
      {task ? <TaskHistory taskId={task.id} /> : null}
    </KeptFormDialog>
  );
}

function TaskSubject() {
  const { field, fieldState } = useController<Values, 'about'>({ name: 'about' });
  return (
    <SubjectField
      value={readSubject(field.value)}
      onChange={(subject) => field.onChange(JSON.stringify(subject))}
      error={fieldState.error?.message}
    />
  );
}
