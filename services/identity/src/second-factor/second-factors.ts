import { Inject, Injectable } from '@nestjs/common';
import { plainRecoveryCode } from '@groundwork/domain-accounts';
import { security } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database, insertRows, isDuplicate, newId, Seal } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { IsNull, LessThan } from 'typeorm';
import type { Account } from '../accounts/persistence/account.entity.js';
import { AuditLog } from '../audit/audit-log.js';
import { SignInThrottle } from '../sessions/sign-in-throttle.js';
import { stepOf } from './domain/authenticator.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './domain/recovery-codes.js';
import { RecoveryCode, SecondFactor } from './persistence/second-factor.entity.js';
import type { Proof } from './second-factor.dto.js';

const contextOf = (accountId: string): string => `second-factor:${accountId}`;

/** The second factors of all accounts: who has one, whether a proof is right, and the one place that writes them. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly seal: Seal,
    private readonly throttle: SignInThrottle,
    private readonly audit: AuditLog,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  find(accountId: string): Promise<SecondFactor | null> {
    return this.database.manager.findOneBy(SecondFactor, { accountId });
  }

  codesLeft(accountId: string): Promise<number> {
    return this.database.manager.countBy(RecoveryCode, { accountId, usedAt: IsNull() });
  }

  /** Whether this deployment asks the account for one. */
  isRequired({ role }: Pick<Account, 'role'>): boolean {
    return this.options.secondFactor === 'administrators' && (role === 'admin' || role === 'super');
  }

  /**
   * Takes a code or a recovery code, each once. Throws at the field that was filled, and `throttle.too_many` for who guesses.
   * Never inside a transaction: a refusal counts. Gives how it was proved.
   */
  async prove(account: Account, proof: Proof, actor: Actor, device?: string): Promise<'code' | 'recovery code'> {
    const attempt = await this.throttle.admitCode(account, actor.address, device);
    const recovers = proof.recoveryCode !== undefined;
    const right = recovers ? await this.useRecoveryCode(account.id, proof.recoveryCode ?? '') : await this.useCode(account.id, proof.code ?? '');
    if (!right) {
      await this.audit.record({ kind: 'second_factor.failed', accountId: account.id, actor, details: { with: recovers ? 'recovery code' : 'code' } });
      refuseInvalid(recovers ? { recoveryCode: security.recoveryCodeWrong } : { code: security.codeWrong });
    }
    await this.throttle.succeeded(attempt);
    if (recovers) await this.audit.record({ kind: 'second_factor.recovered', accountId: account.id, actor: { ...actor, userId: account.id } });
    return recovers ? 'recovery code' : 'code';
  }

  /** The step of a first code of a new secret. Throws at the field. */
  firstStep(secret: string, code: string | undefined): number {
    const step = stepOf(secret, code ?? '', this.clock.now());
    if (step === undefined) throw new Problem('validation.failed', security.codeWrong, [{ field: 'code', message: security.codeWrong }]);
    return step;
  }

  /**
   * Turns it on, or puts another secret in the place of the old one. Gives the recovery codes, readable this once. One that
   * was turned on meanwhile is not replaced by who knew the password alone: `challenge.over`.
   */
  async turnOn(account: Account, secret: string, step: number, manner: { replaces: boolean; actor: Actor }): Promise<string[]> {
    const row: SecondFactor = { accountId: account.id, secret: this.sealed(account.id, secret), lastStep: step, createdAt: this.clock.now() };
    return this.database.transaction(async (manager) => {
      if (manner.replaces) await manager.upsert(SecondFactor, row, ['accountId']);
      else
        await insertRows(manager, SecondFactor, [row]).catch((error: unknown) => {
          throw isDuplicate(error) ? new Problem('challenge.over') : error;
        });
      await this.audit.record({ kind: 'second_factor.on', accountId: account.id, actor: manner.actor });
      return this.renewCodes(account.id);
    });
  }

  async turnOff(account: Account, actor: Actor): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.delete(SecondFactor, { accountId: account.id });
      await manager.delete(RecoveryCode, { accountId: account.id });
      await this.audit.record({ kind: 'second_factor.off', accountId: account.id, actor });
    });
  }

  /** New recovery codes in the place of all old ones. */
  async renewCodes(accountId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.database.transaction(async (manager) => {
      await manager.delete(RecoveryCode, { accountId });
      await insertRows(manager, RecoveryCode, codes.map((code) => ({ id: newId(), accountId, hash: hashOfRecoveryCode(accountId, code), usedAt: null })));
    });
    return codes;
  }

  sealed(accountId: string, secret: string): string {
    return this.seal.seal(secret, contextOf(accountId));
  }

  opened(accountId: string, sealed: string): string {
    return this.seal.open(sealed, contextOf(accountId));
  }

  /** Of two calls with the same code one wins: the step moves forward only. */
  private async useCode(accountId: string, code: string): Promise<boolean> {
    const factor = await this.find(accountId);
    const step = factor ? stepOf(this.opened(accountId, factor.secret), code, this.clock.now()) : undefined;
    if (step === undefined) return false;
    const result = await this.database.transaction((manager) => manager.update(SecondFactor, { accountId, lastStep: LessThan(step) }, { lastStep: step }));
    return result.affected === 1;
  }

  private async useRecoveryCode(accountId: string, typed: string): Promise<boolean> {
    if (plainRecoveryCode(typed) === '') return false;
    const where = { accountId, hash: hashOfRecoveryCode(accountId, typed), usedAt: IsNull() };
    const result = await this.database.transaction((manager) => manager.update(RecoveryCode, where, { usedAt: this.clock.now() }));
    return result.affected === 1;
  }
}
