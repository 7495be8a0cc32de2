import { fill } from '@groundwork/domain-messages';
import { pipeline } from '@groundwork/domain-messages-admin';
import { Alert, Box } from '@groundwork/web-ui';

type Searched = readonly { readonly stoppedAfter: number | null }[];

/** Whether a search ended before the end of its order: what lies behind was not looked at. */
export const isStopped = (pages: Searched): boolean => Boolean(pages.at(-1)?.stoppedAfter);

/** How far a search came that ended before the end of its order. */
export function SearchStopped({ pages }: { pages: Searched }) {
  if (!isStopped(pages)) return null;
  const searched = pages.reduce((sum, { stoppedAfter }) => sum + (stoppedAfter ?? 0), 0);
  return (
    <Box mt="4">
      <Alert tone="info">{fill(pipeline.stopped, { n: searched })}</Alert>
    </Box>
  );
}
