import { Injectable } from '@nestjs/common';
import { SigningSettingRepository } from './signing-setting.repository.js';
import type { SigningSettingDto } from './signing-settings.dto.js';

/** What has been asked of who signs, the newest first. */
@Injectable()
export class ListSigningSettings {
  constructor(private readonly settings: SigningSettingRepository) {}

  execute(): Promise<SigningSettingDto[]> {
    return this.settings.versions();
  }
}
