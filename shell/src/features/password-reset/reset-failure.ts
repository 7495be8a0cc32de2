import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';

/** Section 8: what failed stands in the sentence itself. */
export const resetFailure = (error: unknown): string => fill(screens.encounteredError, { detail: sentenceFor(error) });
