import { publicPages } from '@groundwork/domain-messages-shell';
import { relativeTime } from '@groundwork/domain-time';
import { Badge, Box, Flex, List, ListItem, Span, Text } from '@groundwork/web-ui';
import type { MailboxMessage } from '../../data/mailbox.js';

interface MessageListProps {
  messages: MailboxMessage[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The messages, newest first: to whom, about what, when. */
export function MessageList({ messages, chosen, onChoose }: MessageListProps) {
  return (
    <List aria-label={publicPages.mailbox}>
      {messages.map((message) => (
        <ListItem key={message.id} borderBottom="1px solid" borderColor="border">
          <Box
            asChild
            display="block"
            width="full"
            textAlign="start"
            px="4"
            py="3"
            cursor="pointer"
            bg={message.id === chosen ? 'accent.subtle' : 'transparent'}
            _hover={{ bg: message.id === chosen ? 'accent.subtle' : 'bg.muted' }}
          >
            <button
              type="button"
              aria-current={message.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(message.id)}
            >
              <Flex gap="3" alignItems="baseline" justifyContent="space-between">
                <Span fontWeight="medium" minWidth="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                  {message.to}
                </Span>
                <Span textStyle="small" whiteSpace="nowrap">
                  {relativeTime(message.createdAt, new Date())}
                </Span>
              </Flex>
              <Flex gap="2" alignItems="center" mt="0.5">
                {message.channel === 'text' ? <Badge tone="info">{publicPages.textMessage}</Badge> : null}
                <Text color="fg.muted" minWidth="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                  {message.channel === 'text' ? message.text : message.subject}
                </Text>
              </Flex>
            </button>
          </Box>
        </ListItem>
      ))}
    </List>
  );
}
