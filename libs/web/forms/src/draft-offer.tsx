import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { Alert, Box, Button, HStack } from '@groundwork/web-ui';

/** What was typed before and never sent, offered to be put back. */
export interface Offer {
  at: string;
  take: () => void;
  drop: () => void;
}

/** The offer of what was typed earlier, above the form that it belongs to. */
export function DraftOffer({ at, take, drop }: Offer) {
  return (
    <Box mb="5">
      <Alert tone="warning" title={fill(screens.draftKept, { time: displayInstant(at) })}>
        <HStack mt="2" flexWrap="wrap">
          <Button size="sm" onClick={take}>
            {screens.restoreDraft}
          </Button>
          <Button size="sm" variant="outline" onClick={drop}>
            {screens.discardDraft}
          </Button>
        </HStack>
      </Alert>
    </Box>
  );
}
