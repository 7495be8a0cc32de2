import { useState } from 'react';
import { desk, titles } from '@groundwork/domain-messages-admin';
import { useSearchValue, useTitle } from '@groundwork/web-mount';
import { Box, Button, Card, Grid, PageHeader, Stack } from '@groundwork/web-ui';
import { Activities } from './activities.js';
import { Filter } from '../../components/filter.js';
import { usePersons } from './persons.js';
import { TaskDialog } from './task-dialog.js';
import { Tasks } from './tasks.js';

/** Tasks and activities; by default those of who is signed in (specification, back office 2: Activity). */
export function ActivityScreen() {
  useTitle(titles.activity);
  const [userId, choose] = useSearchValue('person');
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHeader
        title={titles.activity}
        description={desk.purpose}
        actions={
          <Button icon="plus" onClick={() => setAdding(true)}>
            {desk.newTask}
          </Button>
        }
      />
      <Stack gap="8">
        <Card as="section" aria-label={desk.filters}>
          <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 260px), 1fr))">
            <PersonFilter value={userId} onChoose={choose} />
          </Grid>
        </Card>
        <Tasks userId={userId} />
        <Activities userId={userId} />
      </Stack>
      <Box>{adding ? <TaskDialog onClose={() => setAdding(false)} /> : null}</Box>
    </>
  );
}

function PersonFilter({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const { first, colleagues, others } = usePersons();
  const groups = [
    [desk.othersOfMyCompanies, colleagues],
    [desk.otherAdministrators, others],
  ] as const;
  return (
    <Filter label={desk.person} value={value} onChoose={onChoose}>
      {first.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
      {groups.map(([label, choices]) =>
        choices.length > 0 ? (
          <optgroup key={label} label={label}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </optgroup>
        ) : null,
      )}
    </Filter>
  );
}
