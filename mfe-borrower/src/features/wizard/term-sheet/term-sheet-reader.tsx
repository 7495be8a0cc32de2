import { useEffect, useRef, useState } from 'react';
import { borrower, fill, shared } from '@groundwork/domain-messages';
import { displayInstant } from '@groundwork/domain-time';
import { Alert, Button, Flex, RichText, Stack, Text } from '@groundwork/web-ui';
import type { Application, TermSheet } from '../../../data/api.js';
import { useAcceptTermSheet, useWithdrawTermSheet } from '../../../data/term-sheets.js';

/** Below so many pixels from its end the text counts as read to the end: zoom leaves fractions. */
const END = 4;

/** The term sheet: read to its end, then accepted; an acceptance can be withdrawn. */
export function TermSheetReader({ application, termSheet }: { application: Application; termSheet: TermSheet }) {
  const { id, termSheetAgreementTime, staleTermsheet } = application;
  const text = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState(false);
  const accept = useAcceptTermSheet(id);
  const withdraw = useWithdrawTermSheet(id);
  const accepted = termSheetAgreementTime !== null && !staleTermsheet;

  const look = () => {
    const element = text.current;
    if (element && element.scrollTop + element.clientHeight >= element.scrollHeight - END) setRead(true);
  };
  // A text that fits its frame has no end to scroll to.
  useEffect(look, [termSheet.id]);

  return (
    <Stack gap="4">
      {staleTermsheet ? <Alert tone="warning">{borrower.termSheetStale}</Alert> : null}
      <RichText ref={text} label="Term Sheet" html={termSheet.content} onScroll={look} />
      {accepted ? (
        <Flex gap="3" alignItems="center" flexWrap="wrap">
          <Text flex="1" color="success.fg" fontWeight="medium" role="status">
            {fill(borrower.termSheetAcceptedAt, { date: displayInstant(termSheetAgreementTime, { zone: 'EST' }) })}
          </Text>
          <Button variant="outline" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {shared.withdraw}
          </Button>
        </Flex>
      ) : (
        <Flex gap="3" alignItems="center" flexWrap="wrap">
          <Text flex="1" textStyle="small">
            {read ? `Version ${termSheet.version}` : borrower.scrollToTheEnd}
          </Text>
          <Button
            disabled={!read}
            loading={accept.isPending}
            loadingText={borrower.acceptingTermSheet}
            onClick={() => accept.mutate(termSheet)}
          >
            Accept Term Sheet
          </Button>
        </Flex>
      )}
    </Stack>
  );
}
