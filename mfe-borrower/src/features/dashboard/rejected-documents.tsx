import { fileStatusLabels, fileTypes } from '@groundwork/domain-files';
import { borrowerPages } from '@groundwork/domain-messages-borrower';
import { Badge, Disclosure, Icon, ListItem, Stack, StatusBadge, Text } from '@groundwork/web-ui';
import type { StoredFile } from '@groundwork/web-lending/files';
import { Carousel } from '../../components/carousel.js';
import { LinkCard } from '../../components/link-card.js';
import { placeOfDocument } from './document-places.js';

interface RejectedDocumentsProps {
  files: readonly StoredFile[];
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Documents of the company that the lender rejected and nothing has replaced: which, why, and the way to their place. */
export function RejectedDocuments({ files, open, onToggle }: RejectedDocumentsProps) {
  return (
    <Disclosure
      title={borrowerPages.rejectedDocuments}
      aside={<Badge tone="accent">{files.length}</Badge>}
      open={open}
      onToggle={onToggle}
    >
      <Carousel label={borrowerPages.rejectedDocuments}>
        {files.map(({ fileUploadId, fileType, userFileName, comments }) => (
          <ListItem key={fileUploadId} scrollSnapAlign="start">
            <LinkCard to={placeOfDocument(fileType)}>
              <Icon name="file" />
              <Stack gap="1" minWidth="0" flex="1">
                <Text fontWeight="semibold">{fileTypes[fileType].label}</Text>
                <Text textStyle="small" overflowWrap="anywhere">
                  {userFileName}
                </Text>
                <StatusBadge tone="danger">{fileStatusLabels.rejected}</StatusBadge>
                {comments ? <Text overflowWrap="anywhere">{comments}</Text> : null}
              </Stack>
            </LinkCard>
          </ListItem>
        ))}
      </Carousel>
    </Disclosure>
  );
}
