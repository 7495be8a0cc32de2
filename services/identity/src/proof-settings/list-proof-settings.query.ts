import { Injectable } from '@nestjs/common';
import { ProofSettingRepository } from './proof-setting.repository.js';
import type { SigningSettingDto } from './proof-settings.dto.js';

/** What has been asked of who signs, the newest first. */
@Injectable()
export class ListProofSettings {
  constructor(private readonly settings: ProofSettingRepository) {}

  execute(): Promise<SigningSettingDto[]> {
    return this.settings.versions();
  }
}
