import { useId } from 'react';
import { drawPlace, drawSelections, drawStatusLabel } from '@groundwork/domain-draws';
import type { DrawSelection } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import { drawDesk } from '@groundwork/domain-messages-admin';
import { sentenceFor } from '@groundwork/web-http';
import { Link, QueryState, useSearchValue, useTitle } from '@groundwork/web-mount';
import { Alert, Box, ButtonLink, Label, NativeSelect, PageHeader, Stack } from '@groundwork/web-ui';
import { useDrawRequest, useDrawRequests, useDrawSelections } from '../../data/draws.js';
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
        actions={
          <ButtonLink asChild variant="outline">
            <Link to="/drawapproval">{drawDesk.limitTitle}</Link>
          </ButtonLink>
        }
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
  const [viewed, setViewed] = useSearchValue('draw');
  return (
    <QueryState query={query} failed={shared.serviceUnavailable}>
      {(draws) => {
        const draw = draws.find(({ id }) => id === viewed);
        return (
          <>
            <DrawTable draws={draws} onView={setViewed} />
            {draw ? (
              <ReviewDraw key={`${draw.id} ${draw.version}`} draw={draw} onClose={() => setViewed('')} />
            ) : viewed ? (
              <ReviewById id={viewed} onClose={() => setViewed('')} />
            ) : null}
          </>
        );
      }}
    </QueryState>
  );
}

/** A draw that the address names and the list does not have. */
function ReviewById({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useDrawRequest(id);
  if (data) return <ReviewDraw key={data.version} draw={data} onClose={onClose} />;
  return error ? <Alert tone="danger">{sentenceFor(error)}</Alert> : null;
}
