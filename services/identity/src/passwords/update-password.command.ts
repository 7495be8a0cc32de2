import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { AccountEntity, PasswordHashing } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';
import { NewPasswords } from '../new-passwords/index.js';
import { Challenges } from '../second-factor/index.js';
import { SessionEnding } from '../sessions/index.js';
import { OwnPassword } from '../throttle/index.js';
import type { UpdatePasswordDto } from './password.dto.js';

/** Changes the own password against the old one, and ends the user's other sessions. */
@Injectable()
export class UpdatePassword {
  constructor(
    private readonly database: Database,
    private readonly newPasswords: NewPasswords,
    private readonly passwords: PasswordHashing,
    private readonly ownPassword: OwnPassword,
    private readonly ending: SessionEnding,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly challenges: Challenges,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: UpdatePasswordDto): Promise<void> {
    if (body.id !== undefined && body.id !== actor.userId) throw new Problem('access.denied');
    refuseInvalid(await this.newPasswords.errors('newPassword', body.newPassword));
    const account = await this.ownPassword.confirm(actor, body.password, shared.enterValidPassword);
    const passwordHash = await this.passwords.hash(body.newPassword);
    const { id: userId, email, firstName, lastName } = account;
    await this.database.transaction(async (manager) => {
      await this.challenges.endAllOf(manager, userId);
      await manager.update(AccountEntity, { id: userId }, { passwordHash, updatedAt: this.clock.now() });
      await this.audit.record({ kind: 'password.changed', accountId: userId, actor });
      await this.outbox.add(manager, {
        type: 'user.password_changed',
        aggregateId: userId,
        payload: { userId, email, firstName, lastName },
      });
    });
    await this.ending.endAllOf(userId, 'password', actor);
  }
}
