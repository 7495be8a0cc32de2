import { useState } from 'react';
import { propertyTitle } from '@groundwork/domain-applications';
import { appraisalRecord } from '@groundwork/domain-capital';
import { capitalPage } from '@groundwork/domain-messages-admin';
import { displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { DataTable, Disclosure, MoneyText, Span } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { Application, Appraisal } from '../../../data/api.js';
import { PersonName } from '../../../components/person-name.js';
import { useAppraisals } from '../../../data/capital.js';

/** Every entry of an application, read when it is asked for. */
export function AppraisalHistory({ application }: { application: Application }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={capitalPage.everyAppraisal} open={open} onToggle={setOpen}>
      {open ? <Entries application={application} /> : null}
    </Disclosure>
  );
}

const { fields } = appraisalRecord;
const amount = (cents: number | null | undefined) => (typeof cents === 'number' ? <MoneyText cents={cents} /> : '—');

function Entries({ application }: { application: Application }) {
  const columns: Column<Appraisal>[] = [
    {
      id: 'property',
      header: capitalPage.appraisedProperty,
      cell: ({ propertyId }) => (
        <Span overflowWrap="anywhere">{propertyTitle(application.properties, propertyId)}</Span>
      ),
    },
    { id: 'asIs', header: fields.asIs.label, align: 'end', cell: ({ asIs }) => amount(asIs) },
    {
      id: 'asCompleted',
      header: fields.asCompleted.label,
      align: 'end',
      cell: ({ asCompleted }) => amount(asCompleted),
    },
    { id: 'appraiser', header: fields.appraiser.label, cell: ({ appraiser }) => appraiser },
    { id: 'appraisedOn', header: fields.appraisedOn.label, cell: ({ appraisedOn }) => formatMonthDayYear(appraisedOn) },
    { id: 'by', header: capitalPage.enteredBy, cell: ({ recordedBy }) => <PersonName userId={recordedBy} /> },
    { id: 'at', header: capitalPage.enteredAt, cell: ({ recordedAt }) => displayInstant(recordedAt) },
  ];
  return (
    <QueryState query={useAppraisals(application.id)} failed={capitalPage.appraisalsUnavailable}>
      {(entries) => (
        <DataTable caption={capitalPage.everyAppraisal} columns={columns} rows={[...entries]} rowKey={({ id }) => id} />
      )}
    </QueryState>
  );
}
