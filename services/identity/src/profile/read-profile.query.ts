import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AccountRepository, accountsAbility } from '../accounts/index.js';
import type { ProfileDto } from './profile.dto.js';
import { Profiles } from './profiles.service.js';

@Injectable()
export class ReadProfile {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly profiles: Profiles,
  ) {}

  async execute(actor: Actor, id: string): Promise<ProfileDto> {
    allow(accountsAbility(actor), 'read', subject('Account', { id }));
    return this.profiles.view(await this.accounts.named(id));
  }
}
