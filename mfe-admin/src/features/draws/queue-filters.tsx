import { useId } from 'react';
import type { ReactNode } from 'react';
import { fill } from '@groundwork/domain-messages';
import { drawDesk } from '@groundwork/domain-messages-admin';
import { SearchField } from '@groundwork/web-lending';
import { useSearchParams, useSearchValue } from '@groundwork/web-mount';
import { Box, Grid, Label, NativeSelect } from '@groundwork/web-ui';
import { FoldedFilters } from '../../components/folded-filters.js';
import { useAdministrators } from '../../data/people.js';

const ages = ['3', '7', '14', '30'] as const;

/** What narrows the queue beside its status and its project; its order does not. */
const narrowing = ['owner', 'days'] as const;

/** What of the queue is looked at beside its status: by project, by who looks after the company, and by age. It stands in the address. */
export function QueueFilters({ status }: { status: ReactNode }) {
  const [project, setProject] = useSearchValue('q');
  const [params] = useSearchParams();
  const administrators = useAdministrators().data ?? [];
  return (
    <Grid
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' }}
      alignItems="start"
      gap="4"
    >
      {status}
      <SearchField
        label={drawDesk.projectFilter}
        hint={drawDesk.projectFilterHint}
        value={project}
        onSearch={setProject}
      />
      <FoldedFilters set={narrowing.filter((name) => params.get(name)).length}>
        <Choice name="order" label={drawDesk.orderFilter}>
          <option value="">{drawDesk.oldestFirst}</option>
          <option value="newest">{drawDesk.newestFirst}</option>
        </Choice>
        <Choice name="owner" label={drawDesk.ownerFilter}>
          <option value="">{drawDesk.anyOwner}</option>
          {administrators.map(({ userId, firstName, lastName }) => (
            <option key={userId} value={userId}>
              {firstName} {lastName}
            </option>
          ))}
        </Choice>
        <Choice name="days" label={drawDesk.ageFilter}>
          <option value="">{drawDesk.anyAge}</option>
          {ages.map((days) => (
            <option key={days} value={days}>
              {fill(drawDesk.olderThan, { days })}
            </option>
          ))}
        </Choice>
      </FoldedFilters>
    </Grid>
  );
}

function Choice({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  const id = useId();
  const [value, choose] = useSearchValue(name);
  return (
    <Box>
      <Label htmlFor={id} mb="1.5">
        {label}
      </Label>
      <NativeSelect id={id} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {children}
      </NativeSelect>
    </Box>
  );
}
