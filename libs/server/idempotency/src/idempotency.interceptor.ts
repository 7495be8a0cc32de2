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
import { IsNull } from 'typeorm';
import { IdempotencyKey } from './idempotency.entity.js';

/** A command whose lease is over has died with its process: whoever carries one out renews it meanwhile. */
const leaseMs = 10_000;
const renewalMs = 3_000;
export const keptMs = 24 * 3_600_000;
const keyPattern = /^[\w.:-]{8,128}$/;

export const CLOCK = Symbol('clock');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What this process carries out itself: it still runs, whatever its lease says. */
const runningHere = new WeakMap<Database, Set<string>>();

/** A claimed key; when it was claimed tells it from the claim of whoever took it over. */
type Claim = Pick<IdempotencyKey, 'id' | 'createdAt'>;

/**
 * The same key and body gives the first answer again, another body 422, one that is still running 409 with a Retry-After. The
 * key is claimed before the command and answered inside the command's own transaction, so that a crash in between leaves either
 * both or neither, and so does a claim that somebody else took over. A command that failed gives its key back.
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
    const found = await this.claim(id, bodyHash);
    if ('status' in found) {
      void reply.status(found.status ?? 200).header('idempotent-replay', 'true');
      return found.answer === null ? undefined : JSON.parse(found.answer);
    }
    const carriedOut = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    const keep = async (manager: EntityManager, answer: unknown): Promise<void> => {
      const values = { status: reply.statusCode, answer: answer === undefined ? null : JSON.stringify(answer) };
      if ((await updateRows(manager, IdempotencyKey, { ...found }, values)) !== 1) throw Problem.inProgress();
    };
    const end = this.beginLease(found);
    try {
      return await this.carryOut(carriedOut, keep);
    } catch (error) {
      await this.database.statement((manager) => manager.delete(IdempotencyKey, { ...found, status: IsNull() }));
      throw error;
    } finally {
      end();
    }
  }

  /** Until it is ended, the command counts as running, here and in other processes. */
  private beginLease({ id, createdAt }: Claim): () => void {
    const here = this.here;
    here.add(id);
    const renewal = setInterval(() => {
      const runningUntil = new Date(this.clock.now().getTime() + leaseMs);
      const where = { id, createdAt, status: IsNull() };
      // One that failed is made up for by the next.
      this.database
        .statement((manager) => updateRows(manager, IdempotencyKey, where, { runningUntil }))
        .catch(() => undefined);
    }, renewalMs).unref();
    return () => {
      clearInterval(renewal);
      here.delete(id);
    };
  }

  private get here(): Set<string> {
    const here = runningHere.get(this.database) ?? new Set();
    runningHere.set(this.database, here);
    return here;
  }

  /** The command and its answer commit together. */
  protected carryOut(
    command: () => Promise<unknown>,
    keep: (manager: EntityManager, answer: unknown) => Promise<void>,
  ): Promise<unknown> {
    return this.database.transaction(async (manager) => {
      const answer = await command();
      await keep(manager, answer);
      return answer;
    });
  }

  /** The earlier row where the command was answered already, else our claim. */
  private async claim(id: string, bodyHash: string): Promise<IdempotencyKey | Claim> {
    const now = this.clock.now();
    // Looked up first: on SQLite the insert would wait for the very command that is still running.
    const row = await this.database.reading.manager.findOneBy(IdempotencyKey, { id });
    if (row) {
      const isRunning = row.status === null && (row.runningUntil >= now || this.here.has(id));
      const isOver = row.status === null || now.getTime() - row.createdAt.getTime() > keptMs;
      if (!isRunning && isOver) return this.takeOver(row, bodyHash);
      if (row.bodyHash !== bodyHash) throw new Problem('idempotency.key_reused');
      if (isRunning) throw Problem.inProgress();
      return row;
    }
    try {
      const runningUntil = new Date(now.getTime() + leaseMs);
      const claimed = { id, bodyHash, runningUntil, status: null, answer: null, createdAt: now };
      await this.database.statement((manager) => insertRows(manager, IdempotencyKey, [claimed]));
      return { id, createdAt: now };
    } catch (error) {
      if (isDuplicate(error)) return this.claim(id, bodyHash);
      throw error;
    }
  }

  /** Only as it was read: who renewed or answered it meanwhile keeps it. */
  private async takeOver(
    { id, runningUntil, status }: IdempotencyKey,
    bodyHash: string,
  ): ReturnType<typeof this.claim> {
    const where = { id, runningUntil, status: status ?? IsNull() };
    await this.database.statement((manager) => manager.delete(IdempotencyKey, where));
    return this.claim(id, bodyHash);
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
    keep: (manager: EntityManager, answer: unknown) => Promise<void>,
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
