import type { ProblemCode } from '@groundwork/domain-messages';
import { Problem } from '@groundwork/server-http';

/** How a call to a provider failed: nobody answered or it could not serve, no answer in time, or one that cannot be read. */
export type ProviderFailureKind = 'away' | 'slow' | 'invalid';

const codes = {
  away: 'provider.away',
  slow: 'provider.slow',
  invalid: 'provider.answer_invalid',
} as const satisfies Readonly<Record<ProviderFailureKind, ProblemCode>>;

/**
 * A call to a provider that failed, as the problem that the caller sees: 503, 504 or 502 with the sentence of the table.
 * `reason` is for logs; it holds nothing of the request or the answer.
 */
export class ProviderFailure extends Problem {
  constructor(
    readonly provider: string,
    readonly kind: ProviderFailureKind,
    readonly reason: string,
    /** Whether nothing of the request can have reached the provider. */
    readonly neverSent = false,
  ) {
    super(codes[kind]);
  }
}
