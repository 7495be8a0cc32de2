import { Inject, Injectable } from '@nestjs/common';
import { areSameTerms, closingItems, openClosingItems } from '@groundwork/domain-applications';
import type { ApplicationCommand, LoanTerms } from '@groundwork/domain-applications';
import type { LimitKey } from '@groundwork/domain-capital';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { fill, shared } from '@groundwork/domain-messages';
import { BudgetRepository } from '../budget-rows/index.js';
import { LoanCapital } from '../capital-rows/index.js';
import type { CapitalDto } from '../capital-rows/index.js';
import { ClosingItemRepository } from '../closing-rows/index.js';
import { missingItems } from '../credit-file/index.js';
import type { CreditFile, DecidedCreditFile } from '../credit-file/index.js';
import { LoanDecisionRepository } from '../decision-rows/index.js';
import type { SaveApplicationDto } from './application.dto.js';
import { applicationView } from './application.view.js';
import { closingFlagsOf, factsOf } from './domain/application-facts.js';
import type { ApplicationRecord } from './domain/application-record.js';
import { isRecorded, loanDecisionErrors, needsEverything, openConditions, termsAfter } from './domain/loan-decision.js';

const exceededIn = ({ points }: CapitalDto): LimitKey[] =>
  points.filter(({ state }) => state === 'exceeded').map(({ limit }) => limit);

/** A decision as it is about to be taken. */
export interface PendingDecision {
  readonly command: ApplicationCommand;
  readonly body: SaveApplicationDto;
  readonly creditFile: DecidedCreditFile | undefined;
}

/** Holds a decision against what it needs, and keeps it with all that it was taken upon. */
@Injectable()
export class LoanDecisions {
  constructor(
    private readonly budgets: BudgetRepository,
    private readonly rows: LoanDecisionRepository,
    private readonly closing: ClosingItemRepository,
    private readonly capital: LoanCapital,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * What is missing for a decision, by name. A loan that is to close first may bring deed, debt and conditions until then; a
   * closing asks for its checklist and the conditions.
   */
  async missing(
    command: ApplicationCommand,
    application: ApplicationRecord,
    creditFile: CreditFile | undefined,
  ): Promise<string[]> {
    if (!needsEverything(command) || !creditFile) return [];
    const closing = command === 'requireClosing';
    const conditions = closing ? [] : openConditions(application.details.approvalConditions);
    return [
      ...(command === 'completeClosing'
        ? await this.openClosing(application)
        : missingItems(factsOf(application), creditFile, { closing })),
      ...conditions.map(({ name }) => fill(shared.conditionOpen, { name })),
    ];
  }

  private async openClosing(application: ApplicationRecord): Promise<string[]> {
    const rows = await this.closing.ofApplication(application.id);
    return openClosingItems(rows, closingFlagsOf(application), today(this.clock)).map((kind) =>
      fill(shared.closingItemOpen, { name: closingItems[kind].label }),
    );
  }

  async check(application: ApplicationRecord, { command, body, creditFile }: PendingDecision): Promise<void> {
    const terms = termsAfter(command, application, body.decision);
    const exceptions = {
      missing: await this.missing(command, application, creditFile),
      exceeded: await this.unacknowledged(command, application, terms),
    };
    refuseInvalid(loanDecisionErrors(command, application, body.decision, exceptions));
  }

  /** The figures and limits of a loan as it is decided: the amount and the rate of its terms count. */
  private capitalOf(application: ApplicationRecord, terms: LoanTerms | null): Promise<CapitalDto> {
    return this.capital.of({ ...factsOf(application), id: application.id, terms });
  }

  /** Limits that a decision exceeds and nobody has said why: a closing on the terms that were agreed on keeps what was said then. */
  private async unacknowledged(
    command: ApplicationCommand,
    application: ApplicationRecord,
    terms: LoanTerms | null,
  ): Promise<LimitKey[]> {
    if (!needsEverything(command) || !terms) return [];
    const exceeded = exceededIn(await this.capitalOf(application, terms));
    if (command !== 'completeClosing' || !areSameTerms(terms, application.terms)) return exceeded;
    const [agreed] = await this.rows.ofApplication(application.id);
    return exceeded.filter((limit) => !agreed?.exceededLimits?.includes(limit));
  }

  /** In the transaction that moves the application, which is `after` then. */
  async record(
    manager: EntityManager,
    after: ApplicationRecord,
    { command, body, creditFile }: PendingDecision,
    reason: string | undefined,
  ): Promise<void> {
    if (!isRecorded(command)) return;
    const { id, round, version, decidedBy, decidedAt, terms } = after;
    const missing = await this.missing(command, after, creditFile);
    const capital = await this.capitalOf(after, after.terms);
    const exceededLimits = command === 'reject' ? [] : exceededIn(capital);
    await this.rows.add(
      manager,
      {
        applicationId: id,
        round,
        version,
        command,
        decidedBy: decidedBy ?? '',
        decidedAt: new Date(decidedAt ?? this.clock.now()),
        note: body.decision?.note?.trim() || reason || null,
        missing,
        overrideReason: missing.length > 0 ? (body.decision?.overrideReason?.trim() ?? null) : null,
        exceededLimits,
        limitsReason: exceededLimits.length > 0 ? (body.decision?.limitsReason?.trim() ?? null) : null,
        terms: command === 'reject' ? null : terms,
      },
      {
        application: applicationView(after, this.clock),
        budgets: await this.budgetsOf(manager, after),
        unitBudgets: await this.unitBudgetsOf(manager, after),
        termSheet: creditFile?.termSheet ?? null,
        documents: creditFile?.files ?? [],
        parties: creditFile?.parties ?? null,
        closing: await this.closing.ofApplication(id),
        people: creditFile?.people ?? [],
        capital,
      },
    );
  }

  private async budgetsOf(manager: EntityManager, { id, properties }: ApplicationRecord) {
    const lines = await this.budgets.linesByProperty(manager, id);
    return properties.map((property) => ({ propertyId: property.id, lines: lines.get(property.id) ?? [] }));
  }

  /** Of the units that have one, in the order of properties and units. */
  private async unitBudgetsOf(manager: EntityManager, { id, properties }: ApplicationRecord) {
    const lines = await this.budgets.linesByUnit(manager, id);
    return properties.flatMap((property) =>
      property.units.flatMap((unit) => {
        const budget = lines.get(unit.id);
        return budget ? [{ propertyId: property.id, unitId: unit.id, lines: budget }] : [];
      }),
    );
  }
}
