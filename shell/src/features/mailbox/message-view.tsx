import { useEffect, useRef } from 'react';
import { publicPages } from '@groundwork/domain-messages-shell';
import { displayInstant } from '@groundwork/domain-time';
import { Badge, Box, Button, Heading, HStack, Stack, Text, TextLink, VisuallyHidden } from '@groundwork/web-ui';
import { LetterFrame } from './letter-frame.js';
import type { MailboxMessage } from '../../data/mailbox.js';

/** Addresses in a text message are its links. */
const address = /(https?:\/\/\S+)/;

function TextBubble({ text }: { text: string }) {
  return (
    <Box bg="accent.subtle" borderRadius="lg" p="4" maxWidth="42ch" overflowWrap="anywhere">
      {text.split(address).map((part, at) =>
        address.test(part) ? (
          <TextLink key={at} href={part}>
            {part}
          </TextLink>
        ) : (
          part
        ),
      )}
    </Box>
  );
}

/** The chosen message. `onBack` is shown where the list gave way to it. */
export function MessageView({ message, onBack }: { message: MailboxMessage; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isText = message.channel === 'text';
  const title = isText ? publicPages.textMessage : message.subject;
  useEffect(() => heading.current?.focus({ preventScroll: true }), [message.id]);
  return (
    <Stack as="article" gap="4" p={{ base: '4', md: '6' }}>
      <Box display={{ base: 'block', md: 'none' }}>
        <VisuallyHidden as="h1">{publicPages.mailbox}</VisuallyHidden>
        <Button variant="outline" size="sm" onClick={onBack}>
          {publicPages.backToList}
        </Button>
      </Box>
      <Box>
        <Heading ref={heading} as="h2" tabIndex={-1} overflowWrap="anywhere" _focusVisible={{ outline: 'none' }}>
          {title}
        </Heading>
        <HStack mt="1" flexWrap="wrap" rowGap="1">
          <Text color="fg.muted" overflowWrap="anywhere">
            {message.to}
          </Text>
          <Text textStyle="small">{displayInstant(message.createdAt)}</Text>
          {isText ? <Badge tone="info">{publicPages.textMessage}</Badge> : null}
        </HStack>
      </Box>
      {message.html ? (
        <LetterFrame key={message.id} html={message.html} title={message.subject} />
      ) : (
        <TextBubble text={message.text ?? ''} />
      )}
    </Stack>
  );
}
