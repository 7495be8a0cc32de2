import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from './behaviours.js';
import { accountsOf } from './institutions.js';
import type { HolderKind, Institution, ReportedAccount } from './institutions.js';
import { Replays } from './replays.js';

const lifeMs = 30 * 60_000;
const most = 2000;

/** A verification that was asked for. */
export interface Verification {
  readonly requestCode: string;
  readonly kind: HolderKind;
  readonly name: string;
  readonly expiresAt: Date;
  /** 1 asked for, 3 done, 4 given up. */
  status: 1 | 3 | 4;
  accounts: readonly ReportedAccount[];
}

/** Verifications by their codes, in memory: a sandbox that starts again knows none. */
export class Verifications {
  private readonly byCode = new Map<string, Verification>();

  open(kind: HolderKind, name: string, now: Date): Verification {
    const verification: Verification = {
      requestCode: randomBytes(12).toString('base64url'),
      kind,
      name,
      expiresAt: new Date(now.getTime() + lifeMs),
      status: 1,
      accounts: [],
    };
    this.byCode.set(verification.requestCode, verification);
    const [oldest] = this.byCode.keys();
    if (this.byCode.size > most && oldest !== undefined) this.byCode.delete(oldest);
    return verification;
  }

  of(code: unknown): Verification | undefined {
    return typeof code === 'string' ? this.byCode.get(code) : undefined;
  }

  /** One that the widget may still go on with. */
  running(code: unknown, now: Date): Verification | undefined {
    const verification = this.of(code);
    return verification?.status === 1 && verification.expiresAt > now ? verification : undefined;
  }

  finish(verification: Verification, institution: Institution, chosen: readonly string[], now: Date): void {
    verification.accounts = accountsOf(verification, institution, now).filter(({ accountName }) =>
      chosen.includes(accountName),
    );
    verification.status = 3;
  }
}

interface Asked {
  readonly kind?: unknown;
  readonly name?: unknown;
}

/** The account verification's calls: a code, and the report by the code. What a person does in between is the widget's. */
export function addAccounts(server: FastifyInstance, behaviours: Behaviours, verifications: Verifications): void {
  const replays = new Replays<Verification>();
  void server.register(async (api) => {
    behaviours.bend(api, 'accounts');
    api.post<{ Body: Asked }>('/accounts/request-codes', (request, reply) => {
      const { kind, name } = request.body ?? {};
      if ((kind !== 'business' && kind !== 'owner') || typeof name !== 'string' || name === '')
        return reply.status(400).send({ error: 'kind must be business or owner, and name a text' });
      const { requestCode, expiresAt } = replays.once(request.headers['idempotency-key'], () =>
        verifications.open(kind, name, new Date()),
      );
      return reply.status(201).send({ requestCode, expiresAt: expiresAt.toISOString() });
    });
    api.get<{ Params: { code: string } }>('/accounts/reports/:code', (request, reply) => {
      const verification = verifications.of(request.params.code);
      if (!verification) return reply.status(404).send({ error: 'unknown request code' });
      const { requestCode, status } = verification;
      const accounts = verification.accounts.map((account) =>
        behaviours.fails('accounts') ? { ...account, status: 2 } : account,
      );
      return reply.send({ requestCode, status, accounts });
    });
  });
}
