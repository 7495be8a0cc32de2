import { borrowerPages } from '@groundwork/domain-messages-borrower';
import { displayInstant } from '@groundwork/domain-time';
import { Link, MorePages, QueryState } from '@groundwork/web-mount';
import { Box, Heading, List, ListItem, Stack, Text, TextLink } from '@groundwork/web-ui';
import type { TimelineEntry } from '../../data/api.js';
import { useCompanyId } from '../../data/use-company.js';
import { useTimeline } from '../../data/timeline.js';

/** My Timeline: without a company there is none. */
export function TimelineSection() {
  return useCompanyId() === '' ? null : <Timeline />;
}

/** What happened to the company and its applications. Nothing shows while nothing has happened (specification 2). */
function Timeline() {
  const timeline = useTimeline();
  const empty = timeline.data?.pages.every(({ entries }) => entries.length === 0) ?? false;
  if (empty) return null;
  return (
    <Stack as="section" aria-labelledby="timeline-title" gap="4">
      <Heading id="timeline-title">{borrowerPages.myTimeline}</Heading>
      <QueryState query={timeline} inParts failed={borrowerPages.timelineUnavailable}>
        {({ pages }) => (
          <List
            aria-labelledby="timeline-title"
            borderInlineStartWidth="2px"
            borderInlineStartStyle="solid"
            borderColor="border"
            ps="5"
            ms="1.5"
          >
            {pages
              .flatMap(({ entries }) => entries)
              .map((entry, index, all) => (
                <Entry key={entry.id} entry={entry} isOfSame={isOfSame(entry, all[index - 1])} />
              ))}
          </List>
        )}
      </QueryState>
      <MorePages query={timeline} label={borrowerPages.timelineEarlier} align="flex-start" />
    </Stack>
  );
}

const isOfSame = (entry: TimelineEntry, newer: TimelineEntry | undefined) =>
  newer?.applicationId === entry.applicationId && newer.subject === entry.subject;

interface EntryProps {
  entry: TimelineEntry;
  /** It happened to what the entry above is about, which is named there. */
  isOfSame: boolean;
}

function Entry({ entry: { subject, message, applicationId, happenedAt }, isOfSame }: EntryProps) {
  const name = subject || borrowerPages.timelineApplication;
  return (
    <ListItem position="relative" pb="4" _last={{ pb: '0' }}>
      <Box
        aria-hidden
        position="absolute"
        insetStart="-26px"
        top="1.5"
        width="10px"
        height="10px"
        borderRadius="full"
        bg="accent.fg"
      />
      {isOfSame ? null : (
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {applicationId ? (
            <TextLink asChild>
              <Link to={`/review/reviewapplication/${applicationId}`}>{name}</Link>
            </TextLink>
          ) : (
            name
          )}
        </Text>
      )}
      <Text textStyle="small">
        <time dateTime={happenedAt}>{displayInstant(happenedAt)}</time>
      </Text>
      <Text overflowWrap="anywhere">{message}</Text>
    </ListItem>
  );
}
