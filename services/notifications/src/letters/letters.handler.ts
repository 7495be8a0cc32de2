import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventEnvelope, EventType } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { OutboundQueue } from '../outbound/index.js';
import type { NewLetter } from '../outbound/index.js';
import { RecipientRepository } from '../recipients/index.js';
import { lendingLetters } from './domain/lending-letters.js';
import type { LetterOrder, LettersOf } from './domain/letter-order.js';
import { loanLetters } from './domain/loan-letters.js';
import { userLetters } from './domain/user-letters.js';

export const lettersOf: LettersOf = { ...lendingLetters, ...loanLetters, ...userLetters };

/** The letters that an event causes. */
export const lettersFor = <T extends EventType>(event: EventEnvelope<T>): readonly LetterOrder[] =>
  [lettersOf[event.type]?.(event) ?? []].flat();

/** Writes the letters of events: invitations, links, and the notices that the specifications name. */
@Injectable()
export class LettersHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly queue: OutboundQueue,
    private readonly recipients: RecipientRepository,
  ) {}

  onModuleInit(): void {
    for (const type of Object.keys(lettersOf) as EventType[])
      this.inbox.on(type, 'mail', (manager, event) => this.handle(manager, event));
  }

  async handle(manager: EntityManager, event: EventEnvelope): Promise<void> {
    for (const [at, order] of lettersFor(event).entries()) {
      // Each letter of an event is one of its own, also where two have the same words.
      const key = at === 0 ? event.id : `${event.id} ${at}`;
      for (const letter of await this.addressed(manager, key, order)) await this.queue.addLetter(manager, letter);
    }
  }

  /** An event may concern several people: each has a letter of its own. Without an address the bell alone rings. */
  private async addressed(
    manager: EntityManager,
    key: string,
    { to, name, values, path, expiresAt }: LetterOrder,
  ): Promise<NewLetter[]> {
    if (to === 'administrators' || 'administratorsBut' in to) {
      const except = to === 'administrators' ? undefined : to.administratorsBut;
      return (await this.recipients.administrators(manager))
        .filter(({ id }) => id !== except)
        .map(({ id, email, firstName, lastName }) => ({
          key: `${key} ${id}`,
          name,
          to: email,
          values: { ...values, firstName, lastName },
          path,
          expiresAt,
        }));
    }
    if ('address' in to) return [{ key, name, to: to.address, values, path, expiresAt }];
    const recipient = await this.recipients.find(manager, to.recipientId);
    if (!recipient) return [];
    const { email, firstName, lastName } = recipient;
    return [{ key, name, to: email, values: { ...values, firstName, lastName }, path, expiresAt }];
  }
}
