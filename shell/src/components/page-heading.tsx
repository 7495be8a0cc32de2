import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Box, Heading, lenderName, Text } from '@groundwork/web-ui';

/**
 * The heading of a public page, and the title of its tab. It takes the focus when the page comes, so that a screen
 * reader says where one is and the next Tab goes into the page.
 */
export function PageHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${lenderName()}`;
    document.documentElement.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <Box mb="6">
      <Heading ref={heading} as="h1" size="page" tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        {title}
      </Heading>
      {lead ? (
        <Text mt="2" color="fg.muted">
          {lead}
        </Text>
      ) : null}
    </Box>
  );
}
