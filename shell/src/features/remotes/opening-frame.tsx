import { Box, Flex, LoadingState, PageHeader } from '@groundwork/web-ui';
import type { Opening } from './opening.js';

/** What a home begins with, in its place in the page, while nothing else of the portal is here. */
export function OpeningFrame({ opening }: { opening: Opening }) {
  return (
    <Flex flexDirection="column" minHeight="100dvh">
      <Box as="header" height="topbar" bg="bg.panel" borderBottom="1px solid" borderColor="border" />
      <Flex flex="1" alignItems="stretch">
        <Box
          display={{ base: 'none', sm: 'block' }}
          width="sidebar"
          flexShrink="0"
          bg="bg.panel"
          borderInlineEnd="1px solid"
          borderColor="border"
        />
        <Box as="main" flex="1" minWidth="0" p={{ base: '4', sm: '8' }}>
          <Box maxWidth="page" mx="auto">
            <OpeningHeader {...opening} />
            <LoadingState />
          </Box>
        </Box>
      </Flex>
    </Flex>
  );
}

/** For the eyes alone: who listens hears it from the area, once, when there is something to go on to. */
export function OpeningHeader({ heading, sentence }: Opening) {
  return (
    <div aria-hidden>
      <PageHeader title={heading} description={sentence} />
    </div>
  );
}
