import { security } from '@groundwork/domain-messages-shell';
import { Box, Flex, IconButton, Span, Stack, Text } from '@groundwork/web-ui';
import { QrCode } from './qr-code.js';
import { useCopy } from './use-copy.js';

/** In groups of four, as it is easier typed. */
const grouped = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** A new secret, to be scanned or typed into an authenticator app. */
export function NewSecret({ secret, address }: { secret: string; address: string }) {
  const { outcome, copy } = useCopy(secret);
  return (
    <Flex flexWrap="wrap" gap="5" alignItems="flex-start">
      <Stack gap="2">
        <Text textStyle="label">{security.scan}</Text>
        <QrCode text={address} label={security.scanLabel} />
      </Stack>
      <Box flex="1" minWidth="180px">
        <Text textStyle="label" mb="2">
          {security.typeInstead}
        </Text>
        <Flex gap="2" alignItems="flex-start">
          <Span fontFamily="mono" fontSize="sm" overflowWrap="anywhere" bg="bg.subtle" borderRadius="md" px="3" py="2">
            {grouped(secret)}
          </Span>
          <IconButton
            label={security.copySecret}
            icon={outcome === 'copied' ? 'check' : 'copy'}
            onClick={() => void copy()}
          />
        </Flex>
        <Text role="status" textStyle="small" minHeight="5" mt="1">
          {outcome === 'copied' ? security.copied : outcome === 'refused' ? security.couldNotCopy : ''}
        </Text>
      </Box>
    </Flex>
  );
}
