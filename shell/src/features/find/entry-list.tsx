import { useEffect, useRef } from 'react';
import { Box, Flex, Span, Text } from '@groundwork/web-ui';
import { keyOf } from './entries.js';
import type { Entry, EntryGroup } from './entries.js';

interface EntryListProps {
  id: string;
  groups: readonly EntryGroup[];
  /** Which entry of all is chosen. */
  active: number;
  onOpen: (entry: Entry) => void;
}

/** The groups of what fits; the chosen line stays in view. */
export function EntryList({ id, groups, active, onOpen }: EntryListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, groups]);
  const numbered = groups.map((group, at) => ({
    ...group,
    first: groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0),
  }));
  return (
    <Box ref={list}>
      {numbered.map(({ title, entries, first }) => (
        <Box key={title} role="group" aria-label={title} mb="3">
          <Text textStyle="small" fontWeight="semibold" aria-hidden>
            {title}
          </Text>
          {entries.map((entry, at) => (
            <Line
              key={keyOf(entry)}
              id={`${id}${first + at}`}
              entry={entry}
              chosen={first + at === active}
              onOpen={() => onOpen(entry)}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface LineProps {
  id: string;
  entry: Entry;
  chosen: boolean;
  onOpen: () => void;
}

function Line({ id, entry: { name, detail, aside }, chosen, onOpen }: LineProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={chosen}
      px="3"
      py="2"
      borderRadius="sm"
      cursor="pointer"
      bg={chosen ? 'accent.subtle' : undefined}
      color={chosen ? 'accent.fg' : undefined}
      onClick={onOpen}
    >
      <Flex justifyContent="space-between" gap="4">
        <Span overflowWrap="anywhere" fontWeight={chosen ? 'semibold' : undefined}>
          {name}
        </Span>
        {aside ? (
          <Span fontSize="sm" flexShrink="0">
            {aside}
          </Span>
        ) : null}
      </Flex>
      {detail ? (
        <Text fontSize="sm" overflowWrap="anywhere">
          {detail}
        </Text>
      ) : null}
    </Box>
  );
}
