import { useState } from 'react';
import { apiReference as words, apiTokens } from '@groundwork/domain-messages-admin';
import { Box, Button, Hint } from '@groundwork/web-ui';

/** Text of a program, to read and to copy; it scrolls by itself, also by keyboard. */
export function CodeBlock({ label, text, canCopy = true }: { label: string; text: string; canCopy?: boolean }) {
  const [outcome, setOutcome] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome(apiTokens.copied),
      () => setOutcome(apiTokens.copyFailed),
    );
  return (
    <Box>
      <Box
        as="pre"
        role="region"
        aria-label={label}
        tabIndex={0}
        bg="bg.subtle"
        borderWidth="1px"
        borderColor="border"
        borderRadius="md"
        p="3"
        fontFamily="mono"
        fontSize="sm"
        overflow="auto"
        maxHeight="24rem"
      >
        {text}
      </Box>
      {canCopy ? (
        <Box mt="2">
          <Button variant="outline" size="sm" aria-label={`${words.copy}: ${label}`} onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Hint role="status">{outcome}</Hint>
        </Box>
      ) : null}
    </Box>
  );
}
