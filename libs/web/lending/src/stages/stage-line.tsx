import { standingOf } from '@groundwork/domain-applications';
import type { StageFacts, StageState, Standing } from '@groundwork/domain-applications';
import { systemClock } from '@groundwork/domain-time';
import { Box, Flex, Stack, Text } from '@groundwork/web-ui';
import { ballText, moveText, placeText } from './stage-words.js';
import type { StageSide } from './stage-words.js';

const fills: Readonly<Record<StageState, string>> = {
  done: 'success.fg',
  current: 'accent.solid',
  ahead: 'border',
  // Passed without a stop: a thin line, where what is to come is a whole one.
  skipped: 'success.fg',
};

/** Where an application stands, in two lines: for cards and rows of lists. */
export function StageLine({ facts, side }: { facts: StageFacts; side: StageSide }) {
  const standing = standingOf(facts, systemClock.now());
  return (
    <Stack gap="1" minWidth="0" width="full" textAlign="start">
      <Flex gap="1" alignItems="center" aria-hidden maxWidth="220px">
        {standing.stages.map(({ key, state }) => (
          <Box key={key} flex="1" height={state === 'skipped' ? '0.5' : '1.5'} borderRadius="full" bg={fills[state]} />
        ))}
      </Flex>
      <Text fontSize="sm">{placeText(standing)}</Text>
      <Text textStyle="small">{moveOf(standing, side)}</Text>
    </Stack>
  );
}

/** Who has to do something and what, in one line: where the stage itself is said beside it. */
export function MoveLine({ facts, side }: { facts: StageFacts; side: StageSide }) {
  return <Text textStyle="small">{moveOf(standingOf(facts, systemClock.now()), side)}</Text>;
}

const moveOf = (standing: Standing, side: StageSide): string => `${ballText(standing, side)}: ${moveText(standing)}`;
