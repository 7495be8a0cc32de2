import { useRef } from 'react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { Alert, Button, Spinner, Stack, VisuallyHidden } from '@groundwork/web-ui';
import { useMoreRows } from './more-rows.js';

interface MorePagesProps {
  query: Pick<
    UseInfiniteQueryResult,
    'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
  /** What the button says. */
  label: string;
  /** Of what, for those who only hear the label. */
  spoken?: string;
  /** What could not be done, where the next page fails. */
  failed?: string;
  align?: 'center' | 'flex-start';
  /** In a narrow column. */
  small?: boolean;
}

/**
 * The way to the next page of the list before it. Who goes it by keyboard stays at the button; the last page takes the button away and the
 * focus to the first entry that it brought. How many came is told, and a page that does not come.
 */
export function MorePages({ query, label, spoken, failed, align = 'center', small }: MorePagesProps) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query;
  const anchor = useRef<HTMLSpanElement>(null);
  const { added, begin } = useMoreRows(anchor, data, hasNextPage);
  const fetchMore = () => {
    if (isFetchingNextPage) return;
    begin();
    void fetchNextPage();
  };
  return (
    <>
      <VisuallyHidden ref={anchor} aria-live="polite">
        {added > 0 ? fill(hasNextPage ? screens.moreShown : screens.lastShown, { n: added }) : ''}
      </VisuallyHidden>
      {hasNextPage ? (
        <Stack gap="4" mt={align === 'center' && !small ? '5' : undefined} alignItems={small ? 'stretch' : align}>
          {isFetchNextPageError ? (
            <Alert tone="danger" title={failed}>
              {sentenceFor(error)}
            </Alert>
          ) : null}
          {/* Not disabled meanwhile, which takes the focus away. */}
          <Button
            variant="outline"
            size={small ? 'sm' : undefined}
            aria-label={spoken}
            aria-busy={isFetchingNextPage}
            aria-disabled={isFetchingNextPage}
            onClick={fetchMore}
          >
            {isFetchingNextPage ? <Spinner size="1em" /> : null}
            {label}
          </Button>
        </Stack>
      ) : null}
    </>
  );
}
