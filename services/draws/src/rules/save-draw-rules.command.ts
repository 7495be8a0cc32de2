import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { DrawRulesDto, SaveDrawRulesDto } from './draw-rules.dto.js';
import { drawRulesView } from './draw-rules.view.js';
import { RuleSettingsRepository } from './rule-settings.repository.js';

/** The next version of the rules; of two who save at once the second is told of the first. */
@Injectable()
export class SaveDrawRules {
  constructor(
    private readonly database: Database,
    private readonly settings: RuleSettingsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { version, ...rules }: SaveDrawRulesDto): Promise<DrawRulesDto> {
    const row = {
      id: newId(),
      version: version + 1,
      rules,
      editedBy: found(actor.userId, 'The user'),
      editedAt: this.clock.now(),
    };
    try {
      await this.database.transaction(async () => {
        const before = await this.settings.current();
        if ((before?.version ?? 0) !== version) throw Problem.conflict(drawRulesView(before));
        await this.settings.insert(row);
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw Problem.conflict(drawRulesView(await this.settings.current()));
    }
    return drawRulesView(row);
  }
}
