import { borrowerPages } from '@groundwork/domain-messages-borrower';
import { Span, VisuallyHidden } from '@groundwork/web-ui';
import { useNeededItems } from '../../data/needed-items.js';

/** How many items an application still needs (specification 2 and 5). */
export function ItemsNeeded({ id }: { id: string }) {
  const { names, failed } = useNeededItems(id);
  if (failed) {
    return (
      <Span color="fg.muted">
        <span aria-hidden>?</span>
        <VisuallyHidden>{borrowerPages.itemsUnknown}</VisuallyHidden>
      </Span>
    );
  }
  return (
    <Span fontVariantNumeric="tabular-nums" title={names?.join(', ')}>
      {names?.length ?? '…'}
    </Span>
  );
}
