import type { MouseEvent } from 'react';
import { Box } from '@groundwork/web-ui';
import { isPlain } from './place-link.js';
import type { GoTo } from './place-link.js';

const look = {
  lineHeight: 'tall',
  '& h2': { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'tight', mt: '8', mb: '2', scrollMarginTop: '80px' },
  '& h3': { fontWeight: 'semibold', mt: '5', mb: '1' },
  '& p': { mb: '3' },
  '& ul, & ol': { ps: '6', mb: '4' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { mb: '1' },
  '& strong': { fontWeight: 'semibold' },
  '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& img': {
    display: 'block',
    maxWidth: 'full',
    height: 'auto',
    my: '5',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'lg',
  },
  '& blockquote': { borderInlineStart: '3px solid', borderColor: 'border.strong', ps: '4', my: '4' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', mb: '4' },
  '& td, & th': { borderBottom: '1px solid', borderColor: 'border', px: '3', py: '2', textAlign: 'start' },
};

/** A page's text, made and sanitised by the build of the shell (tools/webpack/handbook.mjs). Its links are those of the portal. */
export function Prose({ html, onNavigate }: { html: string; onNavigate: GoTo }) {
  const onClick = (event: MouseEvent) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (!href?.startsWith('/') || !isPlain(event)) return;
    event.preventDefault();
    onNavigate(href);
  };
  return <Box css={look} overflowWrap="anywhere" onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />;
}
