import type { Completeness } from '@groundwork/domain-applications';
import { Span } from '@groundwork/web-ui';

export const completenessLabels: Record<Completeness, string> = {
  complete: 'complete',
  started: 'started',
  not_started: 'not started',
};

const colors: Record<Completeness, string> = {
  complete: 'success.fg',
  started: 'warning.fg',
  not_started: 'danger.fg',
};
const shapes: Record<Completeness, string> = {
  complete: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.3l2.8 2.8L16 9.8',
  started: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18',
  not_started: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
};

/** Not started red and empty, started half, complete green with a tick (specification 2). */
export function CompletenessIcon({ completeness }: { completeness: Completeness }) {
  return (
    <Span color={colors[completeness]} display="inline-flex">
      <svg
        viewBox="0 0 24 24"
        width="1.25em"
        height="1.25em"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        role="img"
        aria-label={completenessLabels[completeness]}
      >
        <path d={shapes[completeness]} strokeLinecap="round" strokeLinejoin="round" />
        {completeness === 'started' ? <path d="M12 3a9 9 0 0 0 0 18z" fill="currentColor" stroke="none" /> : null}
      </svg>
    </Span>
  );
}
