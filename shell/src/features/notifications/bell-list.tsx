import { useEffect, useRef } from 'react';
import { shared } from '@groundwork/domain-messages';
import { frame } from '@groundwork/domain-messages-shell';
import { relativeTime } from '@groundwork/domain-time';
import { useAttempt } from '@groundwork/web-mount';
import {
  Alert,
  Box,
  Button,
  Flex,
  Heading,
  IconButton,
  List,
  ListItem,
  LoadingState,
  Text,
  TextLink,
} from '@groundwork/web-ui';
import type { BellLine } from '../../data/bell.js';

interface BellListProps {
  lines: BellLine[];
  /** Whether the list has come. */
  known: 'waiting' | 'yes' | 'away';
  onAcknowledge: (lines: BellLine[]) => Promise<void>;
  onOpen: (line: BellLine, path: string) => void;
}

/** The unread lines, newest first, each and all to be marked as read. A line that goes hands the focus on. */
export function BellList({ lines, known, onAcknowledge, onOpen }: BellListProps) {
  const { attempt, busy, failure } = useAttempt();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const failed = useRef<Element | null>(null);
  const gone = useRef<{ ids: string[]; at: number }>(undefined);
  const acknowledge = async (which: BellLine[], at: number) => {
    const pressed = document.activeElement;
    if (await attempt(() => onAcknowledge(which))) gone.current = { ids: which.map(({ id }) => id), at };
    else failed.current = pressed;
  };
  // Only once the line has gone and the others can be pressed again: the focus would be lost with either.
  useEffect(() => {
    if (!busy && failed.current instanceof HTMLElement) failed.current.focus();
    if (!busy) failed.current = null;
    if (busy || !gone.current || lines.some(({ id }) => gone.current?.ids.includes(id))) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-read]') ?? [];
    (buttons[Math.min(gone.current.at, buttons.length - 1)] ?? heading.current)?.focus();
    gone.current = undefined;
  }, [busy, lines]);
  return (
    <Box p="2">
      <Flex alignItems="center" justifyContent="space-between" minHeight="9" mb="2">
        <Heading ref={heading} as="h2" tabIndex={-1} _focusVisible={{ outline: 'none' }}>
          {frame.notifications}
        </Heading>
        {lines.length > 0 ? (
          <Button size="sm" variant="ghost" disabled={busy} onClick={() => void acknowledge(lines, 0)}>
            {frame.markAllRead}
          </Button>
        ) : null}
      </Flex>
      {failure ? (
        <Box mb="2">
          <Alert tone="danger">{failure}</Alert>
        </Box>
      ) : null}
      {lines.length === 0 && known === 'waiting' ? <LoadingState /> : null}
      {lines.length === 0 && known !== 'waiting' ? (
        <Text color="fg.muted">{known === 'yes' ? frame.noUnreadNotifications : shared.serviceUnavailable}</Text>
      ) : null}
      <List ref={list} maxHeight="60vh" overflowY="auto" aria-label="Unread">
        {lines.map((line, at) => (
          <ListItem
            key={line.id}
            display="flex"
            gap="2"
            alignItems="flex-start"
            py="2.5"
            borderTop="1px solid"
            borderColor="border"
          >
            <Box flex="1" minWidth="0" overflowWrap="anywhere">
              <LineText line={line} onOpen={onOpen} />
              <Text textStyle="small">{relativeTime(line.createdAt, new Date())}</Text>
            </Box>
            <IconButton
              label={`${frame.markRead}: ${line.message}`}
              title={frame.markRead}
              icon="check"
              data-read=""
              disabled={busy}
              onClick={() => void acknowledge([line], at)}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

function LineText({ line, onOpen }: { line: BellLine; onOpen: BellListProps['onOpen'] }) {
  const { link, message } = line;
  if (!link) return <Text>{message}</Text>;
  return (
    <TextLink
      href={link}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(line, link);
      }}
    >
      {message}
    </TextLink>
  );
}
