import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { waiverDuties, waiverMachine } from '@groundwork/domain-draws';
import type { WaiverDuty } from '@groundwork/domain-draws';
import { fill, waiverRules } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import { displayDay } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { DrawRequestRepository } from '../draw-requests/index.js';
import type { DrawRequestEntity } from '../draw-requests/index.js';
import { FundingRepository } from '../funding-rows/index.js';
import { LoanWatch } from '../ledger/index.js';
import { AccessLinks } from '@groundwork/server-links';
import type { WaiverEntity } from './waiver.entity.js';
import { WaiverRepository } from './waiver.repository.js';

const keyOf = ({ partyKey, condition }: Pick<WaiverDuty, 'partyKey' | 'condition'>): string =>
  `${condition} ${partyKey}`;

/** Keeps the waivers of a draw at what its figures ask for, in the transaction that changes them. */
@Injectable()
export class WaiverDuties implements OnModuleInit {
  constructor(
    private readonly watch: LoanWatch,
    private readonly draws: DrawRequestRepository,
    private readonly fundings: FundingRepository,
    private readonly waivers: WaiverRepository,
    private readonly links: AccessLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.watch.onDecision((manager, _applicationId, { drawRequestId }) => this.reconcile(manager, drawRequestId));
    this.watch.onChange(async (manager, _applicationId, change, drawRequestId) => {
      if (change !== 'drawDecided' && drawRequestId !== undefined) await this.reconcile(manager, drawRequestId);
    });
  }

  private async reconcile(manager: EntityManager, drawRequestId: string): Promise<void> {
    const draw = await this.draws.find(drawRequestId);
    if (!draw) return;
    const duties = draw.stage === 'submitted' ? await this.dutiesOf(draw) : [];
    const standing = new Map((await this.waivers.standing(draw.id)).map((waiver) => [keyOf(waiver), waiver]));
    const missing: WaiverDuty[] = [];
    for (const duty of duties) {
      const waiver = standing.get(keyOf(duty));
      standing.delete(keyOf(duty));
      if (waiver?.amountCents === duty.amount) continue;
      // Nobody has seen it: it is only put right.
      if (waiver?.status === 'requested') await this.amend(manager, waiver, duty);
      else {
        const amount = formatCents(duty.amount);
        if (waiver) await this.end(manager, waiver, fill(waiverRules.amountChanged, { amount }));
        missing.push(duty);
      }
    }
    await this.ask(manager, draw, missing);
    // What was signed stays on record, whatever becomes of the draw.
    for (const waiver of standing.values())
      if (waiver.status !== 'signed') await this.end(manager, waiver, waiverRules.notNeeded);
  }

  private async dutiesOf(draw: DrawRequestEntity): Promise<WaiverDuty[]> {
    const lines = await this.draws.lines(draw);
    const made = (await this.fundings.ofDraws([draw.id])).filter(({ stage }) => stage === 'funded');
    const paid = new Set(made.map(({ id }) => id));
    return waiverDuties({
      kind: draw.kind,
      fundedLines: new Set(lines.flatMap(({ id, fundingId }) => (fundingId && paid.has(fundingId) ? [id] : []))),
      lines: lines.map((line) => ({
        id: line.id,
        statusId: line.statusId,
        requestedAmount: line.requestedCents,
        approvedAmount: line.approvedCents,
        retained: line.retainedCents,
        invoices: line.invoices ?? [],
      })),
    });
  }

  private async ask(manager: EntityManager, draw: DrawRequestEntity, duties: readonly WaiverDuty[]): Promise<void> {
    if (duties.length === 0) return;
    const { applicationId, companyId, id: drawRequestId } = draw;
    const signers = await this.waivers.lastSigners(applicationId);
    const throughDate = displayDay(draw.createdAt);
    const madeAt = this.clock.now();
    const waivers = duties.map((duty): WaiverEntity => {
      const { party, partyKey, condition, extent, amount } = duty;
      const last = signers.get(partyKey);
      return {
        id: newId(),
        applicationId,
        companyId,
        drawRequestId,
        party,
        partyKey,
        claimant: last?.claimant ?? duty.claimant,
        condition,
        extent,
        amountCents: amount,
        throughDate,
        status: waiverMachine.start,
        version: 1,
        activeKey: `${drawRequestId} ${keyOf(duty)}`,
        signerName: last?.signerName ?? null,
        signerEmail: last?.signerEmail ?? null,
        masterVersion: null,
        masterHash: null,
        content: null,
        contentHash: null,
        sentAt: null,
        signedAt: null,
        means: null,
        signature: null,
        paper: null,
        reason: null,
        madeAt,
      };
    });
    await this.waivers.insert(manager, waivers);
  }

  private async amend(manager: EntityManager, waiver: WaiverEntity, { amount }: WaiverDuty): Promise<void> {
    await this.waivers.move(manager, waiver, {
      command: 'amend',
      to: waiver.status,
      reason: fill(waiverRules.amountChanged, { amount: formatCents(amount) }),
      columns: { amountCents: amount },
      by: this.portal(),
    });
  }

  private async end(manager: EntityManager, waiver: WaiverEntity, reason: string): Promise<void> {
    const columns = { reason, activeKey: null };
    await this.waivers.move(manager, waiver, { command: 'void', to: 'void', reason, columns, by: this.portal() });
    await this.links.close(manager, 'waiver', waiver.id);
  }

  private portal() {
    return { userId: null, name: null, at: this.clock.now() };
  }
}
