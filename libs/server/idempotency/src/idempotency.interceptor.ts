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
import { keyedCommand, runningIn, stateOf } from './command-key.js';
import type { KeyedCommand } from './command-key.js';
import { IdempotencyKey } from './idempotency.entity.js';

/** A command whose lease is over has died with its process: whoever carries one out renews it meanwhile. */
const leaseMs = 10_000;
const renewalMs = 3_000;

export const CLOCK = Symbol('clock');

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
    const command = keyedCommand(request);
    if (!command) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(this.run(command, request.answeredBefore, reply, next));
  }

  private async run(
    command: KeyedCommand,
    answered: IdempotencyKey | undefined,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<unknown> {
    const found = await this.claim(command, answered);
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
    const here = runningIn(this.database);
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
  private async claim(command: KeyedCommand, answered?: IdempotencyKey): Promise<IdempotencyKey | Claim> {
    if (answered) return answered;
    // Most keys are new. On SQLite an insert would wait for the very command that is still running.
    const claimed = this.database.engine === 'mysql' ? await this.insert(command) : undefined;
    return claimed ?? this.claimKnown(command);
  }

  /** Our claim; undefined where somebody has the key already. */
  private async insert(command: KeyedCommand): Promise<Claim | undefined> {
    const createdAt = this.clock.now();
    const runningUntil = new Date(createdAt.getTime() + leaseMs);
    try {
      const claimed = { ...command, runningUntil, status: null, answer: null, createdAt };
      await this.database.statement((manager) => insertRows(manager, IdempotencyKey, [claimed]));
      return { id: command.id, createdAt };
    } catch (error) {
      if (isDuplicate(error)) return undefined;
      throw error;
    }
  }

  private async claimKnown(command: KeyedCommand): Promise<IdempotencyKey | Claim> {
    const { id, bodyHash } = command;
    const row = await this.database.reading.manager.findOneBy(IdempotencyKey, { id });
    if (!row) return (await this.insert(command)) ?? this.claimKnown(command);
    const state = stateOf(this.database, row, this.clock.now());
    if (state === 'over') return this.takeOver(row, command);
    if (row.bodyHash !== bodyHash) throw new Problem('idempotency.key_reused');
    if (state === 'running') throw Problem.inProgress();
    return row;
  }

  /** Only as it was read: who renewed or answered it meanwhile keeps it. */
  private async takeOver(
    { id, runningUntil, status }: IdempotencyKey,
    command: KeyedCommand,
  ): ReturnType<typeof this.claim> {
    const where = { id, runningUntil, status: status ?? IsNull() };
    await this.database.statement((manager) => manager.delete(IdempotencyKey, where));
    return this.claim(command);
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
