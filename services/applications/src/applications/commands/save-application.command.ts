import { Inject, Injectable } from '@nestjs/common';
import {
  applicationStatusLabels,
  displaysFinancialLiteracy,
  nextStatus,
  portfolioErrors,
  rejectedSteps,
  selectionErrors,
} from '@groundwork/domain-applications';
import type { ApplicationCommand, ApplicationStatus } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { FieldErrors } from '@groundwork/domain-validation';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Problem, found, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { mayWith } from '../applications.policy.js';
import type { ApplicationDto, SaveApplicationDto } from '../application.dto.js';
import { applySave, unknownProperties } from '../domain/apply-save.js';
import type { Writer } from '../domain/apply-save.js';
import type { ApplicationRecord } from '../domain/application-record.js';
import { meaningOf } from '../domain/choose-command.js';
import { termsAfter, tickedConditions } from '../domain/loan-decision.js';
import { unknownParties } from '../domain/parties.js';
import { decided, decisionErrors, reasonOf } from '../domain/decision.js';
import { ApplicationEvents } from '../application-events.service.js';
import type { CreditFile } from '../../credit-file/index.js';
import { LoanDecisions } from '../loan-decisions.service.js';
import type { CompanyParties } from '../named-parties.guard.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { ApplicationWritesRepository } from '../persistence/application-writes.repository.js';
import { applicationView } from '../application.view.js';

/** A portfolio that shares its place is not moved apart by the save of its properties. */
const placeErrors = ({ properties }: SaveApplicationDto, changed: ApplicationRecord): FieldErrors =>
  properties ? portfolioErrors(changed.properties, changed.loanType) : {};

/** A save of an application, and whatever its status makes it: final submit, review, approval, rejection. */
@Injectable()
export class SaveApplication {
  constructor(
    private readonly database: Database,
    private readonly reader: ApplicationRepository,
    private readonly writer: ApplicationWritesRepository,
    private readonly events: ApplicationEvents,
    private readonly decisions: LoanDecisions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `parties` are those of the company, where the body names somebody; `creditFile` what a decision looks at. */
  async execute(
    actor: Actor,
    id: string,
    body: SaveApplicationDto,
    parties: CompanyParties = { personIds: [], contractorIds: [] },
    creditFile?: CreditFile,
  ): Promise<ApplicationDto> {
    if (!Number.isInteger(body.version)) throw new Problem('request.version_missing');
    const stored = await this.database.transaction(async (manager) => {
      const before = found(await this.reader.findForChange(id), 'The application');
      const command = this.command(actor, before, body);
      if (before.version !== body.version) throw Problem.conflict(applicationView(before, this.clock));
      const status = nextStatus(before.status, command);
      if (!status) throw new Problem('state.illegal_transition', this.refusal(before.status, command));
      refuseInvalid({
        ...selectionErrors(body),
        ...unknownProperties(before.properties, body),
        ...unknownParties(before, body, { ...parties, companyIds: actor.companyIds }),
      });
      const changed = this.changed(actor, before, body);
      refuseInvalid({ ...placeErrors(body, changed), ...decisionErrors(command, changed, body, this.clock) });
      const pending = { command, body, creditFile };
      await this.decisions.check(changed, pending);
      const terms = termsAfter(command, before, body.decision);
      const after = decided(command, before, { ...changed, status, terms }, actor.userId, this.clock);
      const reason = reasonOf(command, after, body);
      const row = await this.writer.update(manager, before, after, { command, actor, reason });
      await this.decisions.record(manager, row, pending, reason);
      await this.events.moved(manager, { command, before, after: row, reason: reason ?? '' });
      return row;
    });
    return applicationView(stored, this.clock);
  }

  private changed(actor: Actor, before: ApplicationRecord, body: SaveApplicationDto): ApplicationRecord {
    const changed = applySave(before, body, this.writerOf(actor, before.status), newId);
    const by = { userId: actor.userId ?? null, now: this.clock.now().toISOString() };
    const { approvalConditions } = changed.details;
    const ticked = approvalConditions && tickedConditions(before.details.approvalConditions, approvalConditions, by);
    const displayFinancialLit = displaysFinancialLiteracy(changed.details, today(this.clock));
    return {
      ...changed,
      details: { ...changed.details, displayFinancialLit, ...(ticked ? { approvalConditions: ticked } : {}) },
    };
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
      ? fill(shared.applicationNotEditable, { status: applicationStatusLabels[status] })
      : undefined;
  }
}
