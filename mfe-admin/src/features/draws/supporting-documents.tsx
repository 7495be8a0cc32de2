import { screens } from '@groundwork/domain-messages-screens';
import { FileActions } from '@groundwork/web-lending/files';
import { Button, Dialog, Icon, List, ListItem, Span } from '@groundwork/web-ui';
import type { DrawLine } from '../../data/api.js';

/** The files that support a line; each opens in a new tab. */
export function SupportingDocuments({ line, onClose }: { line: DrawLine; onClose: () => void }) {
  return (
    <Dialog
      open
      size="sm"
      title={`Supporting documents of ${line.additionalBudgetItem.name}`}
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {screens.close}
        </Button>
      }
    >
      <List>
        {line.supportingDocuments.map(({ fileUploadId, userFileName }) => (
          <ListItem key={fileUploadId} display="flex" flexWrap="wrap" alignItems="center" gap="1" py="2">
            <Icon name="file" />
            <Span flex="1 1 160px" overflowWrap="anywhere" dir="auto">
              {userFileName}
            </Span>
            <FileActions file={{ fileUploadId, userFileName }} newTab />
          </ListItem>
        ))}
      </List>
    </Dialog>
  );
}
