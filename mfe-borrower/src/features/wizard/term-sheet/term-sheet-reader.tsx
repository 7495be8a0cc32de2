import { useEffect, useRef, useState } from 'react';
import { fill, shared } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { Alert, Button, Flex, RichText, Stack, Text } from '@groundwork/web-ui';
import type { Application, TermSheet } from '../../../data/api.js';
import {
  useAcceptTermSheet,
  useDeclineTermSheet,
  usePrintTermSheet,
  useWithdrawTermSheet,
} from '../../../data/term-sheets.js';

/** Below so many pixels from its end the text counts as read to the end: zoom leaves fractions. */
const END = 4;

const atMoment = (sentence: string, instant: string): string =>
  fill(sentence, { date: displayInstant(instant, { zone: 'EST' }) });

/** The term sheet: read to its end by mouse, finger or keys, then accepted or declined; an acceptance can be withdrawn. */
export function TermSheetReader({ application, sheet }: { application: Application; sheet: TermSheet }) {
  const text = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState(false);
  const look = () => {
    const element = text.current;
    if (element && element.scrollTop + element.clientHeight >= element.scrollHeight - END) setRead(true);
  };
  // A text that fits its frame has no end to scroll to, and a window that grows may make it fit.
  useEffect(() => {
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  return (
    <Stack gap="4">
      <Notices application={application} sheet={sheet} />
      <RichText ref={text} label="Term Sheet" html={sheet.content} onScroll={look} maxHeight="500px" />
      {sheet.acceptedAt ? (
        <Accepted applicationId={application.id} acceptedAt={sheet.acceptedAt} />
      ) : (
        <Answer applicationId={application.id} sheet={sheet} read={read} />
      )}
    </Stack>
  );
}

/** What has changed since the borrower answered. */
function Notices({ application, sheet }: { application: Application; sheet: TermSheet }) {
  const { acceptedAt, version, latestVersion, figuresChanged } = sheet;
  return (
    <>
      {application.staleTermsheet && !acceptedAt && application.termSheetChanges.length === 0 ? (
        <Alert tone="warning">{shared.termSheetStale}</Alert>
      ) : null}
      {acceptedAt && latestVersion > version ? (
        <Alert>{fill(borrower.termSheetNewer, { version: latestVersion })}</Alert>
      ) : null}
      {figuresChanged ? <Alert tone="warning">{borrower.termSheetFiguresChanged}</Alert> : null}
    </>
  );
}

function PrintButton({ applicationId }: { applicationId: string }) {
  const print = usePrintTermSheet(applicationId);
  return (
    <Button variant="ghost" icon="download" loading={print.isPending} onClick={() => print.mutate()}>
      {borrower.termSheetPdf}
    </Button>
  );
}

function Accepted({ applicationId, acceptedAt }: { applicationId: string; acceptedAt: string }) {
  const withdraw = useWithdrawTermSheet(applicationId);
  return (
    <Flex gap="3" alignItems="center" flexWrap="wrap">
      <Text flex="1 1 200px" color="success.fg" fontWeight="medium" role="status">
        {atMoment(borrower.termSheetAcceptedAt, acceptedAt)}
      </Text>
      <PrintButton applicationId={applicationId} />
      <Button variant="outline" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {screens.withdraw}
      </Button>
    </Flex>
  );
}

function Answer({ applicationId, sheet, read }: { applicationId: string; sheet: TermSheet; read: boolean }) {
  const accept = useAcceptTermSheet(applicationId);
  const decline = useDeclineTermSheet(applicationId);
  const { declinedAt, version } = sheet;
  const busy = accept.isPending || decline.isPending;
  return (
    <Flex gap="3" alignItems="center" flexWrap="wrap">
      <Text flex="1 1 200px" textStyle="small" role="status">
        {declinedAt ? `${atMoment(borrower.termSheetDeclined, declinedAt)} ` : null}
        {read ? `Version ${version}` : borrower.scrollToTheEnd}
      </Text>
      <PrintButton applicationId={applicationId} />
      <Button
        variant="outline"
        disabled={!read || busy}
        loading={decline.isPending}
        onClick={() => decline.mutate(sheet)}
      >
        Decline
      </Button>
      <Button
        disabled={!read || busy}
        loading={accept.isPending}
        loadingText={borrower.acceptingTermSheet}
        onClick={() => accept.mutate(sheet)}
      >
        Accept Term Sheet
      </Button>
    </Flex>
  );
}
