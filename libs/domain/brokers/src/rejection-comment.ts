import { shared } from '@groundwork/domain-messages';
import { all, atLeast, atMost, lengthLimits } from '@groundwork/domain-validation';

/** A rejection needs a comment, of a paragraph at most. */
export const rejectionCommentComplaint = all(atLeast(1, shared.reasonRequired), atMost(lengthLimits.paragraph));
