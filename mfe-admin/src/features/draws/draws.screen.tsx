import { useId, useState } from 'react';
import { drawPlace, drawSelections, drawStatusLabel } from '@groundwork/domain-draws';
import type { DrawSelection } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import { drawDesk } from '@groundwork/domain-messages-admin';
import { QueryState, useSearchValue, useTitle } from '@groundwork/web-mount';
import { Box, Label, NativeSelect, PageHeader, Stack } from '@groundwork/web-ui';
import { useDrawRequests, useDrawSelections } from '../../data/draws.js';
import { DrawTable } from './draw-table.js';
import { ReviewDraw } from './review-draw.js';

/** The four statuses as they are called, and what is decided altogether. */
const labelOf = (selection: DrawSelection): string =>
  selection === 'decided' ? drawDesk.decided : drawStatusLabel(drawPlace[selection]);

/** Draw requests by their status, each with its review (specification, back office 2). */
export function DrawsScreen() {
  useTitle('Draw Requests');
  const [chosen, choose] = useSearchValue('status');
  const selection = drawSelections.find((each) => each === chosen) ?? 'pending';
  const selections = useDrawSelections();
  const id = useId();
  return (
    <>
      <PageHeader
        title="Draw Requests"
        description="What borrowers ask for from their active loans, and the decision on each line."
      />
      <Stack gap="5">
        <QueryState query={selections} failed={shared.serviceUnavailable}>
          {(list) => (
            <Box maxWidth="320px">
              <Label htmlFor={id} mb="1.5">
                Status
              </Label>
              <NativeSelect id={id} value={selection} onChange={(event) => choose(event.currentTarget.value)}>
                {list.map(({ selection: value, count }) => (
                  <option key={value} value={value}>
                    {`${labelOf(value)} (${count})`}
                  </option>
                ))}
              </NativeSelect>
            </Box>
          )}
        </QueryState>
        <DrawsOf key={selection} selection={selection} />
      </Stack>
    </>
  );
}

function DrawsOf({ selection }: { selection: DrawSelection }) {
  const query = useDrawRequests(selection);
  const [viewed, setViewed] = useState<string>();
  return (
    <QueryState query={query} failed={shared.serviceUnavailable}>
      {(draws) => {
        const draw = draws.find(({ id }) => id === viewed);
        return (
          <>
            <DrawTable draws={draws} onView={setViewed} />
            {draw ? (
              <ReviewDraw key={`${draw.id} ${draw.version}`} draw={draw} onClose={() => setViewed(undefined)} />
            ) : null}
          </>
        );
      }}
    </QueryState>
  );
}
