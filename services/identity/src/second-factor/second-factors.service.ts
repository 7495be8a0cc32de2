import { Inject, Injectable } from '@nestjs/common';
import { plainRecoveryCode } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, insertRows, isDuplicate, newId, readRows, Seal, updateRows } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK, Lender } from '@groundwork/server-service';
import { In, IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { AccountEntity } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';
import type { AuditDetails } from '../audit/index.js';
import { ProofSettingRepository } from '../proof-settings/index.js';
import { SignInThrottle } from '../throttle/index.js';
import { challengeOver } from './challenges.service.js';
import { addressOf, stepOf } from './domain/authenticator.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './domain/recovery-codes.js';
import { RecoveryCodeEntity } from './persistence/recovery-code.entity.js';
import { SecondFactorEntity } from './persistence/second-factor.entity.js';
import type { ChallengePurpose } from './persistence/sign-in-challenge.entity.js';
import { SecondFactorChanges } from './second-factor-changes.service.js';
import type { ProofDto, SecondFactorDto } from './second-factor.dto.js';

const contextOf = (accountId: string): string => `second-factor:${accountId}`;

/** The second factors of all accounts: who has one, whether a proof is right, and the one place that writes them. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly seal: Seal,
    private readonly throttle: SignInThrottle,
    private readonly audit: AuditLog,
    private readonly changes: SecondFactorChanges,
    private readonly lender: Lender,
    private readonly settings: ProofSettingRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  find(accountId: string): Promise<SecondFactorEntity | null> {
    return this.database.manager.findOneBy(SecondFactorEntity, { accountId });
  }

  async stateOf(account: AccountEntity): Promise<SecondFactorDto> {
    const factor = await this.find(account.id);
    return {
      on: factor !== null,
      since: factor?.createdAt.toISOString() ?? null,
      recoveryCodesLeft: factor
        ? await this.database.manager.countBy(RecoveryCodeEntity, { accountId: account.id, usedAt: IsNull() })
        : 0,
      required: await this.isRequired(account),
    };
  }

  /** What an app reads from the picture: it lists the code under the lender's name. A sign-in does not wait for a name. */
  async addressOf(secret: string, email: string): Promise<string> {
    return addressOf(secret, email, (await this.lender.letterhead())?.name);
  }

  /** Whether the lender or this deployment asks the account for one. */
  isRequired({ role }: Pick<AccountEntity, 'role'>): Promise<boolean> {
    return this.settings.needsSecondFactor(role);
  }

  /**
   * Takes a code or a recovery code, each once. Throws at the field that was filled, and `throttle.too_many` for who guesses.
   * Never inside a transaction: a refusal counts. Gives how it was proved.
   */
  async prove(
    account: AccountEntity,
    proof: ProofDto,
    actor: Actor,
    device?: string,
  ): Promise<'code' | 'recovery code'> {
    const attempt = await this.throttle.admitCode(account, actor.address, device);
    const recovers = proof.recoveryCode !== undefined;
    const right = recovers
      ? await this.useRecoveryCode(account, proof.recoveryCode ?? '', actor)
      : await this.useCode(account.id, proof.code ?? '');
    if (!right) {
      await this.audit.record({
        kind: 'second_factor.failed',
        accountId: account.id,
        actor,
        details: { with: recovers ? 'recovery code' : 'code' },
      });
      refuseInvalid(recovers ? { recoveryCode: shared.recoveryCodeWrong } : { code: shared.codeWrong });
    }
    await this.throttle.succeeded(attempt);
    return recovers ? 'recovery code' : 'code';
  }

  /** The step of a first code of a new secret. Throws at the field. */
  firstStep(secret: string, code: string | undefined): number {
    const step = stepOf(secret, code ?? '', this.clock.now());
    if (step === undefined)
      throw new Problem('validation.failed', shared.codeWrong, [{ field: 'code', message: shared.codeWrong }]);
    return step;
  }

  /**
   * Turns it on with its recovery codes, or puts another secret in the place of the old one. One that was turned on, replaced or
   * turned off since it was `begun` is not replaced: who knew the password alone, or proved the one before: {@link challengeOver}.
   */
  async turnOn(
    account: AccountEntity,
    secret: string,
    step: number,
    {
      purpose,
      codes,
      actor,
      begun,
    }: { purpose: ChallengePurpose; codes: readonly string[]; actor: Actor; begun: Date },
  ): Promise<void> {
    const row: SecondFactorEntity = {
      accountId: account.id,
      secret: this.sealed(account.id, secret),
      lastStep: step,
      createdAt: this.clock.now(),
    };
    await this.database.transaction(async (manager) => {
      const replaces = purpose === 'replace';
      if (replaces) {
        const before = { accountId: account.id, createdAt: LessThanOrEqual(begun) };
        if ((await updateRows(manager, SecondFactorEntity, before, row)) !== 1) throw challengeOver(purpose);
      } else
        await insertRows(manager, SecondFactorEntity, [row]).catch((error: unknown) => {
          throw isDuplicate(error) ? challengeOver(purpose) : error;
        });
      await this.writeCodes(account.id, codes);
      await this.changes.tell(manager, account, {
        change: replaces ? 'replaced' : 'on',
        recoveryCodesLeft: codes.length,
        actor,
      });
    });
  }

  /**
   * Whether it is on as it was turned on, with this secret and all of these recovery codes, for who asks a second time: with
   * the same code, or a newer one that is taken by it.
   */
  async stands(account: AccountEntity, secret: string, step: number, codes: readonly string[]): Promise<boolean> {
    const { id: accountId } = account;
    const hash = In(codes.map((code) => hashOfRecoveryCode(accountId, code)));
    return this.database.transaction(async (manager) => {
      const where = { accountId, lastStep: LessThanOrEqual(step) };
      const factor = await manager.findOneBy(SecondFactorEntity, where);
      if (!factor || this.opened(accountId, factor.secret) !== secret) return false;
      await manager.update(SecondFactorEntity, where, { lastStep: step });
      return (await manager.countBy(RecoveryCodeEntity, { accountId, hash, usedAt: IsNull() })) === codes.length;
    });
  }

  /** Takes it away with its recovery codes; `reset` gives the reason of an administrator. False where there was none. */
  async turnOff(account: AccountEntity, actor: Actor): Promise<boolean> {
    return this.takeAway(account, actor, 'off');
  }

  /** The same by somebody else, whose reasons are told; the password stops working with it. */
  async reset(account: AccountEntity, actor: Actor, details: AuditDetails): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      if (!(await this.takeAway(account, actor, 'reset', details))) return false;
      await manager.update(AccountEntity, { id: account.id }, { passwordHash: null });
      return true;
    });
  }

  private async takeAway(
    account: AccountEntity,
    actor: Actor,
    change: 'off' | 'reset',
    details?: AuditDetails,
  ): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(SecondFactorEntity, { accountId: account.id });
      // Of two at once, the first one tells of it.
      if (affected === 0) return false;
      await manager.delete(RecoveryCodeEntity, { accountId: account.id });
      await this.changes.tell(manager, account, {
        change,
        recoveryCodesLeft: 0,
        actor,
        details,
      });
      return true;
    });
  }

  /** New recovery codes in the place of all old ones; of several at once one after the other, and of none that is off by then. */
  async renewCodes(account: AccountEntity, actor: Actor): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      const [factor] = await readRows(manager, SecondFactorEntity, { accountId: account.id }, { held: true });
      found(factor, 'The second factor');
      const codes = newRecoveryCodes();
      await this.writeCodes(account.id, codes);
      await this.changes.tell(manager, account, { change: 'codes_renewed', recoveryCodesLeft: codes.length, actor });
      return codes;
    });
  }

  private async writeCodes(accountId: string, codes: readonly string[]): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.delete(RecoveryCodeEntity, { accountId });
      await insertRows(
        manager,
        RecoveryCodeEntity,
        codes.map((code) => ({ id: newId(), accountId, hash: hashOfRecoveryCode(accountId, code), usedAt: null })),
      );
    });
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
    const result = await this.database.transaction((manager) =>
      manager.update(SecondFactorEntity, { accountId, lastStep: LessThan(step) }, { lastStep: step }),
    );
    return result.affected === 1;
  }

  private async useRecoveryCode(account: AccountEntity, typed: string, actor: Actor): Promise<boolean> {
    if (plainRecoveryCode(typed) === '') return false;
    const where = { accountId: account.id, hash: hashOfRecoveryCode(account.id, typed), usedAt: IsNull() };
    return this.database.transaction(async (manager) => {
      if ((await manager.update(RecoveryCodeEntity, where, { usedAt: this.clock.now() })).affected !== 1) return false;
      const recoveryCodesLeft = await manager.countBy(RecoveryCodeEntity, { accountId: account.id, usedAt: IsNull() });
      await this.changes.tell(manager, account, {
        change: 'recovery_code_used',
        recoveryCodesLeft,
        actor: { ...actor, userId: account.id },
      });
      return true;
    });
  }
}
