import type { MouseEvent } from 'react';
import { fill } from '@groundwork/domain-messages';
import { approval } from '@groundwork/domain-messages-admin';
import { Button } from '@groundwork/web-ui';

/** Marks what Next leads to: a part that can take the focus, or one whose head opens it. */
export const sectionMark = { 'data-review-section': '' };

function toNext({ currentTarget }: MouseEvent<HTMLElement>) {
  const here = currentTarget.closest('[data-review-section]');
  const next = [...document.querySelectorAll<HTMLElement>('[data-review-section]')].find(
    (section) =>
      here && !here.contains(section) && here.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const panel = next?.querySelector<HTMLDetailsElement>(':scope > details');
  if (panel) panel.open = true;
  (panel?.querySelector('summary') ?? next)?.focus();
}

/** At the end of a section of the review: opens the one behind it and takes the reader there, by keyboard too. */
export function NextSection({ after }: { after: string }) {
  return (
    <Button
      size="sm"
      variant="ghost"
      icon="arrow-right"
      mt="4"
      aria-label={fill(approval.nextAfter, { section: after })}
      onClick={toNext}
    >
      {approval.nextSection}
    </Button>
  );
}
