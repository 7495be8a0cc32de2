import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { SetupStepWriting } from './setup-step-writing.service.js';
import type { SaveSetupStepDto, SetupStepDto } from './setup-step.dto.js';
import { SetupStepEntity } from './setup-step.entity.js';
import { setupStepView } from './setup-step.view.js';

/** Saves a step's record. */
@Injectable()
export class SaveSetupStep {
  constructor(
    private readonly database: Database,
    private readonly writing: SetupStepWriting,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: SaveSetupStepDto): Promise<SetupStepDto> {
    const company = await this.writing.changeableCompany(actor, body.companyId);
    return this.database.transaction(async (manager) => {
      const row = found(
        await manager.findOneBy(SetupStepEntity, { companyId: company.id, type: body.type, name: body.name }),
        'The step',
      );
      const status = await this.writing.storedStatus(company, row, body.status ?? row.status);
      const updatedAt = this.clock.now();
      await manager.update(SetupStepEntity, { id: row.id }, { status, updatedAt });
      return setupStepView({ ...row, status, updatedAt });
    });
  }
}
