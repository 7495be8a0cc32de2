import type { ComponentProps, ReactNode } from 'react';
import { Box, Flex } from '@groundwork/web-ui';

interface PageFrameProps {
  bar: ReactNode;
  side: ReactNode;
  /** What the main region is beside its place, as an address to skip to. */
  main?: ComponentProps<typeof Box>;
  children: ReactNode;
}

/** Where things stand on a page of the portal: the bar above, the sidebar beside the region with the content. */
export function PageFrame({ bar, side, main, children }: PageFrameProps) {
  return (
    <Flex flexDirection="column" minHeight="100dvh">
      {bar}
      <Flex flex="1" alignItems="stretch">
        {side}
        <Box as="main" flex="1" minWidth="0" p={{ base: '4', sm: '8' }} {...main}>
          <Box maxWidth="page" mx="auto">
            {children}
          </Box>
        </Box>
      </Flex>
    </Flex>
  );
}

/** The place of the sidebar, 240 wide (specification, section 2). */
export function SidePlace({ children, ...place }: ComponentProps<typeof Box>) {
  return (
    <Box width="sidebar" flexShrink="0" bg="bg.panel" borderInlineEnd="1px solid" borderColor="border" {...place}>
      {children}
    </Box>
  );
}
