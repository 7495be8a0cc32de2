import { useId, useState } from 'react';
import { taskSubjectLabels, taskSubjects } from '@groundwork/domain-accounts';
import type { TaskSubject } from '@groundwork/domain-accounts';
import { desk } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { useSettled } from '@groundwork/web-mount';
import { Box, Combobox, FieldError, Label, Stack } from '@groundwork/web-ui';
import { useFoundSubjects } from '../../data/subjects.js';
import { Filter } from '../../components/filter.js';

/** What a task is about: its kind, and of that kind which one. */
export interface Subject {
  kind: TaskSubject | '';
  id: string;
  /** As it is called; '' while nothing is chosen. */
  name: string;
}

export const noSubject: Subject = { kind: '', id: '', name: '' };

const labels: Readonly<Record<TaskSubject, string>> = {
  company: desk.whichCompany,
  application: desk.whichApplication,
  draw: desk.whichDraw,
  broker: desk.whichBroker,
};
const hints: Readonly<Record<TaskSubject, string>> = {
  company: desk.searchBroker,
  application: desk.searchApplication,
  draw: desk.searchDraw,
  broker: desk.searchBroker,
};

interface SubjectFieldProps {
  value: Subject;
  onChange: (subject: Subject) => void;
  error?: string | undefined;
}

/** Chooses what a task is about, among all that the lender has. */
export function SubjectField({ value, onChange, error }: SubjectFieldProps) {
  return (
    <Stack gap="4">
      <Filter
        label={desk.about}
        value={value.kind}
        onChoose={(kind) => onChange({ ...noSubject, kind: taskSubjects.find((each) => each === kind) ?? '' })}
      >
        <option value="">{desk.aboutNothing}</option>
        {taskSubjects.map((kind) => (
          <option key={kind} value={kind}>
            {taskSubjectLabels[kind]}
          </option>
        ))}
      </Filter>
      {value.kind ? (
        <SubjectCombobox key={value.kind} kind={value.kind} value={value} onChange={onChange} error={error} />
      ) : null}
    </Stack>
  );
}

function SubjectCombobox({ kind, value, onChange, error }: SubjectFieldProps & { kind: TaskSubject }) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const text = typed?.trim() ?? '';
  const search = useSettled(text);
  const found = useFoundSubjects(kind, search, typed !== undefined);
  const options = found.data?.options ?? [];
  return (
    <Box>
      <Label htmlFor={id} mb="1.5">
        {labels[kind]}
      </Label>
      <Combobox
        id={id}
        placeholder={hints[kind]}
        value={value.name}
        chosen={value.id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        options={options}
        onSearch={setTyped}
        onChoose={(chosen) =>
          onChange({ kind, id: chosen, name: options.find((option) => option.id === chosen)?.label ?? '' })
        }
        onClear={() => onChange({ ...noSubject, kind })}
        clearLabel={desk.aboutNothing}
        busy={search !== text || found.isPlaceholderData}
        note={
          found.isError
            ? sentenceFor(found.error)
            : found.data === undefined
              ? screens.loading
              : options.length === 0
                ? desk.nothingMatches
                : undefined
        }
        more={found.data?.more ? desk.more : undefined}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </Box>
  );
}
