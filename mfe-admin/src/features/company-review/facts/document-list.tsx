import { fill } from '@groundwork/domain-messages';
import { companyFacts as words } from '@groundwork/domain-messages-admin';
import { displayDate } from '@groundwork/domain-time';
import { fileState } from '@groundwork/web-lending/files';
import { Box, Button, Flex, List, ListItem, StatusBadge, Text } from '@groundwork/web-ui';
import { hasFile } from './placed-documents.js';
import type { PlacedDocument, ReviewedDocument } from './placed-documents.js';
import type { ReviewQueue } from './use-review-queue.js';

/** Where the row of a document is found again from beside the viewer. */
export const rowOf = ({ file }: ReviewedDocument) => `document-${file.fileUploadId}`;

interface DocumentListProps {
  group: string;
  documents: readonly PlacedDocument[];
  queue: ReviewQueue;
}

/** The documents of a group of facts; each that is there opens beside them. */
export function DocumentList({ group, documents, queue }: DocumentListProps) {
  if (documents.length === 0) return null;
  return (
    <List aria-label={fill(words.documents, { group })} display="flex" flexDirection="column" gap="1">
      {documents.map((document) => (
        <ListItem key={document.key}>
          {hasFile(document) ? (
            <OpenDocument document={document} queue={queue} />
          ) : (
            <Flex gap="3" px="3" py="1.5" alignItems="center" justifyContent="space-between" flexWrap="wrap">
              <Text>{document.label}</Text>
              <StatusBadge tone={document.required ? 'warning' : 'neutral'}>
                {document.required ? words.neededAndMissing : words.notHandedIn}
              </StatusBadge>
            </Flex>
          )}
        </ListItem>
      ))}
    </List>
  );
}

function OpenDocument({ document, queue }: { document: ReviewedDocument; queue: ReviewQueue }) {
  const { file, label } = document;
  const { label: status, tone } = fileState(file.status, true);
  const isChosen = queue.chosen?.file.fileUploadId === file.fileUploadId;
  return (
    <Button
      id={rowOf(document)}
      variant={isChosen ? 'subtle' : 'ghost'}
      width="full"
      height="auto"
      px="3"
      py="1.5"
      textAlign="start"
      whiteSpace="normal"
      aria-current={isChosen || undefined}
      onClick={() => queue.choose(document)}
    >
      <Flex flex="1" minWidth="0" gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Box minWidth="0">
          <Text>{label}</Text>
          <Text textStyle="small" overflowWrap="anywhere" dir="auto">
            {`${file.userFileName} · ${displayDate(file.uploadedAt)}`}
          </Text>
        </Box>
        <StatusBadge tone={tone}>{status}</StatusBadge>
      </Flex>
    </Button>
  );
}
