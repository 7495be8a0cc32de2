import { useEffect } from 'react';
import { shared, signIn } from '@groundwork/domain-messages';
import { Alert, Box, Flex, Heading, Stack, Text } from '@groundwork/web-ui';
import { Brand } from '../../components/brand.js';
import { useSession } from '../session/index.js';
import { SignInForm } from './sign-in.form.js';
import { useWarmUp } from './use-warm-up.js';

export function SignInPage() {
  const ended = useSession((state) => state.ended);
  useWarmUp();
  useEffect(() => {
    document.title = `${signIn.signInHeading} · Groundwork`;
  }, []);
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
        backgroundImage="linear-gradient(160deg, #0f6a72 0%, #0a434a 55%, #072c32 100%)"
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
      <Flex as="main" flex="1" alignItems="center" justifyContent="center" p={{ base: '5', sm: '8' }} bg="bg.panel">
        <Box width="full" maxWidth="400px">
          <Box display={{ base: 'block', md: 'none' }} mb="10" color="accent.fg">
            <Brand />
          </Box>
          <Heading as="h1" size="page" mb="6">
            {signIn.signInHeading}
          </Heading>
          {ended ? (
            <Box mb="5">
              <Alert tone="info">{shared.sessionEnded}</Alert>
            </Box>
          ) : null}
          <SignInForm />
        </Box>
      </Flex>
    </Flex>
  );
}
