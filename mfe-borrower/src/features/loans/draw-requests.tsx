import { borrower } from '@groundwork/domain-messages-borrower';
import { QueryState } from '@groundwork/web-mount';
import { Card, Heading, Stack, Text } from '@groundwork/web-ui';
import { isAway } from '../../data/portfolio.js';
import type { Drawing } from './draw/draw-dialog.js';
import { DrawRequestPanel } from './draw-request-panel.js';
import { useDrawRequests } from '../../data/draws.js';

/** What was requested so far and what became of it. */
export function DrawRequests({ onDraw }: { onDraw: (drawing: Drawing) => void }) {
  const query = useDrawRequests();
  return (
    <Stack as="section" aria-labelledby="draws-title" gap="3">
      <Heading id="draws-title">Draw Requests</Heading>
      <QueryState
        query={query}
        failed={isAway(query.error) ? borrower.drawsUnavailable : borrower.errorFetchingProjectData}
      >
        {(draws) =>
          draws.length === 0 ? (
            <Card py="5">
              <Text color="fg.muted">No draw requests yet</Text>
            </Card>
          ) : (
            draws.map((draw, index) => (
              <DrawRequestPanel key={draw.id} draw={draw} initiallyOpen={index === 0} onDraw={onDraw} />
            ))
          )
        }
      </QueryState>
    </Stack>
  );
}
