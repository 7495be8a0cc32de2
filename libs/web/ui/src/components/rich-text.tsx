import { useMemo } from 'react';
import type { RefObject } from 'react';
import { safeHtml } from './safe-html.js';
import { Box } from '../primitives/layout.js';

interface RichTextProps {
  label: string;
  /**
   * HTML that the agreements service sanitised when it was saved, placeholders filled with escaped values. It is
   * sanitised once more before it is shown: what is in the database is not trusted for being there.
   */
  html: string;
  ref?: RefObject<HTMLDivElement | null>;
  onScroll?: () => void;
  maxHeight?: string;
}

const prose = {
  '& h1, & h2, & h3': { fontWeight: 'semibold', lineHeight: 'tight', mt: '5', mb: '2' },
  '& h1:first-child, & h2:first-child, & h3:first-child': { mt: '0' },
  '& h1': { fontSize: 'xl' },
  '& h2': { fontSize: 'lg' },
  '& p': { mb: '3' },
  '& ul, & ol': { ps: '6', mb: '3' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { mb: '1' },
  '& img': { display: 'inline-block', bg: '#ffffff', borderRadius: 'sm' },
  '& table': { width: 'full', borderCollapse: 'collapse', mb: '3' },
  '& td, & th': {
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    px: '3',
    py: '2',
    textAlign: 'start',
  },
  // An editor writes paragraphs into the cells.
  '& td p, & th p': { mb: '0' },
};

/** A text of the lender's in a frame that scrolls; the keyboard scrolls it too. */
export function RichText({ label, html, ref, onScroll, maxHeight = '420px' }: RichTextProps) {
  const safe = useMemo(() => safeHtml(html), [html]);
  return (
    <Box
      ref={ref}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={onScroll}
      maxHeight={maxHeight}
      overflowY="auto"
      overflowWrap="anywhere"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border.strong"
      borderRadius="md"
      bg="bg"
      px={{ base: '4', sm: '6' }}
      py="5"
      css={prose}
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}
