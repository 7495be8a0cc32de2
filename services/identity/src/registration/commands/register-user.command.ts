import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '@groundwork/domain-accounts';
import type { Actor } from '@groundwork/server-auth';
import { isAdministrator } from '@groundwork/server-auth';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../../accounts/index.js';
import { AuditLog } from '../../audit/index.js';
import { AccountCodes, ConfirmationLetters } from '../../codes/index.js';
import { AnswerPace, LetterThrottle } from '../../throttle/index.js';
import type { RegisterUserDto } from '../registration.dto.js';
import { InviteUser } from './invite-user.command.js';

/**
 * Registers an address: its owner is sent a link to confirm it, or, where it has an account, to choose a new password. The
 * answer, the work and the time are the same. A repeat sends a new link, so that no Idempotency-Key is needed.
 */
@Injectable()
export class RegisterUser {
  constructor(
    private readonly letters: LetterThrottle,
    private readonly pace: AnswerPace,
    private readonly confirmations: ConfirmationLetters,
    private readonly codes: AccountCodes,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly invitation: InviteUser,
  ) {}

  async execute(actor: Actor, { companyId, ...body }: RegisterUserDto): Promise<void> {
    const person = {
      email: normaliseEmail(body.email),
      firstName: body.firstName.trim(),
      lastName: body.lastName.trim(),
    };
    if (isAdministrator(actor))
      return this.invitation.execute(actor, { ...person, ...(companyId === undefined ? {} : { companyId }) });
    if (companyId !== undefined) throw new Problem('access.denied');
    await this.pace.hold(() =>
      this.letters.forStranger(actor, person.email, (manager) => this.write(manager, actor, person)),
    );
  }

  private async write(
    manager: EntityManager,
    actor: Actor,
    person: { email: string; firstName: string; lastName: string },
  ): Promise<void> {
    await this.audit.record({ kind: 'account.registered', actor, typed: person.email });
    const account = await manager.findOneBy(AccountEntity, { email: person.email });
    if (!account) return this.confirmations.send(manager, person);
    const { id: userId, email, firstName, lastName } = account;
    const link = await this.codes.issue(manager, { kind: 'reset', subjectId: userId, email });
    await this.outbox.add(manager, {
      type: 'user.reset_requested',
      aggregateId: userId,
      payload: { userId, email, firstName, lastName, ...link, registeredAgain: true },
    });
  }
}
