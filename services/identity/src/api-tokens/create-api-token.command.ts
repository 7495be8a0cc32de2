import { Inject, Injectable } from '@nestjs/common';
import { machineRules } from '@groundwork/domain-messages';
import { DAY } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { nameKey } from '@groundwork/domain-validation';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import { AccountRepository, accountsAbility, ApiTokenEntity } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';
import type { CreateApiTokenDto, NewApiTokenDto } from './api-token.dto.js';
import { apiTokenView } from './api-token.view.js';
import { newTokenText, tokenHash } from './token-text.js';

/**
 * Makes a token, whose text is in this answer and nowhere else. A call that is sent twice makes one: the second finds the name in use.
 * The answer is not kept for a repeat, since it would keep the token.
 */
@Injectable()
export class CreateApiToken {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { name: typed, days, scopes }: CreateApiTokenDto): Promise<NewApiTokenDto> {
    allow(accountsAbility(actor), 'create', 'ApiToken');
    if (scopes.length === 0) throw Problem.invalid({ scopes: machineRules.scopesMissing });
    const name = typed.trim();
    const text = newTokenText();
    const now = this.clock.now();
    const row: ApiTokenEntity = {
      id: newId(),
      name,
      nameInUse: nameKey(name),
      tokenHash: tokenHash(text),
      ending: text.slice(-4),
      scopes: [...scopes],
      createdBy: actor.userId ?? '',
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY),
      usedAt: null,
      usedFrom: null,
      revokedAt: null,
      revokedBy: null,
    };
    await this.database.transaction(async (manager) => {
      await this.accounts.requireStanding(manager, actor);
      await manager.update(
        ApiTokenEntity,
        { nameInUse: Not(IsNull()), expiresAt: LessThanOrEqual(now) },
        { nameInUse: null },
      );
      await manager.insert(ApiTokenEntity, row).catch((error: unknown) => {
        throw isDuplicate(error) ? Problem.invalid({ name: machineRules.nameInUse }) : error;
      });
      const details = { name, scopes: row.scopes.join(' '), until: row.expiresAt.toISOString() };
      await this.audit.record({ kind: 'token.created', accountId: row.id, actor, details });
    });
    return { ...apiTokenView(row), token: text };
  }
}
