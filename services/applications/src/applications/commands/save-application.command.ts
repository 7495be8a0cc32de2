import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Problem, found, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { ApplicationDto, SaveApplicationDto } from '../application.dto.js';
import { changedBySave, placeErrors, saveErrors, selectedBudgets } from '../domain/changed-by-save.js';
import { conditionErrors, termsAfter } from '../domain/loan-decision.js';
import { decided, decisionErrors, reasonOf } from '../domain/decision.js';
import { AdverseAction } from '../adverse-action.service.js';
import { ApplicationEvents } from '../application-events.service.js';
import { SelectedBudgets } from '../../budget-rows/index.js';
import { LoanDecisions } from '../loan-decisions.service.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { ApplicationWritesRepository } from '../persistence/application-writes.repository.js';
import type { SaveFacts } from '../save-facts.js';
import { commandOf, statusAfter } from '../save-meaning.rules.js';
import { applicationSeenBy } from '../application.view.js';

/** A save of an application, and whatever its status makes it: final submit, review, approval, rejection. */
@Injectable()
export class SaveApplication {
  constructor(
    private readonly database: Database,
    private readonly reader: ApplicationRepository,
    private readonly writer: ApplicationWritesRepository,
    private readonly events: ApplicationEvents,
    private readonly decisions: LoanDecisions,
    private readonly selected: SelectedBudgets,
    private readonly adverse: AdverseAction,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    actor: Actor,
    id: string,
    body: SaveApplicationDto,
    { known = {}, creditFile, supervision }: SaveFacts,
  ): Promise<ApplicationDto> {
    if (!Number.isInteger(body.version)) throw new Problem('request.version_missing');
    const stored = await this.database.joined(async (manager) => {
      const before = found(await this.reader.findForChange(id), 'The application');
      const command = commandOf(actor, before, body);
      if (before.version !== body.version) throw Problem.conflict(applicationSeenBy(actor, before, this.clock));
      const status = statusAfter(before.status, command);
      const by = { byAdministrator: isAdministrator(actor), userId: actor.userId, companyIds: actor.companyIds };
      refuseInvalid({
        ...saveErrors(before, body, known, by),
        ...(await this.selected.errors(manager, before, selectedBudgets(body))),
      });
      const saved = changedBySave(before, body, { ...by, clock: this.clock, newId });
      const changed = supervision === undefined ? saved : { ...saved, supervision };
      refuseInvalid({
        ...placeErrors(body, changed),
        ...conditionErrors(before, changed, body.conditionsReason),
        ...decisionErrors(command, changed, body, this.clock),
      });
      const pending = { command, body, creditFile };
      await this.decisions.check(changed, pending);
      const terms = termsAfter(command, before, body.decision);
      const after = decided(command, before, { ...changed, status, terms }, actor.userId, this.clock);
      const reason = reasonOf(command, after, body);
      const change = { command, actor, reason, conditionsReason: body.conditionsReason };
      const row = await this.writer.update(manager, before, after, change);
      await this.decisions.record(manager, row, pending, reason);
      const moved = { command, before, after: row, reason: reason ?? '', creditFile };
      await this.events.moved(manager, moved);
      await this.adverse.follow(manager, moved);
      return row;
    });
    return applicationSeenBy(actor, stored, this.clock);
  }
}
