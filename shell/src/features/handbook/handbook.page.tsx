import { useCallback, useEffect, useRef } from 'react';
import { fill } from '@groundwork/domain-messages';
import { handbook as words } from '@groundwork/domain-messages-shell';
import { sentenceFor } from '@groundwork/web-http';
import type { UserSummary } from '@groundwork/web-mount';
import { Box, ErrorState, Flex, Heading, LoadingState, Spacer } from '@groundwork/web-ui';
import { useLoaded } from '../../components/use-loaded.js';
import { fetchBook } from '../../data/handbook.js';
import type { Book, HandbookText } from '../../data/handbook.js';
import { Contents } from './contents.js';
import { bookOf } from './help-places.js';
import { pathOf, PlaceLink } from './place-link.js';
import type { GoTo } from './place-link.js';
import { Prose } from './prose.js';

interface HandbookProps {
  role: UserSummary['role'];
  path: string;
  onNavigate: GoTo;
}

/** The handbook of who is signed in: its contents, or the page that the address names. */
export default function HandbookPage({ role, path, onNavigate }: HandbookProps) {
  const book = bookOf(role);
  const { loaded, reload } = useLoaded(useCallback(() => fetchBook(book), [book]));
  if (loaded.phase === 'loading') return <LoadingState />;
  if (loaded.phase === 'failed')
    return (
      <ErrorState page title={words.failed} onRetry={reload}>
        {sentenceFor(loaded.error)}
      </ErrorState>
    );
  return <OpenBook book={loaded.data} name={path.split('/')[2] ?? ''} onNavigate={onNavigate} />;
}

function OpenBook({ book, name, onNavigate }: { book: Book; name: string; onNavigate: GoTo }) {
  const at = book.pages.findIndex((page) => page.name === name);
  const page: HandbookText | undefined = name === '' ? book : book.pages[at];
  if (!page)
    return (
      <ErrorState page title={words.noSuchPage}>
        {words.noSuchPageDetail}{' '}
        <PlaceLink to="/handbook" onNavigate={onNavigate}>
          {words.contents}
        </PlaceLink>
      </ErrorState>
    );
  return (
    <Flex gap="10" flexDirection={{ base: 'column', lg: 'row' }} alignItems={{ lg: 'flex-start' }}>
      <Box flex="1" minWidth="0" maxWidth="76ch" order={{ lg: '2' }}>
        <PageText key={name} page={page} onNavigate={onNavigate} />
        <Flex
          as="nav"
          aria-label={words.pagesOfTheBook}
          gap="4"
          flexWrap="wrap"
          mt="8"
          pt="4"
          borderTop="1px solid"
          borderColor="border"
        >
          <Neighbour
            of={name === '' ? undefined : (book.pages[at - 1] ?? { name: '', title: book.title })}
            says={words.previous}
            onNavigate={onNavigate}
          />
          <Spacer />
          <Neighbour of={book.pages[at + 1]} says={words.next} onNavigate={onNavigate} />
        </Flex>
      </Box>
      {name === '' ? null : <Contents book={book} name={name} onNavigate={onNavigate} />}
    </Flex>
  );
}

/** The text of a page, whose heading has the focus when it comes. */
function PageText({ page, onNavigate }: { page: HandbookText; onNavigate: GoTo }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const part = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (!part) document.documentElement.scrollTop = 0;
    (part ?? heading.current)?.focus({ preventScroll: !part });
  }, []);
  return (
    <Box as="article">
      <Heading ref={heading} as="h1" size="page" tabIndex={-1} mb="5" _focusVisible={{ outline: 'none' }}>
        {page.title}
      </Heading>
      <Prose html={page.html} onNavigate={onNavigate} />
    </Box>
  );
}

interface NeighbourProps {
  of: { readonly name: string; readonly title: string } | undefined;
  says: string;
  onNavigate: GoTo;
}

function Neighbour({ of, says, onNavigate }: NeighbourProps) {
  if (!of) return null;
  return (
    <PlaceLink to={pathOf(of.name)} onNavigate={onNavigate}>
      {fill(says, { title: of.title })}
    </PlaceLink>
  );
}
