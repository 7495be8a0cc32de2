import { shared } from '@groundwork/domain-messages';

/** A rejection needs a comment. */
export function rejectionCommentComplaint(comment: unknown): string | undefined {
  return typeof comment === 'string' && comment.trim() !== '' && comment.length <= 4000
    ? undefined
    : shared.reasonRequired;
}
