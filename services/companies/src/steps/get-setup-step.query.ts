import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { ListSetupSteps } from './list-setup-steps.query.js';
import type { SetupStepDto } from './setup-step.dto.js';

/** A step by its index or its name. */
@Injectable()
export class GetSetupStep {
  constructor(private readonly steps: ListSetupSteps) {}

  async execute(actor: Actor, companyId: string, step: string): Promise<SetupStepDto> {
    const rows = await this.steps.execute(actor, companyId);
    return found(
      rows.find((row) => row.name === step || String(row.index) === step),
      'The step',
    );
  }
}
