import { shared } from '@groundwork/domain-messages';
import { relativeTime } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { BadgeCount, Box, Button, Flex, Heading, Icon, List, ListItem, Popover, Text, TextLink } from '@groundwork/web-ui';
import type { BellLine } from './bell.api.js';
import { notice } from './notices.store.js';
import { useBell } from './use-bell.js';

/** The notification bell with its badge (specification, borrower 2). */
export function Bell({ onNavigate }: { onNavigate: (path: string) => void }) {
  const { unread, read } = useBell();
  const acknowledge = (lines: BellLine[]) =>
    read(lines.map((line) => line.id)).catch((error: unknown) => notice('error', sentenceFor(error)));
  const label = unread.length > 0 ? `Notifications, ${unread.length} unread` : 'Notifications';
  return (
    <Popover
      label={label}
      trigger={
        <>
          <Icon name="bell" size="1.4em" />
          {unread.length > 0 ? <BadgeCount>{unread.length > 99 ? '99+' : unread.length}</BadgeCount> : null}
        </>
      }
    >
      {(close) => (
        <Box p="2">
          <Flex alignItems="center" justifyContent="space-between" mb="2">
            <Heading as="h2">Notifications</Heading>
            {unread.length > 0 ? (
              <Button size="sm" variant="ghost" onClick={() => void acknowledge(unread)}>
                Mark all as read
              </Button>
            ) : null}
          </Flex>
          {unread.length === 0 ? <Text color="fg.muted">{shared.noUnreadNotifications}</Text> : null}
          <List maxHeight="60vh" overflowY="auto" tabIndex={unread.length > 0 ? 0 : undefined} aria-label="Unread">
            {unread.map((line) => (
              <ListItem key={line.id} py="2.5" borderTop="1px solid" borderColor="border">
                <BellText
                  line={line}
                  onOpen={(path) => {
                    close();
                    void acknowledge([line]);
                    onNavigate(path);
                  }}
                />
                <Text textStyle="small">{relativeTime(line.createdAt, new Date())}</Text>
              </ListItem>
            ))}
          </List>
        </Box>
      )}
    </Popover>
  );
}

function BellText({ line, onOpen }: { line: BellLine; onOpen: (path: string) => void }) {
  const { link, message } = line;
  if (!link) return <Text>{message}</Text>;
  return (
    <TextLink
      href={link}
      onClick={(event) => {
        event.preventDefault();
        onOpen(link);
      }}
    >
      {message}
    </TextLink>
  );
}
