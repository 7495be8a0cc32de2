import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { OPTIONS } from '@groundwork/server-service';
import type { DigestSettingDto } from './digest-setting.dto.js';
import { DigestSettingEntity } from './digest-setting.entity.js';

/** Whether the caller gets the letter of the day, and from which hour. */
@Injectable()
export class GetDigestSetting {
  constructor(
    private readonly database: Database,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  async execute(actor: Actor): Promise<DigestSettingDto> {
    const userId = found(actor.userId, 'The user');
    const row = await this.database.manager.findOneBy(DigestSettingEntity, { userId });
    return { isOn: row?.isOn ?? true, hour: this.options.digestHour };
  }
}
