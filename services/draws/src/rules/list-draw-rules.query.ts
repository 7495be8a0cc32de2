import { Injectable } from '@nestjs/common';
import type { DrawRulesDto } from './draw-rules.dto.js';
import { drawRulesView } from './draw-rules.view.js';
import { RuleSettingsRepository } from './rule-settings.repository.js';

/** What the rules have been, the newest first; the portal's own come last. */
@Injectable()
export class ListDrawRules {
  constructor(private readonly settings: RuleSettingsRepository) {}

  async execute(): Promise<DrawRulesDto[]> {
    return [...(await this.settings.versions()).map(drawRulesView), drawRulesView()];
  }
}
