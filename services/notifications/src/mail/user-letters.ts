import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { roleNames } from '@groundwork/domain-messages';
import type { MailName } from '@groundwork/domain-messages';
import type { EventEnvelope, EventType, SecondFactorChange } from '@groundwork/domain-events';
import { displayInstant } from '@groundwork/domain-time';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { OutboundQueue } from '../outbound/outbound-queue.js';
import type { LetterValues } from './letter.js';

interface Addressee {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly expiresAt?: string;
}

const inWords = (instant: string): string => displayInstant(instant, { zone: 'EST' });

const secondFactorLetters: Readonly<Record<SecondFactorChange, MailName>> = {
  on: 'secondFactorOn',
  replaced: 'secondFactorReplaced',
  off: 'secondFactorOff',
  reset: 'secondFactorReset',
  recovery_code_used: 'recoveryCodeUsed',
  codes_renewed: 'recoveryCodesRenewed',
};

/** The letters of sign-in and registration. They go to the address that the event itself tells: there may be no account yet. */
@Injectable()
export class UserLetters implements OnModuleInit {
  constructor(
    @Inject(Inbox) private readonly inbox: Inbox,
    private readonly queue: OutboundQueue,
  ) {}

  onModuleInit(): void {
    this.on('user.confirmation_requested', (manager, { id, payload }) => {
      const { userId, code, organizationName } = payload;
      return this.send(
        manager,
        id,
        organizationName === null ? 'registrationConfirmation' : 'companyInvitation',
        payload,
        `/confirmRegistration/${userId}/${code}`,
        { organizationName: organizationName ?? '' },
      );
    });
    this.on('user.reset_requested', (manager, { id, payload }) =>
      this.send(
        manager,
        id,
        payload.registeredAgain ? 'alreadyRegistered' : 'passwordReset',
        payload,
        `/resetPassword/${payload.userId}/${payload.code}`,
      ),
    );
    this.on('user.password_changed', (manager, { id, payload }) =>
      this.send(manager, id, 'passwordChanged', payload, '/forgotPassword'),
    );
    this.on('user.second_factor_changed', (manager, { id, occurredAt, payload }) => {
      const { change, recoveryCodesLeft } = payload;
      const values = { when: inWords(occurredAt), codesLeft: String(recoveryCodesLeft) };
      return this.send(
        manager,
        id,
        secondFactorLetters[change],
        payload,
        change === 'reset' ? '/login' : '/forgotPassword',
        values,
      );
    });
    this.on('user.role_changed', (manager, { id, payload }) =>
      this.send(manager, id, 'roleChanged', payload, '/login', {
        role: roleNames[payload.to as keyof typeof roleNames],
      }),
    );
    this.on('user.company_invited', (manager, { id, payload }) =>
      this.send(manager, id, 'companyInvitationOfMember', payload, `/joinCompany/${payload.userId}/${payload.code}`, {
        organizationName: payload.organizationName,
      }),
    );
    this.on('user.joined_company', async (manager, { id, payload }) => {
      // Who accepted an invitation knows.
      if (payload.addedBy !== null)
        await this.send(manager, id, 'companyJoined', payload, '/login', {
          organizationName: payload.organizationName,
        });
    });
    this.on('admin.invited', (manager, { id, payload }) =>
      this.send(manager, id, 'adminInvitation', payload, `/registerAdmin/${payload.invitationId}/${payload.code}`),
    );
  }

  private on<T extends EventType>(
    type: T,
    handle: (manager: EntityManager, event: EventEnvelope<T>) => Promise<void>,
  ): void {
    this.inbox.on(type, 'mail', handle);
  }

  private async send(
    manager: EntityManager,
    key: string,
    name: MailName,
    addressee: Addressee,
    path: string,
    more: LetterValues = {},
  ): Promise<void> {
    const { email, firstName = '', lastName = '', expiresAt } = addressee;
    const expires = expiresAt === undefined ? '' : inWords(expiresAt);
    await this.queue.addLetter(manager, {
      key,
      name,
      to: email,
      values: { firstName, lastName, expires, ...more },
      path,
    });
  }
}
