import { useState } from 'react';
import { drawStatusLabel } from '@groundwork/domain-draws';
import type { DrawCommand } from '@groundwork/domain-draws';
import { Box, Button, Flex, Heading, HStack, List, ListItem, MoneyText, Text } from '@groundwork/web-ui';
import { DrawStatusBadge } from '@groundwork/web-lending';
import type { DrawLine } from '../../data/api.js';
import { draftStatus, draftTarget } from './draft-decision.js';
import type { Draft } from './draft-decision.js';
import { SupportingDocuments } from './supporting-documents.js';

interface LineListProps {
  lines: readonly DrawLine[];
  draft: Draft;
  disabled: boolean;
  onCommand: (line: DrawLine, command: DrawCommand) => void;
}

const actions = [
  { command: 'approve', label: 'Accept', icon: 'check' },
  { command: 'reject', label: 'Reject', icon: 'close' },
  { command: 'hold', label: 'Hold For Inspection', icon: 'clock' },
  { command: 'reset', label: 'Reset To Pending', icon: 'refresh' },
] as const;

/** The lines of a draw, each with its status as it is to be and the actions that are possible. */
export function LineList({ lines, draft, disabled, onCommand }: LineListProps) {
  const [documentsOf, setDocumentsOf] = useState<DrawLine>();
  return (
    <Box as="section" aria-label="Lines">
      <Heading as="h3" size="sub" mb="2">
        Line items
      </Heading>
      <List display="flex" flexDirection="column" gap="3">
        {lines.map((line) => {
          const { id, additionalBudgetItem, requestedAmount, supportingDocuments } = line;
          const statusId = draftStatus(draft, line);
          const reason = draft[id]?.rejectReason ?? (statusId === line.statusId ? line.rejectReason : null);
          return (
            <ListItem
              key={id}
              borderWidth="1px"
              borderStyle="solid"
              borderColor="border"
              borderRadius="lg"
              p="4"
              aria-label={additionalBudgetItem.name}
            >
              <Flex gap="3" flexWrap="wrap" alignItems="center">
                <Box flex="1" minWidth="180px">
                  <Text fontWeight="semibold">{additionalBudgetItem.name}</Text>
                  <Text textStyle="small">
                    {additionalBudgetItem.section} · budget <MoneyText cents={additionalBudgetItem.budgetAmount} />
                  </Text>
                </Box>
                <MoneyText cents={requestedAmount} bold />
                <DrawStatusBadge statusId={statusId} changed={statusId !== line.statusId} />
              </Flex>
              {reason ? (
                <Text fontSize="sm" color="danger.fg" mt="2">
                  {reason}
                </Text>
              ) : null}
              {statusId !== line.statusId ? (
                <Text textStyle="small" mt="1">
                  Was {drawStatusLabel(line.statusId)}; not submitted yet.
                </Text>
              ) : null}
              <HStack flexWrap="wrap" gap="2" mt="3">
                {actions
                  .filter(({ command }) => draftTarget(draft, line, command) !== undefined)
                  .map(({ command, label, icon }) => (
                    <Button
                      key={command}
                      size="sm"
                      variant="outline"
                      icon={icon}
                      disabled={disabled}
                      aria-label={`${label}: ${additionalBudgetItem.name}`}
                      onClick={() => onCommand(line, command)}
                    >
                      {label}
                    </Button>
                  ))}
                <Button
                  size="sm"
                  variant="ghost"
                  icon="file"
                  disabled={supportingDocuments.length === 0}
                  aria-label={`View Supporting Documents: ${additionalBudgetItem.name}`}
                  onClick={() => setDocumentsOf(line)}
                >
                  View Supporting Documents ({supportingDocuments.length})
                </Button>
              </HStack>
            </ListItem>
          );
        })}
      </List>
      {documentsOf ? <SupportingDocuments line={documentsOf} onClose={() => setDocumentsOf(undefined)} /> : null}
    </Box>
  );
}
