import { useState } from 'react';
import { taskRecord } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import { desk } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import {
  DateField,
  FormAlert,
  RuleForm,
  SelectField,
  showProblem,
  TextAreaField,
  TextField,
  useRuleForm,
} from '@groundwork/web-forms';
import { ApiProblem } from '@groundwork/web-http';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Alert, Button, Dialog, Stack, Text } from '@groundwork/web-ui';
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
}

const subjectOf = (task: Task | undefined): Subject => task?.about ?? noSubject;

/** A new task, or one that is changed; what an event made keeps its name and what it is about. */
export function TaskDialog({ task, onClose }: { task?: Task; onClose: () => void }) {
  const own = useArea().user.id;
  const notify = useNotify();
  const administrators = useAdministrators().data ?? [];
  const [add, change] = [useAddTask(), useSaveTask()];
  const save = task ? change : add;
  const [version, setVersion] = useState(task?.version);
  const [isConflict, setConflict] = useState(false);
  const [subject, setSubject] = useState(subjectOf(task));
  const [subjectError, setSubjectError] = useState<string>();
  const isFixed = Boolean(task?.cause);
  const form = useRuleForm<Values>({
    defaultValues: {
      taskName: task?.taskName ?? '',
      userId: task ? task.userId : own,
      dueOn: task?.dueOn ?? '',
      comment: task?.comment ?? '',
    },
    check: (values) => validate(shapeOf(taskRecord), values),
  });
  const store = async ({ dueOn, userId, ...values }: Values) => {
    if (subject.kind && !subject.id) return setSubjectError(shared.fieldRequired);
    setSubjectError(undefined);
    const about = subject.kind ? { kind: subject.kind, id: subject.id } : null;
    const body: SaveTask = {
      ...(task ? { id: task.id, version } : {}),
      ...values,
      ...(userId ? { userId } : {}),
      dueOn: dueOn || null,
      ...(isFixed ? {} : { about }),
    };
    try {
      await save.mutateAsync(body);
      notify.success(task ? desk.saved : desk.added);
      onClose();
    } catch (error) {
      const current =
        error instanceof ApiProblem && error.code === 'state.version_conflict' ? error.current : undefined;
      if (current) {
        setVersion((current as Task).version);
        return setConflict(true);
      }
      showProblem(form, error);
    }
  };
  const people = [
    ...(task && !task.userId ? [{ value: '', label: desk.nobodyYet }] : []),
    ...administrators.map(({ userId, firstName, lastName }) => ({ value: userId, label: `${firstName} ${lastName}` })),
  ];
  return (
    <Dialog
      open
      size="md"
      title={task ? desk.editTask : desk.newTask}
      onClose={save.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={save.isPending}>
            {screens.cancel}
          </Button>
          <Button
            onClick={() => void form.handleSubmit(store)()}
            loading={save.isPending}
            loadingText={screens.submitting}
          >
            {task ? desk.saveTask : desk.addTask}
          </Button>
        </>
      }
    >
      <RuleForm form={form} onSubmit={store} label={task ? desk.editTask : desk.newTask}>
        <Stack gap="4">
          {isConflict ? <Alert tone="warning">{desk.conflict}</Alert> : null}
          {isFixed ? <Text textStyle="small">{desk.byItself}</Text> : null}
          {isFixed ? (
            <Text fontWeight="medium">{task?.taskName}</Text>
          ) : (
            <TextField<Values> name="taskName" label={taskRecord.fields.taskName.label} maxLength={200} required />
          )}
          <SelectField<Values> name="userId" label={taskRecord.fields.userId.label} options={people} />
          <DateField<Values> name="dueOn" label={taskRecord.fields.dueOn.label} />
          {isFixed ? null : <SubjectField value={subject} onChange={setSubject} error={subjectError} />}
          <TextAreaField<Values> name="comment" label={taskRecord.fields.comment.label} rows={3} />
          <FormAlert />
          <button type="submit" hidden />
          {task ? <TaskHistory taskId={task.id} /> : null}
        </Stack>
      </RuleForm>
    </Dialog>
  );
}
