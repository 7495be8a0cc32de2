import { useRef } from 'react';
import { flushSync } from 'react-dom';
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

/** The offer of what was typed earlier, right above the form that it belongs to, whose first field has the focus once it is answered. */
export function DraftOffer({ at, take, drop }: Offer) {
  const place = useRef<HTMLDivElement>(null);
  const answer = (what: () => void) => () => {
    const form = place.current?.nextElementSibling;
    // The buttons are gone with the offer, and the fields can be typed into: the focus would be lost with the one, and goes to the other.
    flushSync(what);
    form?.querySelector<HTMLElement>(':is(input, select, textarea):enabled')?.focus();
  };
  return (
    <Box ref={place} mb="5">
      <Alert tone="warning" title={fill(screens.draftKept, { time: displayInstant(at) })}>
        <HStack mt="2" flexWrap="wrap">
          <Button size="sm" onClick={answer(take)}>
            {screens.restoreDraft}
          </Button>
          <Button size="sm" variant="outline" onClick={answer(drop)}>
            {screens.discardDraft}
          </Button>
        </HStack>
      </Alert>
    </Box>
  );
}
