import { Injectable } from '@nestjs/common';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { accountsAbility, ApiTokenEntity } from '../accounts/index.js';
import type { ApiTokenDto } from './api-token.dto.js';
import { apiTokenView } from './api-token.view.js';

/** Tokens that are shown, the newest. */
const longest = 200;

/** Every token that was made, the newest first, those that have ended too. */
@Injectable()
export class ListApiTokens {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor): Promise<ApiTokenDto[]> {
    allow(accountsAbility(actor), 'list', 'ApiToken');
    const rows = await this.database.manager.find(ApiTokenEntity, { order: { id: 'DESC' }, take: longest });
    return rows.map(apiTokenView);
  }
}
