import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { SigningSettingRepository } from './signing-setting.repository.js';
import type { SaveSigningSettingDto, SigningSettingDto } from './signing.dto.js';

/** Sets anew what is asked of who signs. What was signed before stays as it is. */
@Injectable()
export class SaveSigningSetting {
  constructor(private readonly settings: SigningSettingRepository) {}

  execute(actor: Actor, { version, demand }: SaveSigningSettingDto): Promise<SigningSettingDto> {
    return this.settings.next({ ...actor, userId: found(actor.userId, 'The user') }, version, demand);
  }
}
