import { useState } from 'react';
import type { DrawCommand } from '@groundwork/domain-draws';
import { drawDesk } from '@groundwork/domain-messages-admin';
import { Box, Heading, List, Text } from '@groundwork/web-ui';
import type { DrawLine } from '../../data/api.js';
import type { Draft } from './draft-decision.js';
import { LineItem } from './line-item.js';
import { SupportingDocuments } from './supporting-documents.js';

interface LineListProps {
  lines: readonly DrawLine[];
  draft: Draft;
  disabled: boolean;
  onCommand: (line: DrawLine, command: DrawCommand) => void;
  onLower: (line: DrawLine) => void;
}

/** The lines of a draw, each with its status as it is to be and the actions that are possible. */
export function LineList({ lines, draft, disabled, onCommand, onLower }: LineListProps) {
  const [documentsOf, setDocumentsOf] = useState<DrawLine>();
  return (
    <Box as="section" aria-label="Lines">
      <Heading as="h3" size="sub" mb="2">
        Line items
      </Heading>
      <Text textStyle="small" mb="3">
        {drawDesk.lineKeys}
      </Text>
      <List display="flex" flexDirection="column" gap="3">
        {lines.map((line) => (
          <LineItem
            key={line.id}
            line={line}
            draft={draft}
            disabled={disabled}
            onCommand={(command) => onCommand(line, command)}
            onLower={() => onLower(line)}
            onDocuments={() => setDocumentsOf(line)}
          />
        ))}
      </List>
      {documentsOf ? <SupportingDocuments line={documentsOf} onClose={() => setDocumentsOf(undefined)} /> : null}
    </Box>
  );
}
