import { Injectable } from '@nestjs/common';
import { forgotPasswordComplaint, normaliseEmail } from '@groundwork/domain-accounts';
import type { Actor } from '@groundwork/server-auth';
import { Outbox } from '@groundwork/server-events';
import { refuseInvalid } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';
import { AccountCodes, ConfirmationLetters } from '../codes/index.js';
import { AnswerPace, LetterThrottle } from '../throttle/index.js';
import type { ForgottenPasswordDto } from './password.dto.js';

/**
 * Sends a link to a new password. Whoever has registered and not confirmed is sent the confirmation again. The answer and
 * its time are the same for an address that nobody has.
 */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly letters: LetterThrottle,
    private readonly pace: AnswerPace,
    private readonly confirmations: ConfirmationLetters,
    private readonly codes: AccountCodes,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async execute(actor: Actor, request: ForgottenPasswordDto): Promise<void> {
    const complaint = forgotPasswordComplaint(request.email);
    if (complaint) refuseInvalid({ email: complaint });
    const email = normaliseEmail(request.email);
    await this.pace.hold(() => this.letters.forStranger(actor, email, (manager) => this.write(manager, actor, email)));
  }

  private async write(manager: EntityManager, actor: Actor, address: string): Promise<void> {
    const account = await manager.findOneBy(AccountEntity, { email: address });
    if (!account) return this.remind(manager, address);
    const { id: userId, email, firstName, lastName } = account;
    const link = await this.codes.issue(manager, { kind: 'reset', subjectId: userId, email });
    await this.audit.record({ kind: 'password.reset_requested', accountId: userId, actor });
    await this.outbox.add(manager, {
      type: 'user.reset_requested',
      aggregateId: userId,
      payload: { userId, email, firstName, lastName, ...link, registeredAgain: false },
    });
  }

  private async remind(manager: EntityManager, email: string): Promise<void> {
    const registration = await this.codes.newest('confirmation', email);
    if (!registration) return;
    const { firstName, lastName, companyId, organizationName } = registration;
    await this.confirmations.send(manager, {
      email,
      firstName,
      lastName,
      ...(companyId && organizationName ? { company: { companyId, organizationName } } : {}),
    });
  }
}
