import { adverseReasonTexts } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { adverseNotice as words } from '@groundwork/domain-messages-borrower';
import { displayDate } from '@groundwork/domain-time';
import { Alert, Button, List, ListItem, Stack, Text } from '@groundwork/web-ui';
import type { AdverseNotice, Application } from '../data/api.js';
import { useAdverseNotices, usePrintNotice } from '../data/adverse.js';

/** The notices of action taken that the lender sent, each with its reasons and its PDF. */
export function AdverseNotices({ application }: { application: Application }) {
  const notices = useAdverseNotices(application).data ?? [];
  return notices.map((notice) => <SentNotice key={notice.id} notice={notice} />);
}

function SentNotice({ notice }: { notice: AdverseNotice }) {
  const print = usePrintNotice(notice.id);
  return (
    <Alert tone="warning" title={fill(words.sentOn, { date: displayDate(notice.sentAt ?? '') })}>
      <Stack gap="3" alignItems="flex-start">
        <Text mt="1">{words.reasons}</Text>
        <List>
          {adverseReasonTexts(notice).map((reason) => (
            <ListItem key={reason}>{reason}</ListItem>
          ))}
        </List>
        <Button
          size="sm"
          variant="outline"
          icon="download"
          loading={print.isPending}
          onClick={() => print.mutate(undefined)}
        >
          {words.download}
        </Button>
      </Stack>
    </Alert>
  );
}
