import { createHash } from 'node:crypto';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { applyDecorators, Inject, Injectable, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Clock } from '@groundwork/domain-time';
import { Database, insertRows, isDuplicate, updateRows } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { from, lastValueFrom } from 'rxjs';
import type { EntityManager } from 'typeorm';
import { IdempotencyKey } from './idempotency.entity.js';

/** A command that has not ended after this time has died with its process. */
const runningMs = 60_000;
const keptMs = 24 * 3_600_000;
const keyPattern = /^[\w.:-]{8,128}$/;

export const CLOCK = Symbol('clock');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The same key and body gives the first answer again, another body 422, one that is still running 409. The key is claimed
 * before the command and answered inside the command's own transaction, so that a crash in between leaves either both or
 * neither. A command that failed gives its key back.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    protected readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return next.handle();
    if (typeof key !== 'string' || !keyPattern.test(key))
      throw new Problem('request.malformed', 'An Idempotency-Key has 8 to 128 letters, digits or . : _ - characters.');
    const actor = (request as { actor?: { userId?: string } }).actor;
    const id = sha256(`${actor?.userId ?? ''}\n${request.method}\n${request.url}\n${key}`);
    return from(
      this.run(
        id,
        sha256(JSON.stringify(request.body ?? null)),
        context.switchToHttp().getResponse<FastifyReply>(),
        next,
      ),
    );
  }

  private async run(id: string, bodyHash: string, reply: FastifyReply, next: CallHandler): Promise<unknown> {
    const earlier = await this.claim(id, bodyHash);
    if (earlier) {
      void reply.status(earlier.status ?? 200).header('idempotent-replay', 'true');
      return earlier.answer === null ? undefined : JSON.parse(earlier.answer);
    }
    const carriedOut = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    const keep = (manager: EntityManager, answer: unknown): Promise<number> =>
      updateRows(
        manager,
        IdempotencyKey,
        { id },
        { status: reply.statusCode, answer: answer === undefined ? null : JSON.stringify(answer) },
      );
    try {
      return await this.carryOut(carriedOut, keep);
    } catch (error) {
      await this.database.statement((manager) => manager.delete(IdempotencyKey, { id }));
      throw error;
    }
  }

  /** The command and its answer commit together. */
  protected carryOut(
    command: () => Promise<unknown>,
    keep: (manager: EntityManager, answer: unknown) => Promise<number>,
  ): Promise<unknown> {
    return this.database.transaction(async (manager) => {
      const answer = await command();
      await keep(manager, answer);
      return answer;
    });
  }

  /** The earlier row where the command was answered already; undefined where the key is now ours. */
  private async claim(id: string, bodyHash: string): Promise<IdempotencyKey | undefined> {
    const now = this.clock.now();
    // Looked up first: on SQLite the insert would wait for the very command that is still running.
    const row = await this.database.reading.manager.findOneBy(IdempotencyKey, { id });
    if (row) {
      if (now.getTime() - row.createdAt.getTime() > keptMs || (row.status === null && row.runningUntil < now))
        return this.takeOver(row, bodyHash);
      if (row.bodyHash !== bodyHash) throw new Problem('idempotency.key_reused');
      if (row.status === null) throw new Problem('idempotency.in_progress');
      return row;
    }
    try {
      const row = {
        id,
        bodyHash,
        runningUntil: new Date(now.getTime() + runningMs),
        status: null,
        answer: null,
        createdAt: now,
      };
      await this.database.statement((manager) => insertRows(manager, IdempotencyKey, [row]));
      return undefined;
    } catch (error) {
      if (isDuplicate(error)) return this.claim(id, bodyHash);
      throw error;
    }
  }

  private async takeOver(row: IdempotencyKey, bodyHash: string): Promise<IdempotencyKey | undefined> {
    await this.database.statement((manager) =>
      manager.delete(IdempotencyKey, { id: row.id, runningUntil: row.runningUntil }),
    );
    return this.claim(row.id, bodyHash);
  }
}

/**
 * For a command that waits for an outside provider: no transaction is open meanwhile, since on SQLite it would hold up every
 * write of the service and on MySQL a connection. The command writes in transactions of its own, and its answer is kept after
 * them: a crash in between carries it out again, so that it must itself bear a repeat.
 */
@Injectable()
export class OutsideIdempotencyInterceptor extends IdempotencyInterceptor {
  protected override async carryOut(
    command: () => Promise<unknown>,
    keep: (manager: EntityManager, answer: unknown) => Promise<number>,
  ): Promise<unknown> {
    const answer = await command();
    await this.database.statement((manager) => keep(manager, answer));
    return answer;
  }
}

/**
 * Marks a creating or deciding command: an `Idempotency-Key` is honoured where the caller sends one. `outside` for one that
 * waits for an outside provider ({@link OutsideIdempotencyInterceptor}).
 */
export const Idempotent = (where?: 'outside'): MethodDecorator =>
  applyDecorators(
    UseInterceptors(where ? OutsideIdempotencyInterceptor : IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'The same key and body gives the first answer again.',
    }),
  );
