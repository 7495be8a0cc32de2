import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { operations as identity } from '@groundwork/contract-identity';
import type { OperationDeed, OperationStep } from '@groundwork/domain-accounts';
import { ServiceGateway } from '@groundwork/server-bff';
import { liftDeadline, Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';

/** `at` is the unit, `of` what it is done with, at most 200 characters. */
export interface Operation {
  readonly deed: OperationDeed;
  readonly at: string;
  readonly of: string;
}

/** The audit record of what operators do: what was begun, and what became of it. */
@Injectable()
export class OperationsRecord {
  private readonly log = new Logger('Operations');

  constructor(private readonly services: ServiceGateway) {}

  /**
   * Does it once it is put down as begun, and puts down as what it is what was done, was refused, or may have been done. A `done` of 0 in
   * the answer says that it was not.
   */
  async perform<T>(request: FastifyRequest, operation: Operation, work: () => Promise<T>): Promise<T> {
    await this.putDown(request, 'operation.begun', operation);
    const close = async (kind: OperationDeed | OperationStep): Promise<void> => {
      // What took all of the request's time is to be told, too.
      liftDeadline();
      await this.putDown(request, kind, operation).catch((error: unknown) => {
        this.log.error(`${kind} could not be put down (${operation.deed} of ${operation.of}): ${String(error)}`);
      });
    };
    let answer: T;
    try {
      answer = await work();
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome) await close(outcome);
      throw error;
    }
    await close((answer as { done?: number } | undefined)?.done === 0 ? 'operation.not_done' : operation.deed);
    return answer;
  }

  private putDown(
    request: FastifyRequest,
    kind: OperationDeed | OperationStep,
    { deed, at, of }: Operation,
  ): Promise<void> {
    const key = request.headers['idempotency-key'];
    const body = { kind, ...(kind === deed ? {} : { deed }), at, of };
    return this.services.client('identity').ask(
      identity.recordOperation,
      { body },
      {
        token: this.services.tokenFor(request, 'identity'),
        // One command is put down more than once: each entry under a key that follows from the command's.
        headers: typeof key === 'string' ? { 'idempotency-key': sha256(`${key}\n${kind}`) } : {},
      },
    );
  }
}

/** What is known of a deed that threw; nothing is to be said where the very same command is still at it. */
function outcomeOf(error: unknown): OperationStep | undefined {
  if (!(error instanceof Problem) || error.status >= 500) return 'operation.unclear';
  return error.code === 'idempotency.in_progress' ? undefined : 'operation.not_done';
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
