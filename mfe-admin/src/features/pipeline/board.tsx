import { useState } from 'react';
import { stages } from '@groundwork/domain-applications';
import type { StageKey } from '@groundwork/domain-applications';
import { pipeline } from '@groundwork/domain-messages-admin';
import { Box, Button, Grid, Span, Stack, Text, Wrap } from '@groundwork/web-ui';
import { countOf } from '../../components/counted.js';
import { useStageApplications } from '../../data/pipeline.js';
import type { ListFilters } from '../../data/pipeline.js';
import { BoardColumn } from './board-column.js';
import { useBoardKeys } from './use-board-keys.js';

/** The applications that fit as cards, a column a stage; on a phone one column at a time. */
export function Board({ filters }: { filters: ListFilters }) {
  const keys = useBoardKeys();
  const columns = stages.filter(({ key }) => filters.stage === '' || key === filters.stage);
  const [chosen, choose] = useState<StageKey>('review');
  const onPhone = columns.some(({ key }) => key === chosen) ? chosen : columns[0]?.key;
  return (
    <Stack gap="4">
      <Text textStyle="small">{pipeline.boardHint}</Text>
      <Wrap gap="2" display={{ base: 'flex', md: 'none' }} role="group" aria-label={pipeline.stage}>
        {columns.map(({ key, label }) => (
          <StageButton
            key={key}
            filters={filters}
            stage={key}
            label={label}
            isPressed={key === onPhone}
            onPress={() => choose(key)}
          />
        ))}
      </Wrap>
      <Box overflowX="auto" pb="2" {...keys}>
        <Grid
          gap="3"
          alignItems="start"
          gridTemplateColumns={{ base: '1fr', md: `repeat(${columns.length}, minmax(168px, 1fr))` }}
        >
          {columns.map(({ key, label }) => (
            <Box key={key} data-column minWidth="0" display={{ base: key === onPhone ? 'block' : 'none', md: 'block' }}>
              <BoardColumn filters={filters} stage={key} label={label} />
            </Box>
          ))}
        </Grid>
      </Box>
    </Stack>
  );
}

interface StageButtonProps {
  filters: ListFilters;
  stage: StageKey;
  label: string;
  isPressed: boolean;
  onPress: () => void;
}

/** Which column a phone shows, each with how many stand there. */
function StageButton({ filters, stage, label, isPressed, onPress }: StageButtonProps) {
  const first = useStageApplications(filters, stage).data?.pages[0];
  return (
    <Button size="sm" variant={isPressed ? 'solid' : 'outline'} aria-pressed={isPressed} onClick={onPress}>
      {label}
      {first ? <Span fontVariantNumeric="tabular-nums">{countOf(first)}</Span> : null}
    </Button>
  );
}
