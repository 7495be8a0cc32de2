import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { mayWith } from '../applications.policy.js';
import type { ApplicationDto, CreateApplicationDto } from '../application.dto.js';
import { SelectedBudgets } from '../../budget-rows/index.js';
import { selectedBudgets } from '../domain/changed-by-save.js';
import type { KnownRecords } from '../domain/named-records.js';
import { createErrors, newApplication, unknownFromTheStart } from '../domain/new-application.js';
import { ApplicationEvents } from '../application-events.service.js';
import { ProjectNumberRepository } from '../persistence/project-number.repository.js';
import { ApplicationWritesRepository } from '../persistence/application-writes.repository.js';
import { applicationSeenBy } from '../application.view.js';

/** A new application of a company: in progress, with a property for each that is applied for. */
@Injectable()
export class CreateApplication {
  constructor(
    private readonly database: Database,
    private readonly writer: ApplicationWritesRepository,
    private readonly numbers: ProjectNumberRepository,
    private readonly events: ApplicationEvents,
    private readonly selected: SelectedBudgets,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: CreateApplicationDto, known: KnownRecords): Promise<ApplicationDto> {
    refuseInvalid(createErrors(body));
    if (!actor.userId) throw new Problem('access.denied');
    mayWith(actor, 'create', { companyId: body.companyId });
    const by = { byAdministrator: isAdministrator(actor), companyIds: actor.companyIds };
    const application = newApplication(body, {
      companyId: body.companyId,
      userId: actor.userId,
      writer: by.byAdministrator ? 'dealEntry' : 'borrower',
      clock: this.clock,
      newId,
    });
    const stored = await this.database.transaction(async (manager) => {
      const naming = { companyId: body.companyId, properties: [] };
      refuseInvalid({
        ...unknownFromTheStart(body, known, by),
        ...(await this.selected.errors(manager, naming, selectedBudgets(body))),
      });
      const projectNumber = await this.numbers.next(manager);
      const row = await this.writer.insert(manager, { ...application, projectNumber }, { command: 'create', actor });
      await this.events.created(manager, row, by.byAdministrator ? application.userId : null);
      return row;
    });
    return applicationSeenBy(actor, stored, this.clock);
  }
}
