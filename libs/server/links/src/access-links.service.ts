import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DAY } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Database, insertRows, newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull, LessThan, MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { AccessLinkEntity } from './access-link.entity.js';
import type { LinkPurpose } from './access-link.entity.js';
import { LetterLimits, lettersTo } from './letter-limits.service.js';

/** How long a link opens, milliseconds. */
export const LINK_LIFE = 14 * DAY;
/** Letters with a link that one address gets in an hour at most, whoever sends them. */
const lettersInAnHour = 20;

interface NewLink {
  readonly purpose: LinkPurpose;
  readonly subjectId: string;
  readonly email: string;
  readonly sentBy: string;
}

/** What the letter needs, and nobody keeps. */
export interface IssuedLink {
  readonly code: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The one place of links for people without an account: expiring, for one thing, kept as a hash. A new one closes the one before. */
@Injectable()
export class AccessLinks {
  constructor(
    private readonly database: Database,
    private readonly letters: LetterLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Makes a link in the transaction of the event that carries it to its letter. */
  async issue(manager: EntityManager, { purpose, subjectId, email, sentBy }: NewLink): Promise<IssuedLink> {
    const now = this.clock.now();
    await this.letters.take(manager, [lettersTo('link', email, lettersInAnHour)]);
    await this.close(manager, purpose, subjectId);
    const code = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + LINK_LIFE);
    const row = {
      id: newId(),
      purpose,
      subjectId,
      email,
      tokenHash: sha256(code),
      sentBy,
      sentAt: now,
      expiresAt,
      uploads: 0,
    };
    await insertRows(manager, AccessLinkEntity, [{ ...row, closedAt: null }]);
    return { code, expiresAt: expiresAt.toISOString() };
  }

  /** The open link of a token; null for an unknown, an expired, a closed one and one for something else. */
  find(purpose: LinkPurpose, token: string): Promise<AccessLinkEntity | null> {
    return this.database.manager.findOneBy(AccessLinkEntity, { purpose, tokenHash: sha256(token), ...this.open() });
  }

  /** The open link to something; null where there is none. */
  openFor(purpose: LinkPurpose, subjectId: string): Promise<AccessLinkEntity | null> {
    return this.database.manager.findOneBy(AccessLinkEntity, { purpose, subjectId, ...this.open() });
  }

  /** Throws where a link was closed, or has expired, since it was found. */
  async refuseClosed({ id }: AccessLinkEntity): Promise<void> {
    if (!(await this.database.manager.existsBy(AccessLinkEntity, { id, ...this.open() })))
      throw new Problem('token.invalid');
  }

  /** Counts a file that is let in by a link. False where it has let in so many. */
  async countUpload(manager: EntityManager, { id }: Pick<AccessLinkEntity, 'id'>, most: number): Promise<boolean> {
    const { affected } = await manager.update(
      AccessLinkEntity,
      { id, uploads: LessThan(most), ...this.open() },
      { uploads: () => 'uploads + 1' },
    );
    return affected === 1;
  }

  /** What a link led to is done: it opens as long again for who did it, with the token that came with it. */
  async prolong(manager: EntityManager, { id }: Pick<AccessLinkEntity, 'id'>, code: string): Promise<IssuedLink> {
    const expiresAt = new Date(this.clock.now().getTime() + LINK_LIFE);
    await manager.update(AccessLinkEntity, { id, closedAt: IsNull() }, { expiresAt });
    return { code, expiresAt: expiresAt.toISOString() };
  }

  async close(manager: EntityManager, purpose: LinkPurpose, subjectId: string): Promise<void> {
    await manager.update(AccessLinkEntity, { purpose, subjectId, closedAt: IsNull() }, { closedAt: this.clock.now() });
  }

  private open() {
    return { closedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
  }
}
