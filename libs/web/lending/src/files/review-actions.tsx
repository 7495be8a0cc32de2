import { useState } from 'react';
import type { ReactNode } from 'react';
import { isRejectable, nextFileStatus, reviewComplaint } from '@groundwork/domain-files';
import type { ParentType } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { files as sentences, screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { ReasonCall, useNotify } from '@groundwork/web-mount';
import { HStack } from '@groundwork/web-ui';
import { FileButton } from './file-button.js';
import { fileState } from './file-state.js';
import type { FileDecision, StoredFile } from './files-access.js';
import { changedMeanwhile, useReviewFile } from './files-queries.js';

interface ReviewActionsProps {
  file: StoredFile;
  parent: ParentType;
  parentId: string;
}

interface FileReview {
  /** Undefined where its status takes no such decision. */
  approve: (() => void) | undefined;
  /** Asks for the reason first. */
  reject: (() => void) | undefined;
  busy: boolean;
  /** The question for the reason: to be rendered, whatever is shown. */
  question: ReactNode;
}

/**
 * Approve and Reject of one file (specification, borrower 6). A decision is made on the status that is shown: where
 * another administrator was faster, that is said, and a reason that was typed stays for a second try.
 */
export function useFileReview({ file, parent, parentId }: ReviewActionsProps, onDecided?: () => void): FileReview {
  const { fileUploadId: id, userFileName: name, fileType, status } = file;
  const [rejecting, setRejecting] = useState(false);
  const review = useReviewFile(parent, parentId);
  const notify = useNotify();
  const decide = async (decision: Pick<FileDecision, 'status' | 'comments'>) => {
    await review.mutateAsync({ id, ...decision, fromStatus: status });
    notify.success(screens.done);
    onDecided?.();
  };
  const approve = () => void decide({ status: 'approved' }).catch((error: unknown) => notify.error(standingOf(error)));
  const question = rejecting ? (
    <ReasonCall
      title={fill(sentences.rejectTitle, { name })}
      label={sentences.rejectReason}
      confirmLabel={sentences.reject}
      complaintOf={(reason) => reviewComplaint('reject', reason)}
      explain={standingOf}
      act={(comments) => decide({ status: 'rejected', comments })}
      onClose={() => setRejecting(false)}
    />
  ) : null;
  return {
    approve: nextFileStatus(status, 'approve') ? approve : undefined,
    reject: nextFileStatus(status, 'reject') && isRejectable(fileType, parent) ? () => setRejecting(true) : undefined,
    busy: review.isPending,
    question,
  };
}

/** Approve and Reject as buttons at the file's row. */
export function ReviewActions(props: ReviewActionsProps) {
  const { userFileName: name } = props.file;
  const { approve, reject, busy, question } = useFileReview(props);
  return (
    // The two stay beside one another where a row is too narrow for all of its buttons.
    <HStack gap="1" whiteSpace="nowrap">
      {approve ? (
        <FileButton
          variant="outline"
          word={sentences.approve}
          label={`${sentences.approve} ${name}`}
          disabled={busy}
          onClick={approve}
        />
      ) : null}
      {reject ? (
        <FileButton
          variant="outline"
          word={sentences.reject}
          label={`${sentences.reject} ${name}`}
          disabled={busy}
          onClick={reject}
        />
      ) : null}
      {question}
    </HStack>
  );
}

/** Why it was not decided: where somebody was faster, what became of the file. */
function standingOf(error: unknown): string {
  const now = changedMeanwhile(error);
  if (!now) return sentenceFor(error);
  if (now.replacedBy !== null) return sentences.replacedMeanwhile;
  const status = [fileState(now.status, true).label, now.comments].filter(Boolean).join(': ');
  return fill(sentences.decidedMeanwhile, { status });
}
