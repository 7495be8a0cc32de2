import { accentComplaint, paletteOf } from '@groundwork/domain-accounts';
import type { Scheme } from '@groundwork/domain-accounts';
import { lenderPage as words } from '@groundwork/domain-messages-admin';
import { Box, Flex, Grid, Text } from '@groundwork/web-ui';

const grounds: Readonly<Record<Scheme, { readonly page: string; readonly text: string }>> = {
  light: { page: '#ffffff', text: '#15262b' },
  dark: { page: '#141d20', text: '#e4edef' },
};

/** What a button and a link look like in the colours that are typed, on light and on dark; nothing of one that cannot be read. */
export function PalettePreview({ light, dark }: { light: string; dark: string }) {
  return (
    <Grid as="section" aria-label={words.preview} gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      <Sample title={words.onLight} accent={light} scheme="light" />
      <Sample title={words.onDark} accent={dark} scheme="dark" />
    </Grid>
  );
}

function Sample({ title, accent, scheme }: { title: string; accent: string; scheme: Scheme }) {
  const { page, text } = grounds[scheme];
  const palette = accentComplaint(accent, scheme) === undefined ? paletteOf(accent, scheme) : undefined;
  return (
    <Box
      p="4"
      borderRadius="lg"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border"
      style={{ background: page, color: text }}
    >
      <Text fontSize="sm" mb="3">
        {title}
      </Text>
      {palette ? (
        <Flex gap="4" alignItems="center" flexWrap="wrap">
          <Box as="span" px="4" py="2" borderRadius="md" style={{ background: palette.solid, color: palette.contrast }}>
            {words.sampleButton}
          </Box>
          <Box as="span" textDecoration="underline" style={{ color: palette.fg }}>
            {words.sampleLink}
          </Box>
        </Flex>
      ) : null}
    </Box>
  );
}
