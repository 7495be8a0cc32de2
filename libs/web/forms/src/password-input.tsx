import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Box, IconButton, Input } from '@groundwork/web-ui';

interface PasswordInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'autoComplete'> {
  autoComplete?: 'current-password' | 'new-password';
}

/** The control of a password, which can be shown while it is typed. Knows nothing of the form. */
export function PasswordInput({ autoComplete = 'current-password', ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Box position="relative">
      <Input {...input} type={shown ? 'text' : 'password'} autoComplete={autoComplete} pe="12" />
      <Box position="absolute" insetEnd="0" top="0">
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? 'eye-off' : 'eye'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      </Box>
    </Box>
  );
}
