import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import type { DigestSettingDto, SaveDigestSettingDto } from './digest-setting.dto.js';
import { DigestSettingEntity } from './digest-setting.entity.js';

/** Turns the caller's letter of the day on or off. */
@Injectable()
export class SaveDigestSetting {
  constructor(
    private readonly database: Database,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { isOn }: SaveDigestSettingDto): Promise<DigestSettingDto> {
    const userId = found(actor.userId, 'The user');
    const row = { userId, isOn, changedAt: this.clock.now() };
    await this.database.transaction((manager) => manager.upsert(DigestSettingEntity, row, ['userId']));
    return { isOn, hour: this.options.digestHour };
  }
}
