import { standingOf } from '@groundwork/domain-applications';
import type { Stage, StageFacts, StageState } from '@groundwork/domain-applications';
import { stageWords } from '@groundwork/domain-messages-screens';
import { displayDate, systemClock } from '@groundwork/domain-time';
import { Badge, Box, Center, Flex, Icon, List, ListItem, Stack, Text } from '@groundwork/web-ui';
import type { Tone } from '@groundwork/web-ui';
import { ballText, moveText } from './stage-words.js';
import type { StageSide } from './stage-words.js';

const words: Readonly<Record<StageState, string>> = {
  done: stageWords.stageDone,
  current: stageWords.stageCurrent,
  ahead: stageWords.stageAhead,
  skipped: stageWords.stageSkipped,
};

/** The stages of an application with when each was reached, who has to do something and what. A list for who listens. */
export function StageTracker({ facts, side }: { facts: StageFacts; side: StageSide }) {
  const standing = standingOf(facts, systemClock.now());
  const tone: Tone = standing.ball === null ? 'success' : standing.ball === side ? 'warning' : 'info';
  return (
    <Stack gap="4">
      <List
        as="ol"
        aria-label={stageWords.stagesOf}
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        gap={{ base: '3', md: '2' }}
      >
        {standing.stages.map((stage) => (
          <StageItem key={stage.key} stage={stage} />
        ))}
      </List>
      <Flex gap="3" alignItems="center" flexWrap="wrap">
        <Badge tone={tone}>{ballText(standing, side)}</Badge>
        <Text flex="1" minWidth="min(100%, 220px)">
          {moveText(standing)}
        </Text>
      </Flex>
    </Stack>
  );
}

function StageItem({ stage: { label, state, reachedAt } }: { stage: Stage }) {
  const isPast = state === 'done';
  const isCurrent = state === 'current';
  const isPassed = isPast || state === 'skipped';
  return (
    <ListItem
      flex="1"
      minWidth="0"
      display="flex"
      gap="3"
      alignItems={{ base: 'center', md: 'flex-start' }}
      aria-current={isCurrent ? 'step' : undefined}
      borderTopWidth={{ base: '0', md: '3px' }}
      borderLeftWidth={{ base: '3px', md: '0' }}
      borderStyle={state === 'skipped' ? 'dotted' : 'solid'}
      borderColor={isPassed ? 'success.fg' : isCurrent ? 'accent.solid' : 'border'}
      pt={{ base: '0', md: '2' }}
      pl={{ base: '3', md: '0' }}
    >
      <Center width="5" flexShrink="0" color={isPast ? 'success.fg' : isCurrent ? 'accent.fg' : 'fg.muted'} aria-hidden>
        <Icon name={isPast ? 'check-circle' : isCurrent ? 'chevron-right' : 'minus'} />
      </Center>
      <Box minWidth="0">
        <Text fontWeight={isCurrent ? 'semibold' : 'normal'} color={isPast || isCurrent ? 'fg' : 'fg.muted'}>
          {label}
        </Text>
        <Text textStyle="small">{reachedAt ? `${words[state]}, ${displayDate(reachedAt)}` : words[state]}</Text>
      </Box>
    </ListItem>
  );
}
