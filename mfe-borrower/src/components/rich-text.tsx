import type { RefObject } from 'react';
import { Box } from '@groundwork/web-ui';

interface RichTextProps {
  label: string;
  /** HTML that the agreements service sanitised when it was saved; nothing that a user typed here reaches it. */
  html: string;
  ref?: RefObject<HTMLDivElement | null>;
  onScroll?: () => void;
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
  '& table': { width: 'full', borderCollapse: 'collapse', mb: '3' },
  '& td, & th': { borderWidth: '1px', borderStyle: 'solid', borderColor: 'border', px: '3', py: '2', textAlign: 'start' },
};

/** A text of the lender's in a frame that scrolls; the keyboard scrolls it too. */
export function RichText({ label, html, ref, onScroll }: RichTextProps) {
  return (
    <Box
      ref={ref}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={onScroll}
      maxHeight="420px"
      overflowY="auto"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border.strong"
      borderRadius="md"
      bg="bg"
      px={{ base: '4', sm: '6' }}
      py="5"
      css={prose}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
