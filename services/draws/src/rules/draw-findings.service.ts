import { Inject, Injectable } from '@nestjs/common';
import { drawStatus, findingsOf, firstDrawRules, isMissingWaiver } from '@groundwork/domain-draws';
import type { DrawRules, EarlierInvoice, EarlierWaiver, Finding, RuleFacts } from '@groundwork/domain-draws';
import { addCents } from '@groundwork/domain-money';
import { displayDay, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { BudgetChangeRepository } from '../budget-changes/index.js';
import { BilledLinesRepository, DrawRequestRepository } from '../draw-requests/index.js';
import type { DrawLineEntity, DrawRequestEntity } from '../draw-requests/index.js';
import { InspectionRepository } from '../inspections/index.js';
import { LoanInterest } from '../interest/index.js';
import { lineAmounts, LedgerRepository } from '../ledger/index.js';
import { WaiverRepository } from '../waivers/index.js';
import { LoanFactsRepository } from './loan-facts.repository.js';
import { RuleSettingsRepository } from './rule-settings.repository.js';

/** What the rules find of a draw as things stand, and by which version of them. */
export interface Found {
  readonly version: number;
  readonly rules: DrawRules;
  readonly findings: Finding[];
}

/** Runs the rules: reads what they look at, within the transaction where there is one, and writes nothing. */
@Injectable()
export class DrawFindings {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly draws: DrawRequestRepository,
    private readonly billed: BilledLinesRepository,
    private readonly changes: BudgetChangeRepository,
    private readonly inspections: InspectionRepository,
    private readonly waivers: WaiverRepository,
    private readonly interest: LoanInterest,
    private readonly settings: RuleSettingsRepository,
    private readonly loans: LoanFactsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(draw: DrawRequestEntity): Promise<Found> {
    const stored = await this.settings.current();
    const rules = stored?.rules ?? firstDrawRules;
    return { version: stored?.version ?? 0, rules, findings: findingsOf(await this.facts(draw), rules) };
  }

  private async facts(draw: DrawRequestEntity): Promise<RuleFacts> {
    const { applicationId, kind } = draw;
    const ledger = found(await this.ledgers.find(applicationId), 'The loan');
    const lines = await this.ledgers.lines(applicationId);
    const inspected = await this.inspections.inspectedLines(applicationId);
    const { rate, left: reserveLeft } = await this.interest.reserveLeft(ledger);
    // A release asks for money of work that was approved before: nothing of it is looked at by line.
    const requested = kind === 'work' ? (await this.draws.lines(draw)).filter(isAsked) : [];
    return {
      today: today(this.clock),
      lines: lines.map((line) => ({
        ...lineAmounts(line),
        additionalBudgetItemId: line.id,
        name: line.name,
        type: line.type,
        materialsStored: line.storedCents,
        inspectedPercent: inspected.get(line.id)?.percentComplete ?? null,
        changes: line.changesCents,
      })),
      requests: requested.map((line) => ({
        additionalBudgetItemId: line.budgetItemId,
        requestedAmount: line.requestedCents,
        materialsStored: line.storedCents,
        invoices: line.invoices ?? [],
        files: line.documents.length,
      })),
      earlierInvoices: requested.some((line) => line.invoices?.length) ? await this.earlier(draw, lines) : [],
      earlierWaivers: await this.earlierWaivers(draw),
      commitment: ledger.commitmentCents,
      otherSources: await this.otherSources(applicationId),
      papers: await this.loans.endsOf(applicationId),
      rate,
      reserveLeft,
    };
  }

  private async earlier(
    draw: DrawRequestEntity,
    budget: readonly { readonly id: string; readonly name: string }[],
  ): Promise<EarlierInvoice[]> {
    const names = new Map(budget.map(({ id, name }) => [id, name]));
    return (await this.billed.before(draw)).flatMap(({ line, requestedAt }) =>
      (line.invoices ?? []).map((invoice) => ({
        ...invoice,
        line: names.get(line.budgetItemId) ?? '',
        day: displayDay(requestedAt),
      })),
    );
  }

  private async earlierWaivers(draw: DrawRequestEntity): Promise<EarlierWaiver[]> {
    const rows = await this.waivers.before(draw);
    return rows.map(({ drawRequestId, requestedAt, partyKey, claimant, condition, status }) => ({
      drawRequestId,
      day: displayDay(requestedAt),
      partyKey,
      claimant,
      condition,
      isSigned: !isMissingWaiver(status),
    }));
  }

  private async otherSources(applicationId: string): Promise<number | null> {
    const told = await this.loans.sources(applicationId);
    if (!told) return null;
    const brought = addCents(told.sources.map(({ total }) => total));
    return addCents([brought, -told.outsideCents, await this.changes.broughtByOrders(applicationId)]);
  }
}

const isAsked = ({ statusId }: DrawLineEntity): boolean => statusId !== drawStatus.rejected;
