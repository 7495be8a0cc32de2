import { useId } from 'react';
import { loanTypes, loanTypeValues } from '@groundwork/domain-applications';
import { closingWaitLabels, closingWaits } from '@groundwork/domain-files';
import { closingsPage as words, pipeline } from '@groundwork/domain-messages-admin';
import { SearchField } from '@groundwork/web-lending';
import { useSearchValue } from '@groundwork/web-mount';
import { Box, Grid, Label, NativeSelect } from '@groundwork/web-ui';
import { useAdministrators } from '../../data/people.js';

type Options = readonly (readonly [value: string, label: string])[];

const waits: Options = [['', words.anybody], ...closingWaits.map((wait) => [wait, closingWaitLabels[wait]] as const)];
const types: Options = [
  ['', pipeline.anyLoanType],
  ...loanTypeValues.map((type) => [type, loanTypes[type].label] as const),
];
const overdue: Options = [
  ['', words.overdueOrNot],
  ['yes', words.overdueAlone],
];
const sorts: Options = [
  ['', words.byPlanned],
  ['since', words.bySince],
  ['open', words.byOpen],
];

/** What of the loans in closing is looked at; it stands in the address, and takes effect at once. */
export function ClosingFilterFields() {
  const [q, search] = useSearchValue('q');
  const administrators = useAdministrators().data ?? [];
  const people = administrators.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`] as const);
  return (
    <Grid
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' }}
      alignItems="start"
      gap="4"
    >
      <Box gridColumn={{ base: '1 / -1', sm: 'auto' }}>
        <SearchField label={words.search} hint={words.searchHint} value={q} onSearch={search} />
      </Box>
      <Choice name="waitsFor" label={words.waitsFor} options={waits} />
      <Choice name="overdue" label={words.overdue} options={overdue} />
      <Choice name="loanType" label="Loan type" options={types} />
      <Choice name="pointPerson" label={pipeline.pointPerson} options={[['', pipeline.anyPointPerson], ...people]} />
      <Choice name="sort" label={words.sort} options={sorts} />
    </Grid>
  );
}

function Choice({ name, label, options }: { name: string; label: string; options: Options }) {
  const id = useId();
  const [value, choose] = useSearchValue(name);
  return (
    <Box>
      <Label htmlFor={id} mb="1.5">
        {label}
      </Label>
      <NativeSelect id={id} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
