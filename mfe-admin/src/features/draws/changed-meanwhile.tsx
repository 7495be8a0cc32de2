import { useState } from 'react';
import { drawStatusLabel } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { drawDesk } from '@groundwork/domain-messages-admin';
import { Alert, List, ListItem } from '@groundwork/web-ui';
import type { DrawRequest } from '../../data/api.js';

/** Says that a draw is not any more as it was opened, and how the lines stand now that somebody else moved. */
export function ChangedMeanwhile({ draw }: { draw: DrawRequest }) {
  const [opened] = useState(draw);
  if (opened.version === draw.version) return null;
  const before = new Map(opened.lineItems.map(({ id, statusId }) => [id, statusId]));
  return (
    <Alert tone="warning" title={drawDesk.changedMeanwhile}>
      <List aria-label="Decided meanwhile">
        {draw.lineItems
          .filter(({ id, statusId }) => before.get(id) !== statusId)
          .map(({ id, statusId, additionalBudgetItem: { name } }) => (
            <ListItem key={id}>{fill(drawDesk.nowStands, { line: name, status: drawStatusLabel(statusId) })}</ListItem>
          ))}
      </List>
    </Alert>
  );
}
