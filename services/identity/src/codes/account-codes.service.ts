import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database, insertRows, newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { In, IsNull, LessThan, MoreThan } from 'typeorm';
import { AccountCodeEntity } from './account-code.entity.js';
import { codeLives, endedCodesStayFor } from './domain/code-lives.js';
import type { CodeKind } from './domain/code-lives.js';

export interface NewCode {
  readonly kind: CodeKind;
  readonly subjectId: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly company?: { readonly companyId: string; readonly organizationName: string };
  readonly sentBy?: string;
}

/** What the letter needs, and nobody keeps. */
export interface IssuedCode {
  readonly code: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The one place of links and codes: single use, expiring, kept as a hash. A new one closes the one before it. */
@Injectable()
export class AccountCodes {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Makes a code under the transaction of the event that carries it to the letter. Letters to one address are written one
   * after the other (`LetterThrottle`), so that one code of a kind is open.
   */
  async issue(manager: EntityManager, request: NewCode): Promise<IssuedCode> {
    const code = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + codeLives[request.kind]);
    const row: AccountCodeEntity = {
      id: newId(),
      kind: request.kind,
      subjectId: request.subjectId,
      email: request.email,
      firstName: request.firstName ?? '',
      lastName: request.lastName ?? '',
      companyId: request.company?.companyId ?? null,
      organizationName: request.company?.organizationName ?? null,
      codeHash: sha256(code),
      sentBy: request.sentBy ?? null,
      sentAt: now,
      expiresAt,
      closedAt: null,
    };
    await manager.delete(AccountCodeEntity, { expiresAt: LessThan(new Date(now.getTime() - endedCodesStayFor)) });
    await manager.update(
      AccountCodeEntity,
      { kind: row.kind, email: row.email, companyId: row.companyId ?? IsNull(), closedAt: IsNull() },
      { closedAt: now },
    );
    await insertRows(manager, AccountCodeEntity, [row]);
    return { code, expiresAt: expiresAt.toISOString() };
  }

  /** The open code of a link. An unknown, a used, an expired and another one's are answered alike: `token.invalid`. */
  async find(kind: CodeKind, subjectId: string, code: string): Promise<AccountCodeEntity> {
    return valid(await this.open({ kind, subjectId }, code));
  }

  /** The same for a call that names no subject. */
  async findByCode(kind: CodeKind, code: string): Promise<AccountCodeEntity> {
    return valid(await this.open({ kind }, code));
  }

  /** The newest code of a kind for an address, open or not. */
  async newest(kind: CodeKind, email: string): Promise<AccountCodeEntity | null> {
    return this.database.manager.findOne(AccountCodeEntity, {
      where: { kind, email },
      order: { sentAt: 'DESC', id: 'DESC' },
    });
  }

  /** Uses a code up. Of two at once one gets through, the other is told what everybody is told of a used one. */
  async use(manager: EntityManager, code: AccountCodeEntity): Promise<void> {
    const now = this.clock.now();
    const { affected } = await manager.update(
      AccountCodeEntity,
      { id: code.id, closedAt: IsNull(), expiresAt: MoreThan(now) },
      { closedAt: now },
    );
    if (affected !== 1) throw new Problem('token.invalid');
  }

  /** Closes whatever else is open for an address. */
  async closeAll(manager: EntityManager, email: string, kinds: readonly CodeKind[]): Promise<void> {
    await manager.update(
      AccountCodeEntity,
      { email, kind: In([...kinds]), closedAt: IsNull() },
      { closedAt: this.clock.now() },
    );
  }

  private open(where: { kind: CodeKind; subjectId?: string }, code: string): Promise<AccountCodeEntity | null> {
    return this.database.manager.findOneBy(AccountCodeEntity, {
      ...where,
      codeHash: sha256(code),
      closedAt: IsNull(),
      expiresAt: MoreThan(this.clock.now()),
    });
  }
}

function valid(code: AccountCodeEntity | null): AccountCodeEntity {
  if (!code) throw new Problem('token.invalid');
  return code;
}
