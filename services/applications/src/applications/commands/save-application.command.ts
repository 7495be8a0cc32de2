import { Inject, Injectable } from '@nestjs/common';
import { applicationStatusLabels, nextStatus, rejectedSteps, selectionErrors } from '@groundwork/domain-applications';
import type { ApplicationCommand, ApplicationStatus } from '@groundwork/domain-applications';
import { borrower, fill } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Problem, found, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { mayWith } from '../applications.policy.js';
import type { ApplicationDto, SaveApplicationDto } from '../application.dto.js';
import { applySave, unknownProperties } from '../domain/apply-save.js';
import type { Writer } from '../domain/apply-save.js';
import type { ApplicationRecord } from '../domain/application.record.js';
import { meaningOf } from '../domain/choose-command.js';
import { decided, decisionErrors, reasonOf } from '../domain/decision.js';
import { ApplicationEvents } from '../application-events.service.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { ApplicationWritesRepository } from '../persistence/application-writes.repository.js';
import { applicationView } from '../application.view.js';

/** A save of an application, and whatever its status makes it: final submit, review, approval, rejection. */
@Injectable()
export class SaveApplication {
  constructor(
    private readonly database: Database,
    private readonly reader: ApplicationRepository,
    private readonly writer: ApplicationWritesRepository,
    private readonly events: ApplicationEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, body: SaveApplicationDto): Promise<ApplicationDto> {
    if (!Number.isInteger(body.version)) throw new Problem('request.version_missing');
    const stored = await this.database.transaction(async (manager) => {
      const before = found(await this.reader.findForChange(id), 'The application');
      const command = this.command(actor, before, body);
      if (before.version !== body.version) throw Problem.conflict(applicationView(before, this.clock));
      const status = nextStatus(before.status, command);
      if (!status) throw new Problem('state.illegal_transition', this.refusal(before.status, command));
      refuseInvalid({ ...selectionErrors(body), ...unknownProperties(before.properties, body) });
      const changed = applySave(before, body, this.writerOf(actor, before.status), newId);
      refuseInvalid(decisionErrors(command, changed, body, this.clock));
      const after = decided(command, before, { ...changed, status }, actor.userId, this.clock);
      const reason = reasonOf(command, after, body);
      const row = await this.writer.update(manager, before, after, { command, actor, reason });
      await this.events.moved(manager, { command, before, after: row, reason: reason ?? '' });
      return row;
    });
    return applicationView(stored, this.clock);
  }

  private command(actor: Actor, before: ApplicationRecord, body: SaveApplicationDto): ApplicationCommand {
    const byAdministrator = isAdministrator(actor);
    const rejectsSection = rejectedSteps(body.rejectionComments).length > 0;
    mayWith(actor, byAdministrator ? 'review' : 'edit', before);
    const meaning = meaningOf({
      current: before.status,
      requested: body.status ?? undefined,
      byAdministrator,
      rejectsSection,
    });
    if (meaning === 'denied') throw new Problem('access.denied');
    // Documents and financials have a call of their own.
    if (meaning === 'submitDocuments') throw new Problem('state.illegal_transition');
    return meaning;
  }

  private writerOf(actor: Actor, status: ApplicationStatus): Writer {
    if (!isAdministrator(actor)) return 'borrower';
    return status === 'in_progress' ? 'dealEntry' : 'reviewer';
  }

  private refusal(status: ApplicationStatus, command: ApplicationCommand): string | undefined {
    return command === 'save' || command === 'saveReview'
      ? fill(borrower.applicationNotEditable, { status: applicationStatusLabels[status] })
      : undefined;
  }
}
