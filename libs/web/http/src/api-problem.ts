import { sentenceOf } from '@groundwork/domain-messages';

export interface FieldProblem {
  field: string;
  message: string;
  code: string;
}

interface ProblemFields {
  status: number;
  code: string;
  detail?: string;
  errors?: FieldProblem[];
  correlationId?: string;
  current?: unknown;
}

/**
 * Every failure of a call: an RFC 9457 answer, an answer that is none (status kept, code 'upstream.invalid'), or no
 * answer at all (status 0, code 'network.unreachable'). `message` is fit to be shown to the user.
 */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldProblem[];
  readonly correlationId: string | undefined;
  /** Of a conflict of versions: the record as it is now, as a read of it would answer. */
  readonly current: unknown;

  constructor(problem: ProblemFields) {
    super(problem.detail || sentenceOf(problem.code));
    this.name = 'ApiProblem';
    this.status = problem.status;
    this.code = problem.code;
    this.errors = problem.errors ?? [];
    this.correlationId = problem.correlationId;
    this.current = problem.current;
  }

  /** Messages by field path ('properties.0.zipCode'); the first one of a field wins. */
  get fieldErrors(): Record<string, string> {
    const byField: Record<string, string> = {};
    for (const { field, message } of this.errors) byField[field] ??= message;
    return byField;
  }
}

export function networkProblem(correlationId?: string): ApiProblem {
  return new ApiProblem({ status: 0, code: 'network.unreachable', correlationId });
}

/** Reads a failed answer. Never throws: what is no problem document becomes 'upstream.invalid'. */
export function problemFrom(status: number, body: string, correlationId?: string): ApiProblem {
  try {
    const read = JSON.parse(body) as Partial<ProblemFields>;
    if (typeof read.code === 'string') {
      return new ApiProblem({
        status,
        code: read.code,
        detail: read.detail,
        errors: Array.isArray(read.errors) ? read.errors : [],
        correlationId: read.correlationId ?? correlationId,
        current: read.current,
      });
    }
  } catch {
    // Not JSON: a proxy's page or nothing at all.
  }
  return new ApiProblem({ status, code: status === 503 ? 'upstream.unavailable' : 'upstream.invalid', correlationId });
}

/** What to show for anything that was caught. */
export function sentenceFor(error: unknown): string {
  return error instanceof ApiProblem ? error.message : sentenceOf('internal.error');
}
