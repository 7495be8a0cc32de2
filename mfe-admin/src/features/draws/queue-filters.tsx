import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { fill } from '@groundwork/domain-messages';
import { drawDesk } from '@groundwork/domain-messages-admin';
import { useSearchValue, useSettled } from '@groundwork/web-mount';
import { Box, Grid, Hint, Input, Label, NativeSelect } from '@groundwork/web-ui';
import { useAdministrators } from '../../data/people.js';

const ages = ['3', '7', '14', '30'] as const;

/** What of the queue is looked at beside its status: by project, by who looks after the company, and by age. It stands in the address. */
export function QueueFilters({ status }: { status: ReactNode }) {
  const [project, setProject] = useSearchValue('q');
  const administrators = useAdministrators().data ?? [];
  return (
    <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 200px), 1fr))" alignItems="start" gap="4">
      {status}
      <ProjectField value={project} onSearch={setProject} />
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
      <Choice name="order" label={drawDesk.orderFilter}>
        <option value="">{drawDesk.oldestFirst}</option>
        <option value="newest">{drawDesk.newestFirst}</option>
      </Choice>
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

/** Takes effect when the typing pauses. */
function ProjectField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const settled = useSettled(typed, 300);
  const ask = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text);
  });
  useEffect(() => ask(settled), [settled]);
  return (
    <Box>
      <Label htmlFor={id} mb="1.5">
        {drawDesk.projectFilter}
      </Label>
      <Input
        id={id}
        type="search"
        maxLength={100}
        value={typed}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Hint id={`${id}-hint`} mt="1">
        {drawDesk.projectFilterHint}
      </Hint>
    </Box>
  );
}
