import { useEffect, useRef, useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { companyFacts as words } from '@groundwork/domain-messages-admin';
import { files as sentences } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { fileState, FileViewer, useFileReview } from '@groundwork/web-lending/files';
import {
  Box,
  Button,
  Card,
  EmptyState,
  Flex,
  Heading,
  HStack,
  StatusBadge,
  Stack,
  Text,
  useHeadingFocus,
} from '@groundwork/web-ui';
import type { ButtonProps } from '@groundwork/web-ui';
import { rowOf } from './document-list.js';
import type { ReviewedDocument } from './placed-documents.js';
import { useLetterKeys } from './use-letter-keys.js';
import type { ReviewQueue } from './use-review-queue.js';

/** A button with the letter that presses it, too. */
function KeyButton({ letter, children, ...button }: ButtonProps & { letter: string }) {
  return (
    <Button size="sm" aria-keyshortcuts={letter} {...button}>
      {children}
      <Box
        as="kbd"
        aria-hidden
        display={{ base: 'none', sm: 'inline' }}
        fontFamily="inherit"
        fontSize="xs"
        borderWidth="1px"
        borderStyle="solid"
        borderColor="currentColor"
        borderRadius="sm"
        px="1"
      >
        {letter}
      </Box>
    </Button>
  );
}

/** The document that is looked at, beside the facts that it shows: read, decided, and on to the next. */
export function DocumentPanel({ companyId, queue }: { companyId: string; queue: ReviewQueue }) {
  const { chosen, next, waiting, choose } = queue;
  const panel = useRef<HTMLDivElement>(null);
  const heading = useHeadingFocus(chosen?.file.fileUploadId);
  const shown = useRef(chosen?.file.fileUploadId);
  useEffect(() => {
    if (shown.current === chosen?.file.fileUploadId) return;
    shown.current = chosen?.file.fileUploadId;
    if (chosen) document.getElementById(rowOf(chosen))?.scrollIntoView?.({ block: 'nearest' });
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  return (
    <Card ref={panel} as="section" aria-label={words.review} scrollMarginTop="20">
      {chosen ? (
        <Decision key={chosen.file.fileUploadId} {...{ chosen, companyId, queue, heading }} />
      ) : waiting === 0 ? (
        <EmptyState icon="check-circle" title={words.allReviewed} />
      ) : (
        <EmptyState
          icon="file"
          title={words.nothingChosen}
          action={<Button onClick={() => choose(next)}>{words.begin}</Button>}
        />
      )}
    </Card>
  );
}

interface DecisionProps {
  chosen: ReviewedDocument;
  companyId: string;
  queue: ReviewQueue;
  heading: React.RefObject<HTMLHeadingElement | null>;
}

function Decision({ chosen, companyId, queue, heading }: DecisionProps) {
  const { file, label } = chosen;
  const { next, previous, choose } = queue;
  const onward = useRef<HTMLButtonElement>(null);
  const [decided, setDecided] = useState(0);
  const { approve, reject, busy, question } = useFileReview({ file, parent: 'company', parentId: companyId }, () =>
    setDecided((before) => before + 1),
  );
  // Approve or Reject, which had the focus, is gone: it goes on where the work goes on.
  useEffect(() => {
    if (decided > 0) (onward.current ?? heading.current)?.focus();
  }, [decided, heading]);
  const back = () => {
    const row = document.getElementById(rowOf(chosen));
    row?.focus();
    row?.scrollIntoView?.({ block: 'nearest' });
  };
  const keys = useLetterKeys({
    a: busy ? undefined : approve,
    r: busy ? undefined : reject,
    n: next && (() => choose(next)),
    p: previous && (() => choose(previous)),
    b: back,
  });
  const { label: status, tone } = fileState(file.status, true);
  return (
    <Stack ref={keys} gap="3">
      <Flex gap="3" alignItems="flex-start" justifyContent="space-between" flexWrap="wrap">
        <Box minWidth="0">
          <Heading as="h2" size="sub" ref={heading} tabIndex={-1}>
            {label}
          </Heading>
          <Text textStyle="small" overflowWrap="anywhere" dir="auto">
            {[
              file.userFileName,
              displayInstant(file.uploadedAt),
              ...(file.version > 1 ? [fill(sentences.version, { version: file.version })] : []),
            ].join(' · ')}
          </Text>
        </Box>
        <StatusBadge tone={tone}>{status}</StatusBadge>
      </Flex>
      {file.status === 'rejected' && file.comments ? (
        <Text color="danger.fg" fontSize="sm" overflowWrap="anywhere">
          {fill(sentences.reasonOf, { reason: file.comments })}
        </Text>
      ) : null}
      <HStack gap="2" flexWrap="wrap">
        {approve ? (
          <KeyButton letter="A" icon="check" disabled={busy} onClick={approve}>
            {sentences.approve}
          </KeyButton>
        ) : null}
        {reject ? (
          <KeyButton letter="R" variant="outline" icon="close" disabled={busy} onClick={reject}>
            {sentences.reject}
          </KeyButton>
        ) : null}
        {next ? (
          <KeyButton letter="N" ref={onward} variant="outline" onClick={() => choose(next)}>
            {words.nextToReview}
          </KeyButton>
        ) : null}
        {previous ? (
          <KeyButton letter="P" variant="ghost" onClick={() => choose(previous)}>
            {words.previous}
          </KeyButton>
        ) : null}
        <KeyButton letter="B" variant="ghost" onClick={back}>
          {words.backToFacts}
        </KeyButton>
      </HStack>
      {next ? null : <Text textStyle="small">{words.noneLeft}</Text>}
      <Text textStyle="small" display={{ base: 'none', sm: 'block' }}>
        {words.keys}
      </Text>
      <FileViewer file={file} height="max(360px, calc(100dvh - 22rem))" />
      {question}
    </Stack>
  );
}
