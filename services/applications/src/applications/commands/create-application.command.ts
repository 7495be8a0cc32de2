import { Inject, Injectable } from '@nestjs/common';
import {
  EMPTY_SECTION_MASK,
  countComplaint,
  defaultName,
  initialStatus,
  portfolioErrors,
  propertyCount,
  selectionErrors,
} from '@groundwork/domain-applications';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { isBlank } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { mayWith } from '../applications.policy.js';
import type { ApplicationDto, CreateApplicationDto } from '../application.dto.js';
import { applySave, unknownProperties } from '../domain/apply-save.js';
import type { ApplicationRecord } from '../domain/application-record.js';
import { ApplicationEvents } from '../application-events.service.js';
import { ProjectNumberRepository } from '../persistence/project-number.repository.js';
import { ApplicationWritesRepository } from '../persistence/application-writes.repository.js';
import { applicationView } from '../application.view.js';

function createErrors(body: CreateApplicationDto): FieldErrors {
  const errors = {
    ...selectionErrors(body),
    ...unknownProperties([], body),
    ...portfolioErrors(body.properties, body.loanType),
  };
  const isCounted = body.lineOfCredit !== true && !isBlank(body.numberApplyingFor);
  const count = isCounted ? countComplaint(body) : undefined;
  return count ? { numberApplyingFor: count, ...errors } : errors;
}

/** A new application of a company: in progress, with a property for each that is applied for. */
@Injectable()
export class CreateApplication {
  constructor(
    private readonly database: Database,
    private readonly writer: ApplicationWritesRepository,
    private readonly numbers: ProjectNumberRepository,
    private readonly events: ApplicationEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: CreateApplicationDto): Promise<ApplicationDto> {
    refuseInvalid(createErrors(body));
    if (!actor.userId) throw new Problem('access.denied');
    mayWith(actor, 'create', { companyId: body.companyId });
    const application = this.filled(
      applySave(
        this.blank(body.companyId, actor.userId),
        body,
        isAdministrator(actor) ? 'dealEntry' : 'borrower',
        newId,
      ),
    );
    const stored = await this.database.transaction(async (manager) => {
      const projectNumber = await this.numbers.next(manager);
      const row = await this.writer.insert(manager, { ...application, projectNumber }, { command: 'create', actor });
      await this.events.created(manager, row);
      return row;
    });
    return applicationView(stored, this.clock);
  }

  /** Without properties of its own it gets a blank one for each, so that every budget has its property. */
  private filled(application: ApplicationRecord): ApplicationRecord {
    if (application.properties.length > 0) return application;
    const { loanRequestIsFor } = application.details;
    const count = Math.max(1, propertyCount({ loanRequestIsFor, numberApplyingFor: application.numberApplyingFor }));
    const properties = Array.from({ length: count }, () => ({ propertyType: application.propertyType }));
    return applySave(application, { properties }, 'borrower', newId);
  }

  private blank(companyId: string, userId: string): ApplicationRecord {
    const now = this.clock.now().toISOString();
    return {
      id: newId(),
      projectNumber: 0,
      companyId,
      userId,
      status: initialStatus,
      version: 1,
      round: 1,
      name: defaultName(today(this.clock)),
      loanType: null,
      propertyType: null,
      intendedPurpose: 'sell',
      numberApplyingFor: null,
      lineOfCredit: false,
      sectionComplete: EMPTY_SECTION_MASK,
      percentageComplete: 0,
      itemsNeeded: 0,
      rejectedSteps: '',
      filledLists: '',
      termSheetAgreementTime: null,
      termSheetFigures: null,
      details: { displayFinancialLit: false },
      createdAt: now,
      updatedAt: now,
      submittedAt: null,
      awaitingAt: null,
      closingAt: null,
      approvedAt: null,
      decidedAt: null,
      decidedBy: null,
      ledgerOpenedAt: null,
      terms: null,
      properties: [],
      constructionOverseers: [],
    };
  }
}
