import { useId, useState } from 'react';
import { drawStatus, isDrawStatusId } from '@groundwork/domain-draws';
import type { DrawStatusId } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import { QueryState, useSearchValue, useTitle } from '@groundwork/web-mount';
import { Box, Label, NativeSelect, PageHeader, Stack } from '@groundwork/web-ui';
import { useDrawRequests, useDrawStatuses } from '../../data/draws.js';
import { DrawTable } from './draw-table.js';
import { ReviewDraw } from './review-draw.js';

/** Draw requests by their status, each with its review (specification, back office 2). */
export function DrawsScreen() {
  useTitle('Draw Requests');
  const [chosen, choose] = useSearchValue('status');
  const statusId = isDrawStatusId(Number(chosen)) ? (Number(chosen) as DrawStatusId) : drawStatus.pending;
  const statuses = useDrawStatuses();
  const id = useId();
  return (
    <>
      <PageHeader
        title="Draw Requests"
        description="What borrowers ask for from their active loans, and the decision on each line."
      />
      <Stack gap="5">
        <QueryState query={statuses} failed={shared.serviceUnavailable}>
          {(list) => (
            <Box maxWidth="320px">
              <Label htmlFor={id} mb="1.5">
                Status
              </Label>
              <NativeSelect id={id} value={statusId} onChange={(event) => choose(event.currentTarget.value)}>
                {list.map(({ id: value, status, count }) => (
                  <option key={value} value={value}>
                    {`${status} (${count})`}
                  </option>
                ))}
              </NativeSelect>
            </Box>
          )}
        </QueryState>
        <DrawsOf key={statusId} statusId={statusId} />
      </Stack>
    </>
  );
}

function DrawsOf({ statusId }: { statusId: DrawStatusId }) {
  const query = useDrawRequests(statusId);
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
