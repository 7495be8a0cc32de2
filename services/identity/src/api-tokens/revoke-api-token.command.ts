import { Injectable } from '@nestjs/common';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { accountsAbility, ApiTokenEntity } from '../accounts/index.js';
import { ApiTokenEnding } from './api-token-ending.service.js';
import type { ApiTokenDto } from './api-token.dto.js';
import { apiTokenView } from './api-token.view.js';

/** Revokes a token for good. One that was revoked already stays as it was. */
@Injectable()
export class RevokeApiToken {
  constructor(
    private readonly database: Database,
    private readonly ending: ApiTokenEnding,
  ) {}

  async execute(actor: Actor, id: string): Promise<ApiTokenDto> {
    allow(accountsAbility(actor), 'revoke', 'ApiToken');
    await this.ending.end({ id }, actor);
    return apiTokenView(found(await this.database.manager.findOneBy(ApiTokenEntity, { id }), 'The API token'));
  }
}
