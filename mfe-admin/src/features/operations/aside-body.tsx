import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { QueryState } from '@groundwork/web-mount';
import { Box, Button, Dialog, Stack, Text } from '@groundwork/web-ui';
import type { AsideEvent } from '../../data/api.js';
import { useAsideBody } from '../../data/operations.js';

/** An event as it is on its way. */
export function AsideBody({ of, onClose }: { of: AsideEvent; onClose: () => void }) {
  const query = useAsideBody(of.holder, of.event);
  const { type, subscriber } = of;
  return (
    <Dialog
      open
      size="lg"
      title={fill(words.showTitle, { type, subscriber })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{screens.close}</Button>}
    >
      <Stack gap="3">
        <Text>{words.showMeans}</Text>
        <QueryState query={query} failed={words.showFailed}>
          {({ body }) => (
            <Box
              as="pre"
              tabIndex={0}
              role="region"
              aria-label={words.event}
              fontFamily="mono"
              fontSize="sm"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              maxHeight="60vh"
              overflow="auto"
            >
              {body}
            </Box>
          )}
        </QueryState>
      </Stack>
    </Dialog>
  );
}
