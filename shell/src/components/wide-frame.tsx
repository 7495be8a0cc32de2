import { Box, Flex } from '@groundwork/web-ui';
import type { ReactNode } from 'react';
import { Brand } from './brand.js';
import { PageHeading } from './page-heading.js';

/** A public page with a long form: one column below the lender's name. */
export function WideFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Flex flexDirection="column" minHeight="100dvh">
      <Flex
        as="header"
        height="topbar"
        alignItems="center"
        px={{ base: '5', sm: '8' }}
        color="accent.fg"
        bg="bg.panel"
        borderBottom="1px solid"
        borderColor="border"
      >
        <Brand />
      </Flex>
      <Box as="main" width="full" maxWidth="form" mx="auto" px={{ base: '4', sm: '8' }} py={{ base: '6', sm: '10' }}>
        <PageHeading title={title} lead={lead} />
        {children}
      </Box>
    </Flex>
  );
}
