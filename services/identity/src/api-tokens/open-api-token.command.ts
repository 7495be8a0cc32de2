import { Inject, Injectable } from '@nestjs/common';
import { signSession } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import type { Clock } from '@groundwork/domain-time';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { IsNull, MoreThan } from 'typeorm';
import { ApiTokenEntity } from '../accounts/index.js';
import type { OpenedApiTokenDto } from './api-token.dto.js';
import { tokenHash } from './token-text.js';

/**
 * Gives a back end an access token of some minutes for an API token, in whose name the calls are made. An unknown, an expired and a
 * revoked one are answered alike.
 */
@Injectable()
export class OpenApiToken {
  constructor(
    private readonly database: Database,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ address }: Pick<Actor, 'address'>, text: string): Promise<OpenedApiTokenDto> {
    const now = this.clock.now();
    const good = { tokenHash: tokenHash(text), revokedAt: IsNull(), expiresAt: MoreThan(now) };
    const row = await this.database.manager.findOneBy(ApiTokenEntity, good);
    if (!row) throw new Problem('session.invalid');
    const used = { usedAt: now, usedFrom: address?.slice(0, 64) ?? null };
    await this.database.statement((manager) => manager.update(ApiTokenEntity, { id: row.id }, used));
    const expiresAt = Math.floor(
      Math.min(now.getTime() + this.options.session.accessSeconds * 1000, row.expiresAt.getTime()) / 1000,
    );
    const token = signSession(
      { sub: row.id, sid: row.id, role: 'admin', scopes: row.scopes, exp: expiresAt },
      this.options.keys.session,
    );
    return { token, expiresAt };
  }
}
