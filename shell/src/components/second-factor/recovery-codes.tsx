import { useEffect, useRef } from 'react';
import { security } from '@groundwork/domain-messages-shell';
import { useAskBeforeUnload } from '@groundwork/web-forms';
import { Box, Button, Grid, Heading, List, ListItem, Stack, Text } from '@groundwork/web-ui';
import { useCopy } from './use-copy.js';

function download(codes: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'groundwork-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}

/** Recovery codes in the one moment in which they can be read. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { outcome, copy } = useCopy(codes.join('\n'));
  useAskBeforeUnload(true);
  // What had the focus is gone: whoever listens hears what came in its place.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="4">
      <Box>
        <Heading ref={heading} tabIndex={-1} _focus={{ outline: 'none' }}>
          {security.keepCodes}
        </Heading>
        <Text color="fg.muted" mt="1">
          {security.keepCodesHint}
        </Text>
      </Box>
      <List
        aria-label={security.recoveryCodes}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 35ch), 1fr))"
        gap="2"
        bg="bg.subtle"
        borderRadius="md"
        p="4"
        fontFamily="mono"
        fontSize="sm"
      >
        {codes.map((code) => (
          <ListItem key={code}>{code}</ListItem>
        ))}
      </List>
      <Grid gridTemplateColumns="1fr 1fr" gap="3">
        <Button variant="outline" icon={outcome === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
          {outcome === 'copied' ? security.copied : security.copyCodes}
        </Button>
        <Button variant="outline" icon="download" onClick={() => download(codes)}>
          {security.downloadCodes}
        </Button>
      </Grid>
      <Text role="status" textStyle="small">
        {outcome === 'refused' ? security.couldNotCopy : ''}
      </Text>
      <Button onClick={onKept}>{security.codesKept}</Button>
    </Stack>
  );
}
