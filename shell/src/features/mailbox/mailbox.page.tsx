import { useEffect, useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { publicPages } from '@groundwork/domain-messages-shell';
import { Box, Center, EmptyState, ErrorState, Flex, Input, Label, LoadingState, NotFound } from '@groundwork/web-ui';
import { Brand } from '../../components/brand.js';
import { PageHeading } from '../../components/page-heading.js';
import { PageLink } from '../../components/page-link.js';
import { MessageList } from './message-list.js';
import { MessageView } from './message-view.js';
import { useMailbox } from './use-mailbox.js';

/** Which message is open, kept in the history: 'back' leads from a message to the list, as it does in a mail program. */
function useChosen(): readonly [string | undefined, (id: string | undefined) => void] {
  const [chosen, setChosen] = useState<string | undefined>(
    () => (history.state as { message?: string } | null)?.message,
  );
  useEffect(() => {
    const back = ({ state }: PopStateEvent) => setChosen((state as { message?: string } | null)?.message);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const choose = (id: string | undefined) => {
    if (id === undefined) return history.back();
    const state = { message: id };
    // From message to message, the list is still one step back.
    if (chosen) history.replaceState(state, '');
    else history.pushState(state, '');
    setChosen(id);
  };
  return [chosen, choose];
}

/** Letters and text messages of a portal that sends none, so that a newcomer can click the link of a letter. */
export default function MailboxPage() {
  const [search, setSearch] = useState('');
  const { phase, messages, foundBy, retry } = useMailbox(search);
  const [chosen, choose] = useChosen();
  const message = messages.find(({ id }) => id === chosen);
  if (phase === 'none') {
    return (
      <Center as="main" minHeight="100dvh">
        <NotFound action={<PageLink to="/login">{publicPages.goToSignIn}</PageLink>} />
      </Center>
    );
  }
  return (
    <Flex flexDirection="column" minHeight="100dvh">
      <Flex
        as="header"
        alignItems="center"
        justifyContent="space-between"
        px={{ base: '4', md: '6' }}
        py="4"
        borderBottom="1px solid"
        borderColor="border"
        bg="bg.panel"
        color="accent.fg"
      >
        <Brand />
        <PageLink to="/login">{publicPages.goToSignIn}</PageLink>
      </Flex>
      <Flex as="main" flex="1" minHeight="0">
        <Box
          width={{ base: 'full', md: '400px' }}
          flexShrink="0"
          borderEnd={{ md: '1px solid' }}
          borderColor={{ md: 'border' }}
          display={{ base: message ? 'none' : 'block', md: 'block' }}
        >
          <Box px="4" pt="6" pb="4">
            <PageHeading title={publicPages.mailbox} lead={publicPages.mailboxLead} />
            <Label htmlFor="mailbox-search">{publicPages.mailboxSearch}</Label>
            <Input
              id="mailbox-search"
              type="search"
              mt="1"
              value={search}
              autoComplete="off"
              onChange={(event) => setSearch(event.target.value)}
            />
          </Box>
          {phase === 'loading' ? <LoadingState /> : null}
          {phase === 'failed' ? <ErrorState title={publicPages.mailboxUnavailable} onRetry={retry} /> : null}
          {phase === 'ready' && messages.length > 0 ? (
            <MessageList messages={messages} chosen={message?.id} onChoose={choose} />
          ) : null}
          {phase === 'ready' && messages.length === 0 ? (
            <EmptyState
              icon="bell"
              title={foundBy ? fill(publicPages.mailboxNothingFound, { to: foundBy }) : publicPages.mailboxEmpty}
            >
              {foundBy ? null : publicPages.mailboxEmptyDetail}
            </EmptyState>
          ) : null}
        </Box>
        <Box flex="1" minWidth="0" display={{ base: message ? 'block' : 'none', md: 'block' }}>
          {message ? (
            <MessageView message={message} onBack={() => choose(undefined)} />
          ) : (
            <Center height="full" p="8" color="fg.muted">
              {publicPages.mailboxChoose}
            </Center>
          )}
        </Box>
      </Flex>
    </Flex>
  );
}
