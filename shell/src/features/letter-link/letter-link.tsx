import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { shared } from '@groundwork/domain-messages';
import { publicPages } from '@groundwork/domain-messages-shell';
import { ApiProblem } from '@groundwork/web-http';
import { ErrorState, LoadingState, Stack, Text } from '@groundwork/web-ui';
import { readLink } from '../../data/letter-link.js';
import type { LinkFacts, LinkKind } from '../../data/letter-link.js';
import { failureOf } from '../../components/failure.js';
import { PageLink } from '../../components/page-link.js';
import { PublicFrame } from '../../components/public-frame.js';
import { useLoaded } from '../../components/use-loaded.js';

interface LetterLinkProps {
  kind: LinkKind;
  id: string;
  code: string;
  /** The page's title while the link is looked at. */
  title: string;
  /** Where one gets a new link. */
  wayOn: ReactNode;
  children: (facts: LinkFacts) => ReactNode;
}

/** Looks at the link that led here, without using it up; a used or expired one explains itself and offers a way on. */
export function LetterLink({ kind, id, code, title, wayOn, children }: LetterLinkProps) {
  const { loaded, reload } = useLoaded(useCallback(() => readLink(kind, id, code), [kind, id, code]));
  if (loaded.phase === 'ready') return <>{children(loaded.data)}</>;
  if (loaded.phase === 'loading') {
    return (
      <PublicFrame title={title}>
        <LoadingState />
      </PublicFrame>
    );
  }
  const { error } = loaded;
  const isOver = error instanceof ApiProblem && error.status !== 0 && error.status < 500 && error.status !== 429;
  if (isOver) return <SpentLink wayOn={wayOn} />;
  return (
    <PublicFrame title={title}>
      <ErrorState title={failureOf(error, publicPages.linkUncheckable).title} onRetry={reload}>
        {failureOf(error, publicPages.linkUncheckable).detail}
      </ErrorState>
    </PublicFrame>
  );
}

/** A link that was used, has expired or was never given: nothing tells which. */
export function SpentLink({ wayOn }: { wayOn: ReactNode }) {
  return (
    <PublicFrame title={publicPages.linkHeading} lead={shared.linkInvalid}>
      <Stack gap="5">
        <Text color="fg.muted">{publicPages.linkDetail}</Text>
        <Text>{wayOn}</Text>
        <Text>
          <PageLink to="/login">{publicPages.goToSignIn}</PageLink>
        </Text>
      </Stack>
    </PublicFrame>
  );
}
