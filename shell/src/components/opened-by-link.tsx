import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiProblem } from '@groundwork/web-http';
import { ErrorState, LoadingState } from '@groundwork/web-ui';
import { failureOf } from './failure.js';
import { useLinkToken } from './use-link-token.js';
import { useLoaded } from './use-loaded.js';
import { WideFrame } from './wide-frame.js';

interface OpenedByLinkProps<T> {
  /** Of the page until what the link leads to is there. */
  title: string;
  words: { readonly notOpened: string; readonly over: string };
  open: (token: string) => Promise<T>;
  children: (opened: Opened<T>) => ReactNode;
}

/** What a link leads to. */
export interface Opened<T> {
  readonly token: string;
  readonly data: T;
  /** It became this by what was done on the page. */
  readonly replace: (data: T) => void;
  /** It became something else meanwhile. */
  readonly reload: () => void;
}

/** A page that is reached by the link of a letter, without an account. A link that is over says so. */
export function OpenedByLink<T>(props: OpenedByLinkProps<T>) {
  const token = useLinkToken();
  return <Loaded key={token} token={token} {...props} />;
}

function Loaded<T>({ token, title, words, open, children }: OpenedByLinkProps<T> & { token: string }) {
  const { loaded, reload } = useLoaded(useCallback(() => open(token), [open, token]));
  const [replaced, replace] = useState<{ data: T }>();
  if (loaded.phase === 'loading')
    return (
      <WideFrame title={title}>
        <LoadingState />
      </WideFrame>
    );
  if (loaded.phase === 'ready')
    return children({ token, data: (replaced ?? loaded).data, replace: (data) => replace({ data }), reload });
  const { error } = loaded;
  const isOver = error instanceof ApiProblem && (error.status === 410 || error.status === 404);
  const { title: failed, detail } = failureOf(error, words.notOpened);
  return (
    <WideFrame title={title} {...(isOver ? { lead: words.over } : {})}>
      {isOver ? null : (
        <ErrorState title={failed} onRetry={reload}>
          {detail}
        </ErrorState>
      )}
    </WideFrame>
  );
}
