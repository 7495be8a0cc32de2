import { borrower, fill } from '@groundwork/domain-messages';
import { sentenceFor } from '@groundwork/web-http';

/** Section 8: what failed stands in the sentence itself. */
export const resetFailure = (error: unknown): string => fill(borrower.encounteredError, { detail: sentenceFor(error) });
