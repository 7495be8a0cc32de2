import { Inject, Injectable } from '@nestjs/common';
import { stageMachine } from '@groundwork/domain-draws';
import type { DrawKind } from '@groundwork/domain-draws';
import type { Clock } from '@groundwork/domain-time';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { Signing } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { LedgerRepository, LoanWatch, Withholding } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import type { SubmittedDraw } from './domain/submitted-lines.js';
import { Certification } from './certification.service.js';
import { DrawMoneyOf } from './draw-money.service.js';
import type { DrawRequestEntity } from './persistence/draw-request.entity.js';
import { DrawRequestRepository } from './persistence/draw-request.repository.js';
import { drawLineRows, drawRow, submissionRow, submittedColumns } from './persistence/draw-rows.js';
import { signedColumns } from './persistence/signed-columns.js';
import type { FileNames } from './persistence/draw-rows.js';

export interface Submission {
  readonly ledger: LedgerEntity;
  readonly userId: string;
  readonly signing: Signing;
  readonly request: SubmittedDraw;
  readonly names: FileNames;
  /** Of a new one; left out for work. */
  readonly kind?: DrawKind;
  /** One that was sent back or withdrawn, which is submitted again. */
  readonly revises?: DrawRequestEntity | undefined;
}

/** Submits a draw, for the first time or again: money, lines, what is kept of it and the event together or not at all. */
@Injectable()
export class DrawSubmission {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly money: DrawMoneyOf,
    private readonly withholding: Withholding,
    private readonly watch: LoanWatch,
    private readonly draws: DrawRequestRepository,
    private readonly certification: Certification,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Gives the draw request's id. */
  async submit(
    manager: EntityManager,
    { ledger, userId, signing, request, names, revises, kind = 'work' }: Submission,
  ): Promise<string> {
    const now = this.clock.now();
    const signed = signedColumns(request.signedName, signing);
    const submitted = submittedColumns(userId, request, names, now);
    const draw: DrawRequestEntity = revises
      ? { ...revises, ...submitted, round: revises.round + 1 }
      : drawRow(ledger, kind, submitted, now);
    if (revises && stageMachine.next(revises.stage, 'submit') === undefined)
      throw new Problem('state.illegal_transition');
    // The draw before the loan, as every decision does: one order of locks.
    if (revises) await this.draws.resubmit(manager, revises, { ...submitted, round: draw.round });
    await this.ledgers.lock(manager, ledger.applicationId);
    const budget = await this.ledgers.lines(ledger.applicationId);
    await this.money.kind(draw.kind).reserve(manager, ledger, request);
    const terms = await this.withholding.termsOf(ledger);
    const lines = drawLineRows(draw, request, names);
    if (!revises) await this.draws.insert(manager, draw);
    const submission = submissionRow(draw, { budget, terms, signed, now });
    await this.draws.insertSubmission(manager, draw, lines, submission);
    const { applicationId, companyId } = ledger;
    await this.outbox.add(manager, {
      type: 'draw.requested',
      aggregateId: draw.id,
      payload: { drawRequestId: draw.id, applicationId, companyId, userId, requestedAmount: draw.requestedCents },
    });
    await this.certification.tell(manager, { ledger, budget, draw, lines, submission });
    await this.watch.tell(manager, applicationId, 'drawSubmitted', draw.id);
    return draw.id;
  }
}
