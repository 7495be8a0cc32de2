import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { normaliseEmail } from '@groundwork/domain-accounts';
import { shared, waiverRules } from '@groundwork/domain-messages';
import { HOUR } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { LetterCountEntity } from './letter-count.entity.js';
import { openWindow } from './windows.js';

/** Letters are counted by the hour. */
export const lettersWindowMs = HOUR;

/** So many letters of one kind go to one address, or from one person, in an hour. */
export interface LetterLimit {
  /** What is counted, as text; only its hash is kept. It begins with the kind, so that two kinds never share a count. */
  readonly key: string;
  readonly most: number;
  /** What the one who sends one more is told. */
  readonly sentence: string;
}

/** Letters of a kind to one mailbox, whoever sends them and however its address is written. */
export const lettersTo = (kind: string, email: string, most: number): LetterLimit => ({
  key: `${kind} to\n${normaliseEmail(email)}`,
  most,
  sentence: waiverRules.tooManyLetters,
});

/** Invitations of a kind that one person sends, to whomever. */
export const invitationsBy = (kind: string, userId: string, most: number): LetterLimit => ({
  key: `${kind} by\n${userId}`,
  most,
  sentence: shared.tooManyInvitations,
});

const idOf = ({ key }: LetterLimit): string => createHash('sha256').update(key, 'utf8').digest('hex');

/** Keeps letters with links from flooding anybody. */
@Injectable()
export class LetterLimits {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /**
   * Counts a letter for each limit in the transaction that sends it, or throws `throttle.too_many`, which counts nothing. Of many at
   * once, at every replica, no more go than may: the row is locked from its count to the commit.
   */
  async take(manager: EntityManager, limits: readonly LetterLimit[]): Promise<void> {
    // Always the same order of locks, so that two that share two counts do not wait for each other.
    for (const limit of [...limits].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1))) await this.count(manager, limit);
  }

  private async count(manager: EntityManager, limit: LetterLimit): Promise<void> {
    const id = idOf(limit);
    const now = this.clock.now();
    await openWindow(manager, LetterCountEntity, { id, letters: 0, windowFrom: now }, lettersWindowMs);
    await manager.update(LetterCountEntity, { id }, { letters: () => 'letters + 1' });
    const { letters, windowFrom } = await manager.findOneByOrFail(LetterCountEntity, { id });
    if (letters <= limit.most) return;
    const retry = String(Math.ceil((windowFrom.getTime() + lettersWindowMs - now.getTime()) / 1000));
    throw new Problem('throttle.too_many', limit.sentence, undefined, { 'retry-after': retry });
  }
}
