import { useState } from 'react';
import { lenderRules } from '@groundwork/domain-messages';
import { lenderPage as words } from '@groundwork/domain-messages-admin';
import { useField, useFieldError } from '@groundwork/web-forms';
import { Box, Button, FieldError, FileDrop, Stack, Text } from '@groundwork/web-ui';
import type { LenderValues } from './lender-values.js';

const largest = 60 * 1024;

/** The bytes of a file as base64. */
const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const isPng = (base64: string): boolean => base64.startsWith('iVBORw0KGgo');

/** The logo as it is or is to be, another one in its place, and the way to none. */
export function LogoField({ logoId, alt }: { logoId: string | null; alt: string }) {
  const field = useField<LenderValues, string>('logo');
  const error = useFieldError<LenderValues>('logo');
  const [complaint, setComplaint] = useState<string>();
  const value = field.value ?? '';
  const source =
    value === ''
      ? logoId && `/api/shell/lender/logo/${logoId}`
      : value === 'none'
        ? null
        : `data:image/png;base64,${value}`;
  const take = async ([file]: File[]) => {
    if (!file) return;
    if (file.size > largest) return setComplaint(lenderRules.logoTooLarge);
    const content = await base64Of(file);
    if (!isPng(content)) return setComplaint(lenderRules.logoNoPng);
    setComplaint(undefined);
    field.onChange(content);
  };
  return (
    <Stack gap="3" role="group" aria-label={words.logo}>
      <Text fontWeight="medium">{words.logo}</Text>
      {source ? (
        <Box>
          <Box
            display="inline-block"
            p="2"
            borderRadius="md"
            borderWidth="1px"
            borderStyle="solid"
            borderColor="border"
            style={{ background: '#ffffff' }}
          >
            <img src={source} alt={alt || words.logo} style={{ maxHeight: 60, maxWidth: '100%' }} />
          </Box>
        </Box>
      ) : null}
      <FileDrop
        label={words.chooseLogo}
        accept="image/png"
        hint={words.logoHint}
        onFiles={(files) => void take(files)}
      />
      {complaint || error ? <FieldError role="alert">{complaint ?? error}</FieldError> : null}
      {source ? (
        <Button variant="ghost" alignSelf="flex-start" onClick={() => field.onChange(logoId ? 'none' : '')}>
          {words.removeLogo}
        </Button>
      ) : null}
    </Stack>
  );
}
