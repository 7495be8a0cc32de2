import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { SetupStepWriting } from './setup-step-writing.service.js';
import type { SaveSetupStepDto, SetupStepDto } from './setup-step.dto.js';
import { SetupStepEntity } from './setup-step.entity.js';
import { setupStepView } from './setup-step.view.js';

/**
 * Creates a step's record. A company has the records of the eleven steps from its start; others, such as the driver's
 * licence of the dashboard, are made here and have the status that they are sent with.
 */
@Injectable()
export class CreateSetupStep {
  constructor(
    private readonly database: Database,
    private readonly writing: SetupStepWriting,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: SaveSetupStepDto): Promise<SetupStepDto> {
    const company = await this.writing.changeableCompany(actor, body.companyId);
    const row: SetupStepEntity = {
      id: newId(),
      companyId: company.id,
      type: body.type,
      name: body.name,
      index: body.index,
      status: await this.writing.storedStatus(company, body, body.status ?? 'notstarted'),
      updatedAt: this.clock.now(),
    };
    try {
      await this.database.transaction((manager) => manager.insert(SetupStepEntity, row));
    } catch (error) {
      if (isDuplicate(error)) throw new Problem('resource.exists');
      throw error;
    }
    return setupStepView(row);
  }
}
