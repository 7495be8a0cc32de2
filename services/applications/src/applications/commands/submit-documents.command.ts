import { Inject, Injectable } from '@nestjs/common';
import { nextStatus } from '@groundwork/domain-applications';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem, found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { mayWith } from '../applications.policy.js';
import type { ApplicationDto } from '../application.dto.js';
import { decided } from '../domain/decision.js';
import { AdverseAction } from '../adverse-action.service.js';
import { ApplicationEvents } from '../application-events.service.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { ApplicationWritesRepository } from '../persistence/application-writes.repository.js';
import { applicationSeenBy } from '../application.view.js';

const command = 'submitDocuments';

/** The borrower hands in documents and financials: the application goes under review, and locks its company. */
@Injectable()
export class SubmitDocuments {
  constructor(
    private readonly database: Database,
    private readonly reader: ApplicationRepository,
    private readonly writer: ApplicationWritesRepository,
    private readonly events: ApplicationEvents,
    private readonly adverse: AdverseAction,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<ApplicationDto> {
    const stored = await this.database.transaction(async (manager) => {
      const before = found(await this.reader.findForChange(id), 'The application');
      mayWith(actor, 'submit', before);
      const status = nextStatus(before.status, command);
      if (!status) throw new Problem('state.illegal_transition');
      const row = await this.writer.update(
        manager,
        before,
        decided(command, before, { ...before, status }, actor.userId, this.clock),
        { command, actor },
      );
      await this.events.moved(manager, { command, before, after: row, reason: '' });
      await this.adverse.follow(manager, { command, before, after: row });
      return row;
    });
    return applicationSeenBy(actor, stored, this.clock);
  }
}
