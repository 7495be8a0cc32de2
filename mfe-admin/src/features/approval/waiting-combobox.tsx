import { useState } from 'react';
import { applicationTitle, projectNumberText } from '@groundwork/domain-applications';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { displayDate } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { useSettled } from '@groundwork/web-mount';
import { Combobox } from '@groundwork/web-ui';
import type { FoundApplication } from '../../data/api.js';
import { useApplication, useWaitingApplications } from '../../data/applications.js';

interface WaitingComboboxProps {
  id: string;
  /** Id of the chosen application; '' for none. */
  value: string;
  onChange: (applicationId: string) => void;
}

type Named = Parameters<typeof applicationTitle>[0] & Pick<FoundApplication, 'projectNumber'>;
const nameOf = (application: Named): string =>
  [projectNumberText(application.projectNumber), applicationTitle(application)].filter(Boolean).join(' · ');

/** Finds one of the submitted applications, the longest waiting first: by number, name, company or address, among all of them. */
export function WaitingCombobox({ id, value, onChange }: WaitingComboboxProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed?.trim() ?? '';
  const search = useSettled(text);
  const waiting = useWaitingApplications(typed === undefined ? undefined : search);
  const chosen = useApplication(value).data;
  const found = waiting.data?.items ?? [];
  return (
    <Combobox
      id={id}
      placeholder={admin.selectApplication}
      value={chosen ? nameOf({ ...chosen, street: chosen.properties[0]?.street }) : ''}
      chosen={value}
      options={found.map((application) => ({
        id: application.id,
        label: nameOf(application),
        hint: [
          application.companyName,
          application.submittedAt ? `submitted ${displayDate(application.submittedAt)}` : '',
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
      onSearch={setTyped}
      onChoose={onChange}
      onClear={() => onChange('')}
      clearLabel="Choose no application"
      busy={search !== text || waiting.isPlaceholderData}
      note={
        waiting.isError
          ? sentenceFor(waiting.error)
          : waiting.data === undefined
            ? screens.loading
            : found.length === 0
              ? admin.noWaitingFound
              : undefined
      }
      more={waiting.data?.nextCursor ? admin.moreWaiting : undefined}
    />
  );
}
