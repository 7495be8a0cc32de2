import { mayReturn } from '@groundwork/domain-draws';
import type { DrawCommand } from '@groundwork/domain-draws';
import { drawDesk } from '@groundwork/domain-messages-admin';
import { Box, Button, Flex, Heading, HStack } from '@groundwork/web-ui';
import { approvable, movesAll } from './draft-decision.js';
import type { Draft, StoredLine } from './draft-decision.js';

interface EntireDrawProps {
  lines: readonly StoredLine[];
  draft: Draft;
  disabled: boolean;
  onCommand: (command: DrawCommand) => void;
  onLower: () => void;
  onSendBack: () => void;
}

const actions = [
  { command: 'approve', label: 'Approve', icon: 'check' },
  { command: 'hold', label: 'Hold', icon: 'clock' },
  { command: 'reject', label: 'Reject', icon: 'close' },
] as const;

/** What applies to all lines at once; disabled where all of them have that status already. */
export function EntireDraw({ lines, draft, disabled, onCommand, onLower, onSendBack }: EntireDrawProps) {
  return (
    <Flex
      as="section"
      aria-label="Entire draw"
      bg="bg.subtle"
      borderRadius="lg"
      p="4"
      gap="3"
      flexWrap="wrap"
      alignItems="center"
    >
      <Box flex="1" minWidth="140px">
        <Heading as="h3" size="sub">
          Entire draw
        </Heading>
      </Box>
      <HStack flexWrap="wrap">
        {actions.map(({ command, label, icon }) => (
          <Button
            key={command}
            size="sm"
            variant="outline"
            icon={icon}
            aria-label={`${label} the entire draw`}
            disabled={disabled || !movesAll(draft, lines, command)}
            onClick={() => onCommand(command)}
          >
            {label}
          </Button>
        ))}
        <Button
          size="sm"
          variant="outline"
          aria-label={`${drawDesk.lowerAmount} of the entire draw`}
          disabled={disabled || approvable(lines).length === 0}
          onClick={onLower}
        >
          {drawDesk.lowerAmount}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={disabled || !mayReturn(lines.map(({ statusId }) => statusId))}
          onClick={onSendBack}
        >
          {drawDesk.sendBack}
        </Button>
      </HStack>
    </Flex>
  );
}
