import { problems } from '@groundwork/domain-messages';
import type { ProblemCode } from '@groundwork/domain-messages';

export interface FieldProblem {
  /** Path of the field in the body, e.g. `properties.0.zipCode`. */
  readonly field: string;
  readonly message: string;
  readonly code?: string;
}

/** What every hop answers instead of a result: RFC 9457 with a stable dotted `code`. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly correlationId?: string;
  readonly errors?: readonly FieldProblem[];
  /**
   * Of a conflict of versions: the record as it is now, as a read of it would answer. Of a signature that needs a code: where it is
   * to be had.
   */
  readonly current?: unknown;
}

/**
 * An error that a caller may see. Its status comes from the one table of codes in domain-messages.
 * `detail` is a sentence for people; it must hold no stack, SQL or path.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  constructor(
    readonly code: ProblemCode,
    readonly detail: string = problems[code].sentence,
    readonly errors?: readonly FieldProblem[],
    readonly headers?: Readonly<Record<string, string>>,
    readonly current?: unknown,
  ) {
    super(`${code}: ${detail}`);
    this.status = problems[code].status;
  }

  /**
   * Somebody else saved or moved it meanwhile. `current` is the record as it is now, so that a screen can show both versions, or say
   * how it stands; `detail` a sentence that says more than that.
   */
  static conflict(current: unknown, detail?: string): Problem {
    return new Problem('state.version_conflict', detail, undefined, undefined, current);
  }

  /** What is wrong with what was sent, a message for each field. */
  static invalid(errors: Readonly<Record<string, string>>): Problem {
    const list = Object.entries(errors).map(([field, message]) => ({ field, message }));
    return new Problem('validation.failed', list[0]?.message, list);
  }

  /** The same command is still running: it may be asked for again after a moment, with its key. */
  static inProgress(): Problem {
    return new Problem('idempotency.in_progress', undefined, undefined, { 'retry-after': '1' });
  }
}

export function problemDocument(problem: Problem, correlationId: string | undefined): ProblemDocument {
  return {
    type: `urn:groundwork:problem:${problem.code}`,
    title: problems[problem.code].title,
    status: problem.status,
    detail: problem.detail,
    code: problem.code,
    ...(correlationId ? { correlationId } : {}),
    ...(problem.errors?.length ? { errors: problem.errors } : {}),
    ...(problem.current === undefined ? {} : { current: problem.current }),
  };
}

/** Refuses input with one message a field. Throws nothing when there is no error. */
export function refuseInvalid(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors);
}

/** `value`, or the problem `resource.not_found` that names what was looked for. */
export function found<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Problem('resource.not_found', `${what} was not found.`);
  return value;
}
