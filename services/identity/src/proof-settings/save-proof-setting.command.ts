import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { ProofSettingRepository } from './proof-setting.repository.js';
import type { SaveSigningSettingDto, SigningSettingDto } from './proof-settings.dto.js';

/** Sets anew what is proved at sign-in and before a signature. What was signed before stays as it is, and so do sessions. */
@Injectable()
export class SaveProofSetting {
  constructor(private readonly settings: ProofSettingRepository) {}

  execute(actor: Actor, { version, ...choices }: SaveSigningSettingDto): Promise<SigningSettingDto> {
    return this.settings.next({ ...actor, userId: found(actor.userId, 'The user') }, version, choices);
  }
}
