import { fill } from '@groundwork/domain-messages';
import { borrowerPages as words } from '@groundwork/domain-messages-borrower';
import { formatMonthDayYear, systemClock, today } from '@groundwork/domain-time';
import { FileSlot } from '@groundwork/web-lending/files';
import { QueryState } from '@groundwork/web-mount';
import { Grid, Heading, Stack, Text } from '@groundwork/web-ui';
import type { EndingPaper } from '../../data/api.js';
import { useLoansWaiting } from '../../data/portfolio.js';

/** Papers of an active loan that have ended or end soon, each with its place; nothing where none does. */
export function PapersThatEnd({ applicationId }: { applicationId: string }) {
  return (
    <QueryState query={useLoansWaiting()} failed={words.papersUnknown}>
      {({ papers }) => <Ending papers={papers.filter((paper) => paper.applicationId === applicationId)} />}
    </QueryState>
  );
}

function Ending({ papers }: { papers: readonly EndingPaper[] }) {
  const day = today(systemClock);
  if (papers.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-label={words.papersThatEnd}>
      <Heading as="h2" size="section">
        {words.papersThatEnd}
      </Heading>
      <Text>{words.papersThatEndLead}</Text>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
        {papers.map(({ applicationId, paper, expiresOn }) => (
          <FileSlot
            key={paper}
            type={paper}
            parent="application"
            parentId={applicationId}
            hint={fill(expiresOn < day ? words.paperEnded : words.paperEnds, { date: formatMonthDayYear(expiresOn) })}
            required
            as="h3"
          />
        ))}
      </Grid>
    </Stack>
  );
}
