import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import {
  applicationStatuses,
  applicationStatusLabels,
  loanTypes,
  loanTypeValues,
  stages,
} from '@groundwork/domain-applications';
import { pipeline } from '@groundwork/domain-messages-admin';
import { SearchField } from '@groundwork/web-lending';
import { Box, Button, Card, Checkbox, Fieldset, Grid, Input, Label, NativeSelect, Wrap } from '@groundwork/web-ui';
import { FoldedFilters } from '../../components/folded-filters.js';
import { useAdministrators } from '../../data/people.js';
import { noFilters } from '../../data/pipeline.js';
import type { ListFilters } from '../../data/pipeline.js';

interface ListFiltersProps {
  /** A board has an order of its own. */
  isSorted: boolean;
  filters: ListFilters;
  onChange: (changes: Partial<ListFilters>) => void;
}

type Options = readonly (readonly [value: string, label: string])[];

const statuses: Options = applicationStatuses.map((status) => [status, applicationStatusLabels[status]]);
const stageOptions: Options = stages.map(({ key, label }) => [key, label]);
const types: Options = loanTypeValues.map((type) => [type, loanTypes[type].label]);
const dates: Options = [
  ['', pipeline.updated],
  ['created', pipeline.created],
  ['submitted', pipeline.submitted],
];
const sorts: Options = [
  ['', pipeline.updated],
  ['number', 'Project #'],
  ['name', pipeline.byName],
  ['company', pipeline.byCompany],
  ['stage', pipeline.byDaysInStage],
];
const directions: Options = [
  ['', pipeline.descending],
  ['asc', pipeline.ascending],
];

/** What narrows the list beside what is searched for; its order does not. */
const narrowing = ['stage', 'loanType', 'approver', 'pointPerson', 'date', 'from', 'to', 'status'] as const;

/** What of the list is looked at. Everything takes effect at once; what is typed, when the typing pauses. */
export function ListFilterFields({ filters, isSorted, onChange }: ListFiltersProps) {
  const administrators = useAdministrators().data ?? [];
  const people: Options = administrators.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`]);
  const set = (name: keyof ListFilters) => (value: string) => onChange({ [name]: value });
  const select = (name: keyof ListFilters, label: string, options: Options) => (
    <Choice label={label} value={filters[name]} options={options} onChoose={set(name)} />
  );
  return (
    <Card as="section" aria-label={pipeline.search}>
      <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 190px), 1fr))" alignItems="start">
        <SearchField label={pipeline.search} hint={pipeline.searchHint} value={filters.q} onSearch={set('q')} />
        <FoldedFilters set={narrowing.filter((name) => filters[name]).length}>
          {select('stage', pipeline.stage, [['', pipeline.anyStage], ...stageOptions])}
          {select('loanType', 'Loan type', [['', pipeline.anyLoanType], ...types])}
          {select('approver', 'Loan approver', [['', pipeline.anyApprover], ...people])}
          {select('pointPerson', pipeline.pointPerson, [['', pipeline.anyPointPerson], ...people])}
          {select('date', pipeline.whichDate, dates)}
          <Day label={pipeline.from} value={filters.from} onChoose={set('from')} />
          <Day label={pipeline.to} value={filters.to} onChoose={set('to')} />
          {isSorted ? select('sort', pipeline.sortBy, sorts) : null}
          {isSorted ? select('direction', pipeline.order, directions) : null}
          <Box gridColumn="1 / -1">
            <Several label={pipeline.statuses} value={filters.status} options={statuses} onChoose={set('status')} />
          </Box>
          <Box>
            <Button variant="ghost" onClick={() => onChange(noFilters)}>
              {pipeline.clear}
            </Button>
          </Box>
        </FoldedFilters>
      </Grid>
    </Card>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id} mb="1.5">
        {label}
      </Label>
      {children(id)}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: Options;
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <NativeSelect id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </Labelled>
  );
}

/** Several at once, as the address has them: separated by commas, in the order in which they are listed. */
function Several({ label, value, options, onChoose }: ChoiceProps) {
  // A box is ticked at once, and the address follows: two that are ticked quickly are both kept.
  const [ticked, setTicked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTicked(value);
  }
  const chosen = new Set(ticked.split(',').filter(Boolean));
  const toggle = (each: string) => {
    const after = options.map(([option]) => option).filter((option) => chosen.has(option) !== (option === each));
    setTicked(after.join(','));
    onChoose(after.join(','));
  };
  return (
    <Fieldset legend={label}>
      <Wrap gap="4" rowGap="2">
        {options.map(([each, text]) => (
          <Checkbox key={each} checked={chosen.has(each)} onChange={() => toggle(each)}>
            {text}
          </Checkbox>
        ))}
      </Wrap>
    </Fieldset>
  );
}

function Day({ label, value, onChoose }: Omit<ChoiceProps, 'options'>) {
  return (
    <Labelled label={label}>
      {(id) => <Input id={id} type="date" value={value} onChange={(event) => onChoose(event.currentTarget.value)} />}
    </Labelled>
  );
}
