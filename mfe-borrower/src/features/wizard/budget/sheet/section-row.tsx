import { memo } from 'react';
import { Box, Button, Flex, Icon, MoneyText, Span } from '@groundwork/web-ui';
import { useSheetStore, useSheetValue } from './sheet-context.js';
import { sumOfRows } from './sums.js';

interface SectionRowProps {
  section: number;
  onPaste: (section: number) => void;
}

/** The head of a section: opens and closes it, says its sum, adds lines to it. */
export const SectionRow = memo(function SectionRow({ section, onPaste }: SectionRowProps) {
  const store = useSheetStore();
  const name = useSheetValue(({ sheet }) => sheet[section]?.name) ?? '';
  const lineCount = useSheetValue(({ sheet }) => sheet[section]?.rows.length) ?? 0;
  const isOpen = useSheetValue(({ closed }) => !closed.has(section));
  return (
    <Flex
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      bg="bg.subtle"
      borderRadius="md"
      px="2"
      py="1"
      mt={section > 0 ? '4' : '0'}
    >
      <Box role="rowheader" flex="1" minWidth="160px">
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          onClick={() => store.toggleSection(section)}
          px="2"
          whiteSpace="normal"
          textAlign="start"
          fontWeight="semibold"
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          {name}
          <Span color="fg.muted" fontWeight="normal" fontSize="sm">
            {lineCount === 1 ? '1 line' : `${lineCount} lines`}
          </Span>
        </Button>
      </Box>
      <Flex role="gridcell" gap="1" flexWrap="wrap">
        <Button
          data-add
          variant="ghost"
          size="sm"
          icon="plus"
          onClick={() => store.insert(section, lineCount)}
          aria-label={`Add line to ${name}`}
        >
          Add
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon="clipboard"
          onClick={() => onPaste(section)}
          aria-label={`Paste lines into ${name}`}
        >
          Paste
        </Button>
      </Flex>
      <Box role="gridcell" minWidth="120px" textAlign="end" px="2">
        <SectionSum section={section} />
      </Box>
    </Flex>
  );
});

function SectionSum({ section }: Pick<SectionRowProps, 'section'>) {
  const rows = useSheetValue(({ sheet }) => sheet[section]?.rows);
  return <MoneyText cents={rows ? sumOfRows(rows) : 0} bold />;
}

/** Proposed lines that nobody has used yet, on one line. */
export const FoldRow = memo(function FoldRow({ section, count }: { section: number; count: number }) {
  const store = useSheetStore();
  return (
    <Box role="gridcell" py="1" ps={{ base: '2', sm: '14' }}>
      <Button variant="plain" size="sm" onClick={() => store.unfold(section)}>
        {count === 1 ? 'Show 1 proposed line that is not used' : `Show ${count} proposed lines that are not used`}
      </Button>
    </Box>
  );
});
