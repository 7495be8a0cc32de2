import { shared } from '@groundwork/domain-messages';
import { Button, Dialog, Icon, List, ListItem, Span } from '@groundwork/web-ui';
import type { DrawLine } from '../../app/api.js';
import { useDownload } from '../../data/files.js';

/** The files that support a line; each opens in a new tab. */
export function SupportingDocuments({ line, onClose }: { line: DrawLine; onClose: () => void }) {
  const download = useDownload({ newTab: true });
  return (
    <Dialog
      open
      size="sm"
      title={`Supporting documents of ${line.additionalBudgetItem.name}`}
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {shared.close}
        </Button>
      }
    >
      <List>
        {line.supportingDocuments.map(({ fileUploadId, userFileName }) => (
          <ListItem key={fileUploadId} display="flex" alignItems="center" gap="3" py="2">
            <Icon name="file" />
            <Span flex="1" overflowWrap="anywhere">
              {userFileName}
            </Span>
            <Button size="sm" variant="outline" icon="download" aria-label={`Download ${userFileName}`} onClick={() => download.mutate(fileUploadId)}>
              Download
            </Button>
          </ListItem>
        ))}
      </List>
    </Dialog>
  );
}
