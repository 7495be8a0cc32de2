import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { MorePages, QueryState } from '@groundwork/web-mount';
import { Badge, Box, Button, DataTable, EmptyState, Flex, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { UnsentLetter } from '../../data/api.js';
import { useUnsentLetters } from '../../data/operations.js';
import { ConfirmLetter } from './confirm-letter.js';
import { hasEnded, letterName } from './letter-action.js';
import type { LetterAction } from './letter-action.js';
import { Section } from './section.js';

type Act = (action: LetterAction) => void;

function Actions({ of, onAct }: { of: UnsentLetter; onAct: Act }) {
  const named = `${letterName(of)}, ${of.to}, ${displayInstant(of.createdAt)}`;
  return (
    <Flex gap="2" flexWrap="wrap" justifyContent="flex-end">
      {of.canBeSent ? (
        <Button
          size="sm"
          variant="outline"
          aria-label={`${words.letterAgain}: ${named}`}
          onClick={() => onAct({ what: 'again', of })}
        >
          {words.letterAgain}
        </Button>
      ) : (
        <Text textStyle="small">{words.bodyGone}</Text>
      )}
      <Button
        size="sm"
        variant="outline"
        aria-label={`${words.letterAside}: ${named}`}
        onClick={() => onAct({ what: 'aside', of })}
      >
        {words.letterAside}
      </Button>
    </Flex>
  );
}

function Link({ of }: { of: UnsentLetter }) {
  if (!of.expiresAt) return null;
  const when = displayInstant(of.expiresAt);
  return hasEnded(of) ? (
    <Badge tone="warning" whiteSpace="normal">
      {fill(words.linkEnded, { when })}
    </Badge>
  ) : (
    <Text textStyle="small">{fill(words.linkWorksUntil, { when })}</Text>
  );
}

const columnsOf = (onAct: Act): Column<UnsentLetter>[] => [
  {
    id: 'letter',
    header: words.letter,
    cell: (of) => (
      <Box>
        <Text fontWeight="medium" overflowWrap="anywhere">
          {letterName(of)}
        </Text>
        <Text textStyle="small">{fill(words.written, { when: displayInstant(of.createdAt) })}</Text>
        <Link of={of} />
      </Box>
    ),
  },
  {
    id: 'to',
    header: words.toWhomMasked,
    cell: ({ to }) => (
      <Text overflowWrap="anywhere" minWidth={{ md: '8.5rem' }}>
        {to}
      </Text>
    ),
  },
  {
    id: 'reason',
    header: words.reason,
    cell: ({ reason, mayHaveArrived }) => (
      <>
        <Text overflowWrap="anywhere">{reason}</Text>
        {mayHaveArrived ? (
          <Badge tone="warning" whiteSpace="normal">
            {words.mayHaveArrived}
          </Badge>
        ) : null}
      </>
    ),
  },
  { id: 'tries', header: words.tries, align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'failed',
    header: words.lastTried,
    cell: ({ failedAt }) => (failedAt ? displayInstant(failedAt) : '—'),
  },
  {
    id: 'actions',
    header: words.actions,
    hideHeader: true,
    align: 'end',
    cell: (letter) => <Actions of={letter} onAct={onAct} />,
  },
];

/** What did not leave the portal, to be sent again or put aside. */
export function UnsentLetters() {
  const query = useUnsentLetters();
  const [action, setAction] = useState<LetterAction>();
  return (
    <Section title={words.letters} query={query}>
      <Text>{words.lettersMeans}</Text>
      <QueryState query={query} failed={words.lettersFailed}>
        {({ pages }) => (
          <>
            <DataTable
              caption={words.letters}
              columns={columnsOf(setAction)}
              rows={pages.flatMap(({ messages }) => messages)}
              rowKey={({ id }) => id}
              empty={<EmptyState title={words.lettersNone} />}
            />
            <MorePages query={query} label={words.lettersMore} />
          </>
        )}
      </QueryState>
      {action ? <ConfirmLetter action={action} onClose={() => setAction(undefined)} /> : null}
    </Section>
  );
}
