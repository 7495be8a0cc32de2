import { fill, shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { security } from '@groundwork/domain-messages-shell';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { Alert, Badge, Box, Button, HStack, Heading, Text, Wrap } from '@groundwork/web-ui';
import type { SecondFactorState } from '../../data/security.js';
import type { Change } from './security-change.js';
import { useSecondFactor } from './use-security.js';

const leftText = (count: number): string => (count === 1 ? screens.oneCodeLeft : fill(screens.codesLeft, { count }));

interface SecondFactorPanelProps {
  onChange: (change: Change) => void;
  /** What one comes back from: its button has the focus. */
  from: Change | undefined;
}

/** How the second factor stands, and what can be done about it. */
export function SecondFactorPanel({ onChange, from }: SecondFactorPanelProps) {
  const query = useSecondFactor();
  return (
    <Box as="section" aria-labelledby="second-factor">
      <HStack mb="1">
        <Heading id="second-factor" as="h3">
          {security.secondFactor}
        </Heading>
        {query.data ? (
          <Badge tone={query.data.on ? 'success' : 'neutral'}>
            {query.data.on ? screens.secondFactorOn : security.secondFactorOff}
          </Badge>
        ) : null}
      </HStack>
      <Text color="fg.muted">{security.secondFactorPurpose}</Text>
      <QueryState query={query} failed={security.couldNotLoadSecurity}>
        {(state) => <Standing state={state} onChange={onChange} from={from} />}
      </QueryState>
    </Box>
  );
}

function Standing({ state, onChange, from }: SecondFactorPanelProps & { state: SecondFactorState }) {
  const leadsTo = (change: Change) => ({
    'data-autofocus': from === change || undefined,
    onClick: () => onChange(change),
  });
  const { on, since, recoveryCodesLeft: left, required } = state;
  if (!on)
    return (
      <Box mt="4">
        <Button icon="shield" {...leadsTo('start')}>
          {security.turnOn}
        </Button>
      </Box>
    );
  return (
    <>
      <Text mt="3" fontSize="sm">
        {since ? `${fill(screens.secondFactorSince, { date: displayInstant(since) })} · ` : ''}
        {left > 0 ? leftText(left) : null}
      </Text>
      {left === 0 ? <Alert tone="warning">{security.noCodesLeft}</Alert> : null}
      <Wrap mt="4" gap="3">
        <Button variant="outline" {...leadsTo('codes')}>
          {security.newRecoveryCodes}
        </Button>
        <Button variant="outline" {...leadsTo('replace')}>
          {security.useAnotherDevice}
        </Button>
        {required ? null : (
          <Button variant="outline" {...leadsTo('off')}>
            {security.turnOff}
          </Button>
        )}
      </Wrap>
      {required ? (
        <Text textStyle="small" mt="3">
          {shared.secondFactorRequired}
        </Text>
      ) : null}
    </>
  );
}
