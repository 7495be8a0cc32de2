import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { DrawRulesEntity } from './draw-rules.entity.js';

/** Versions that the list shows, the newest. */
const longest = 100;

@Injectable()
export class RuleSettingsRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  versions(take = longest): Promise<DrawRulesEntity[]> {
    return this.database.manager.find(DrawRulesEntity, { order: { version: 'DESC' }, take });
  }

  async current(): Promise<DrawRulesEntity | undefined> {
    return (await this.versions(1))[0];
  }

  /** Throws where another one has the number of the version. */
  async insert(row: DrawRulesEntity): Promise<void> {
    await this.database.manager.insert(DrawRulesEntity, row);
  }
}
