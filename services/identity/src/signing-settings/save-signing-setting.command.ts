import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { SigningSettingRepository } from './signing-setting.repository.js';
import type { SaveSigningSettingDto, SigningSettingDto } from './signing-settings.dto.js';

/** Sets anew what is proved at sign-in and before a signature. What was signed before stays as it is, and so do sessions. */
@Injectable()
export class SaveSigningSetting {
  constructor(private readonly settings: SigningSettingRepository) {}

  execute(actor: Actor, { version, ...choices }: SaveSigningSettingDto): Promise<SigningSettingDto> {
    return this.settings.next({ ...actor, userId: found(actor.userId, 'The user') }, version, choices);
  }
}
