import { fileTypes } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { Box, Heading, List, Span, Text } from '@groundwork/web-ui';
import type { FileUpload } from '../../app/api.js';
import { DocumentRow } from './document-row.js';

interface DocumentSlotProps {
  type: FileUpload['fileType'];
  required: boolean;
  files: readonly FileUpload[];
  applicationId: string;
}

/** One type of document with its files. */
export function DocumentSlot({ type, required, files, applicationId }: DocumentSlotProps) {
  return (
    <Box>
      <Heading as="h3" size="sub" mb="2">
        {fileTypes[type].label}{' '}
        {required ? null : (
          <Span color="fg.muted" fontWeight="normal" fontSize="sm">
            (optional)
          </Span>
        )}
      </Heading>
      {files.length === 0 ? (
        <Text color="fg.muted" fontSize="sm" borderWidth="1px" borderStyle="dashed" borderColor="border" borderRadius="lg" p="3">
          {shared.noFiles}
        </Text>
      ) : (
        <List aria-label={fileTypes[type].label} borderWidth="1px" borderStyle="solid" borderColor="border" borderRadius="lg">
          {files.map((file) => (
            <DocumentRow key={file.fileUploadId} file={file} applicationId={applicationId} />
          ))}
        </List>
      )}
    </Box>
  );
}
