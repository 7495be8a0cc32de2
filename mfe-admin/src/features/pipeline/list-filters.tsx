import { useId, useState } from 'react';
import {
  applicationStatuses,
  applicationStatusLabels,
  loanTypes,
  loanTypeValues,
  stages,
} from '@groundwork/domain-applications';
import { pipeline } from '@groundwork/domain-messages-admin';
import { SearchField } from '@groundwork/web-lending';
import { Box, Button, Checkbox, Fieldset, Input, Label, Wrap } from '@groundwork/web-ui';
import { Filter, optionsOf } from '../../components/filter.js';
import type { FilterOptions } from '../../components/filter.js';
import { FilterBar } from '../../components/filter-bar.js';
import { useAdministratorNames } from '../../data/people.js';
import { noFilters } from '../../data/pipeline.js';
import type { ListFilters } from '../../data/pipeline.js';

interface ListFiltersProps {
  /** A board has an order of its own. */
  isSorted: boolean;
  filters: ListFilters;
  onChange: (changes: Partial<ListFilters>) => void;
}

const statuses: FilterOptions = applicationStatuses.map((status) => [status, applicationStatusLabels[status]]);
const stageOptions: FilterOptions = stages.map(({ key, label }) => [key, label]);
const types: FilterOptions = loanTypeValues.map((type) => [type, loanTypes[type].label]);
const dates: FilterOptions = [
  ['', pipeline.updated],
  ['created', pipeline.created],
  ['submitted', pipeline.submitted],
];
const sorts: FilterOptions = [
  ['', pipeline.updated],
  ['number', 'Project #'],
  ['name', pipeline.byName],
  ['company', pipeline.byCompany],
  ['stage', pipeline.byDaysInStage],
];
const directions: FilterOptions = [
  ['', pipeline.descending],
  ['asc', pipeline.ascending],
];

/** What stands behind the button. */
const folded = ['loanType', 'approver', 'pointPerson', 'date', 'from', 'to', 'status'] as const;

/** What of the list is looked at. Everything takes effect at once; what is typed, when the typing pauses. */
export function ListFilterFields({ filters, isSorted, onChange }: ListFiltersProps) {
  const people = useAdministratorNames();
  const set = (name: keyof ListFilters) => (value: string) => onChange({ [name]: value });
  const select = (name: keyof ListFilters, label: string, options: FilterOptions) => (
    <Filter label={label} value={filters[name]} onChoose={set(name)}>
      {optionsOf(options)}
    </Filter>
  );
  return (
    <Box as="section" aria-label={pipeline.search}>
      <FilterBar
        search={
          <SearchField label={pipeline.search} hint={pipeline.searchHint} value={filters.q} onSearch={set('q')} />
        }
        moreSet={folded.filter((name) => filters[name]).length}
        more={
          <>
            {select('loanType', 'Loan type', [['', pipeline.anyLoanType], ...types])}
            {select('approver', 'Loan approver', [['', pipeline.anyApprover], ...people])}
            {select('pointPerson', pipeline.pointPerson, [['', pipeline.anyPointPerson], ...people])}
            {select('date', pipeline.whichDate, dates)}
            <Day label={pipeline.from} value={filters.from} onChoose={set('from')} />
            <Day label={pipeline.to} value={filters.to} onChoose={set('to')} />
            <Box gridColumn="1 / -1">
              <Several label={pipeline.statuses} value={filters.status} options={statuses} onChoose={set('status')} />
            </Box>
            <Box>
              <Button variant="outline" size="sm" onClick={() => onChange(noFilters)}>
                {pipeline.clear}
              </Button>
            </Box>
          </>
        }
      >
        {select('stage', pipeline.stage, [['', pipeline.anyStage], ...stageOptions])}
        {isSorted ? select('sort', pipeline.sortBy, sorts) : null}
        {isSorted ? select('direction', pipeline.order, directions) : null}
      </FilterBar>
    </Box>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
}

function Day({ label, value, onChoose }: FieldProps) {
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id} mb="1.5">
        {label}
      </Label>
      <Input id={id} type="date" value={value} onChange={(event) => onChoose(event.currentTarget.value)} />
    </Box>
  );
}

/** Several at once, as the address has them: separated by commas, in the order in which they are listed. */
function Several({ label, value, options, onChoose }: FieldProps & { options: FilterOptions }) {
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
