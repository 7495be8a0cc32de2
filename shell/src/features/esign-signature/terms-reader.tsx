import { useLayoutEffect, useRef, useState } from 'react';
import { publicPages } from '@groundwork/domain-messages-shell';
import { Box, RichText, Text } from '@groundwork/web-ui';

/** Below so many pixels from its end the text counts as read to the end: zoom leaves fractions. */
const END = 4;

/** The terms in a frame of at most 500 px (section 9); says whether they were scrolled to their end. */
export function TermsReader({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState(false);
  const look = () => {
    const element = text.current;
    if (element && element.scrollTop + element.clientHeight >= element.scrollHeight - END) setRead(true);
  };
  // A text that fits its frame has no end to scroll to.
  useLayoutEffect(look, [html]);
  return (
    <Box>
      <RichText ref={text} label={publicPages.esignTerms} html={html} onScroll={look} maxHeight="500px" />
      <Text mt="2" textStyle="small" role="status">
        {read ? publicPages.esignRead : publicPages.esignScroll}
      </Text>
    </Box>
  );
}
