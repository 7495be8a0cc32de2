import { useState } from 'react';
import { formatFileSize, nextFileStatus, reviewComplaint } from '@groundwork/domain-files';
import type { FileStatus } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { displayDate } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Box, Flex, HStack, Icon, IconButton, ListItem, ReasonDialog, StatusBadge, Text } from '@groundwork/web-ui';
import type { Tone } from '@groundwork/web-ui';
import type { FileUpload } from '../../app/api.js';
import { useDownload, useReviewFile } from '../../data/files.js';

const badges: Record<FileStatus, { tone: Tone; label: string }> = {
  pending: { tone: 'neutral', label: 'To review' },
  approved: { tone: 'success', label: 'Accepted' },
  rejected: { tone: 'danger', label: 'Rejected' },
};

/** A document with its download and its review. */
export function DocumentRow({ file, applicationId }: { file: FileUpload; applicationId: string }) {
  const { fileUploadId: id, userFileName: name, status } = file;
  const [rejecting, setRejecting] = useState(false);
  const download = useDownload();
  const review = useReviewFile('application', applicationId);
  const notify = useNotify();
  const decide = async (decision: { status: 'approved' | 'rejected'; comments?: string }) => {
    try {
      await review.mutateAsync({ id, ...decision });
      notify.success(shared.done);
    } catch (error) {
      notify.error(sentenceFor(error));
    }
    setRejecting(false);
  };
  return (
    <ListItem px="3" py="2.5" borderBottomWidth="1px" borderBottomStyle="solid" borderBottomColor="border" _last={{ borderBottomWidth: '0' }}>
      <Flex gap="3" alignItems="center" flexWrap="wrap">
        <Icon name="file" />
        <Box flex="1" minWidth="140px">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          <Text textStyle="small">
            {formatFileSize(file.size)} · {displayDate(file.uploadedAt)}
          </Text>
          {status === 'rejected' && file.comments ? (
            <Text fontSize="sm" color="danger.fg">
              {file.comments}
            </Text>
          ) : null}
        </Box>
        <StatusBadge tone={badges[status].tone}>{badges[status].label}</StatusBadge>
        <HStack gap="0">
          <IconButton label={`Download ${name}`} icon="download" loading={download.isPending} onClick={() => download.mutate(id)} />
          {nextFileStatus(status, 'approve') ? (
            <IconButton label={`Accept ${name}`} icon="check" disabled={review.isPending} onClick={() => void decide({ status: 'approved' })} />
          ) : null}
          {nextFileStatus(status, 'reject') ? (
            <IconButton label={`Reject ${name}`} icon="close" disabled={review.isPending} onClick={() => setRejecting(true)} />
          ) : null}
        </HStack>
      </Flex>
      <ReasonDialog
        open={rejecting}
        title={`Reject ${name}?`}
        label="Reason, as the borrower will read it"
        confirmLabel="Reject"
        complaintOf={(reason) => reviewComplaint('reject', reason)}
        busy={review.isPending}
        onConfirm={(comments) => void decide({ status: 'rejected', comments })}
        onCancel={() => setRejecting(false)}
      />
    </ListItem>
  );
}
