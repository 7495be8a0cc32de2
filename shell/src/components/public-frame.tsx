import type { ReactNode } from 'react';
import { signIn } from '@groundwork/domain-messages-shell';
import { Box, Flex, Stack, Text } from '@groundwork/web-ui';
import { Brand } from './brand.js';
import { PageHeading } from './page-heading.js';

interface PublicFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A short public page: the lender's words at the left where there is room, the page's own form at the right. */
export function PublicFrame({ title, lead, children }: PublicFrameProps) {
  return (
    <Flex minHeight="100dvh">
      <Flex
        as="aside"
        display={{ base: 'none', md: 'flex' }}
        flex="1"
        flexDirection="column"
        justifyContent="space-between"
        p="12"
        color="#e9f4f4"
        background="var(--lender-aside, linear-gradient(160deg, #0f6a72 0%, #0a434a 55%, #072c32 100%))"
      >
        <Brand />
        <Stack gap="4" maxWidth="46ch">
          <Text fontSize="3xl" fontWeight="semibold" lineHeight="tight">
            {signIn.tagline}
          </Text>
          <Text fontSize="lg" color="#cfe4e4">
            {signIn.taglineDetail}
          </Text>
        </Stack>
        <Text fontSize="sm" color="#cfe4e4">
          {signIn.commercialOnly}
        </Text>
      </Flex>
      <Flex
        as="main"
        flex="1"
        justifyContent="center"
        px={{ base: '5', sm: '8' }}
        pb="8"
        pt={{ base: '8', md: 'max(2rem, 16vh)' }}
        bg="bg.panel"
      >
        {/* From a fixed height down: centred, it would move whenever a complaint comes or goes. */}
        <Box width="full" maxWidth="400px">
          <Box display={{ base: 'block', md: 'none' }} mb="10" color="accent.fg">
            <Brand />
          </Box>
          <PageHeading title={title} lead={lead} />
          {children}
        </Box>
      </Flex>
    </Flex>
  );
}
