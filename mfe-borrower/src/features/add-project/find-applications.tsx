import {
  applicationStatuses,
  applicationStatusLabels,
  loanTypes,
  loanTypeValues,
} from '@groundwork/domain-applications';
import { borrowerPages } from '@groundwork/domain-messages-borrower';
import { FormField } from '@groundwork/web-forms';
import { SearchField } from '@groundwork/web-lending';
import { Box, Button, Card, Grid, NativeSelect } from '@groundwork/web-ui';
import { useApplicationList } from '../../data/applications.js';
import type { OwnFilters } from '../../data/application-search.js';
import { isAsked } from './use-own-filters.js';

/** So many are seen at a glance. */
const FEW = 5;

interface FindApplicationsProps {
  filters: OwnFilters;
  onChange: (changes: Partial<OwnFilters>) => void;
}

const statuses = applicationStatuses.map((status) => [status, applicationStatusLabels[status]] as const);
const types = loanTypeValues.map((type) => [type, loanTypes[type].label] as const);
const orders = [
  ['name', borrowerPages.byName],
  ['number', borrowerPages.byNumber],
] as const;

/** Looks among all applications of the company, where there are more than a glance holds. Everything takes effect at once. */
export function FindApplications({ filters, onChange }: FindApplicationsProps) {
  const count = useCount();
  if (count <= FEW && !isAsked(filters)) return null;
  const select = (
    name: keyof OwnFilters,
    label: string,
    none: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <FormField name={name} label={label}>
      {(control) => (
        <NativeSelect
          {...control}
          value={filters[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        >
          <option value="">{none}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
  return (
    <Card as="section" aria-label={borrowerPages.findApplication}>
      <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 190px), 1fr))" gap="4" alignItems="start">
        <Box gridColumn={{ base: '1 / -1', sm: 'span 2' }}>
          <SearchField
            label={borrowerPages.findApplication}
            hint={borrowerPages.findHint}
            value={filters.q}
            onSearch={(q) => onChange({ q })}
          />
        </Box>
        {select('status', 'Status', borrowerPages.anyStatus, statuses)}
        {select('loanType', 'Loan', borrowerPages.anyLoanType, types)}
        {select('order', borrowerPages.sortedBy, borrowerPages.latestFirst, orders)}
        {isAsked(filters) ? (
          <Box>
            <Button variant="ghost" onClick={() => onChange({ q: '', status: '', loanType: '', order: '' })}>
              {borrowerPages.showAllAgain}
            </Button>
          </Box>
        ) : null}
      </Grid>
    </Card>
  );
}

/** All applications of the company, as far as their lists are there. */
function useCount(): number {
  const lists = [
    useApplicationList('inProgress'),
    useApplicationList('awaiting'),
    useApplicationList('underReview'),
    useApplicationList('inClosing'),
    useApplicationList('active'),
  ];
  return lists.reduce((sum, { data }) => sum + (data?.length ?? 0), 0);
}
