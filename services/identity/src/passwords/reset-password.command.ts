import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { AccountEntity, PasswordHashing } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';
import { AccountCodes } from '../codes/index.js';
import { NewPasswords } from '../new-passwords/index.js';
import { Challenges } from '../second-factor/index.js';
import { SessionEnding } from '../sessions/index.js';
import type { Command } from '../shared/beforehand.js';
import { LetterThrottle, SignInThrottle } from '../throttle/index.js';
import type { ResetPasswordDto } from './password.dto.js';

/** Sets the password that was chosen by the link of a letter, and ends every session of the account. */
@Injectable()
export class ResetPassword implements Command<ResetPasswordDto, { result: string }> {
  constructor(
    private readonly database: Database,
    private readonly letters: LetterThrottle,
    private readonly codes: AccountCodes,
    private readonly newPasswords: NewPasswords,
    private readonly passwords: PasswordHashing,
    private readonly ending: SessionEnding,
    private readonly throttle: SignInThrottle,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly challenges: Challenges,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { id, password, resetToken }: ResetPasswordDto): Promise<{ result: string }> {
    return this.letters.forLink(actor, async () => {
      const code = await this.codes.find('reset', id, resetToken);
      refuseInvalid(await this.newPasswords.errors('password', password));
      const passwordHash = await this.passwords.hash(password);
      const account = await this.database.transaction(async (manager) => {
        await this.codes.use(manager, code);
        const row = await manager.findOneBy(AccountEntity, { id: code.subjectId });
        if (!row) throw new Problem('token.invalid');
        await this.challenges.endAllOf(manager, row.id);
        await manager.update(AccountEntity, { id: row.id }, { passwordHash, updatedAt: this.clock.now() });
        const { id: userId, email, firstName, lastName } = row;
        await this.audit.record({ kind: 'password.reset', accountId: userId, actor });
        await this.outbox.add(manager, {
          type: 'user.password_changed',
          aggregateId: userId,
          payload: { userId, email, firstName, lastName },
        });
        return row;
      });
      await this.ending.endAllOf(account.id, 'password', { ...actor, sessionId: undefined });
      // Who just proved the address need not wait for what was guessed from here before.
      await this.throttle.forgive(account.email, actor.address);
      return { result: 'Succeeded' };
    });
  }
}
