import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { meanwhile as words } from '@groundwork/domain-messages-admin';
import { Alert, Box, Button, Facts, Stack, Text } from '@groundwork/web-ui';
import type { Fact } from '@groundwork/web-ui';

interface MovedMeanwhileProps {
  /** How it stands now, in words. */
  said: string;
  facts?: readonly Fact[];
  /** Of several, each in words. */
  children?: ReactNode;
  /** Nothing was typed. */
  isBare?: boolean;
  /** What becomes of what was entered, where that is not text; '' says nothing of it. */
  hint?: string;
  /** Takes how it stands now; left out where nothing is left to be done. */
  onGoOn?: (() => void) | undefined;
}

/** That somebody else was faster: how it stands now, above what was typed, and the way on. It takes the focus of the button that failed. */
export function MovedMeanwhile({ said, facts = [], children, isBare, hint, onGoOn }: MovedMeanwhileProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} outline="none">
      <Alert tone="warning" title={words.title}>
        <Stack gap="3" mt="1">
          <Text overflowWrap="anywhere">{said}</Text>
          {facts.length > 0 ? <Facts facts={facts} minWidth={120} /> : null}
          {children}
          {isBare || hint === '' ? null : <Text>{hint ?? (onGoOn ? words.typedGoesOn : words.typedStays)}</Text>}
          {onGoOn ? (
            <Box>
              <Button size="sm" variant="outline" onClick={onGoOn}>
                {words.goOn}
              </Button>
            </Box>
          ) : null}
        </Stack>
      </Alert>
    </Box>
  );
}
