import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CertifiedDraw } from '@groundwork/domain-draws';
import { drawRules } from '@groundwork/domain-messages';
import { displayDay } from '@groundwork/domain-time';
import { Database, isoOf } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { sortedJson } from '@groundwork/server-http';
import { Lender } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import type { LedgerEntity, LedgerLineEntity } from '../ledger/index.js';
import { contingencyOf, drawSchedule } from './draw-schedule.view.js';
import type { DrawLineEntity } from './persistence/draw-line.entity.js';
import type { DrawRequestEntity } from './persistence/draw-request.entity.js';
import type { DrawSubmissionEntity } from './persistence/draw-submission.entity.js';

/** A submission as it was kept, of which loan. */
interface Signed {
  readonly ledger: LedgerEntity;
  readonly budget: readonly LedgerLineEntity[];
  readonly draw: DrawRequestEntity;
  readonly lines: readonly DrawLineEntity[];
  readonly submission: DrawSubmissionEntity;
}

/** Tells the chain of evidence what was certified: the words, and every figure of sheet and certificate, with the signature. */
@Injectable()
export class Certification {
  constructor(
    private readonly database: Database,
    private readonly lender: Lender,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** In the transaction of the submission. */
  async tell(manager: EntityManager, signed: Signed): Promise<void> {
    const { draw, submission } = signed;
    const content = sortedJson(await this.certified(signed));
    await this.outbox.add(manager, {
      type: 'draw.certified',
      aggregateId: draw.id,
      payload: {
        submissionId: submission.id,
        drawRequestId: draw.id,
        applicationId: draw.applicationId,
        companyId: draw.companyId,
        userId: draw.userId,
        round: submission.round,
        content,
        contentHash: createHash('sha256').update(content, 'utf8').digest('hex'),
        signerName: submission.signerName ?? '',
        signature: submission.signedName ?? '',
        drawing: submission.certifySignature,
        signedAt: submission.submittedAt.toISOString(),
        ip: submission.signedIp,
        userAgent: submission.signedUserAgent,
        ...(submission.signedProof === null ? {} : { proof: submission.signedProof }),
      },
    });
  }

  private async certified({ ledger, budget, draw, lines, submission }: Signed): Promise<CertifiedDraw> {
    const { kind, round } = draw;
    const { name: loan, projectNumber, properties } = ledger;
    const { before, last } = await this.earlier(draw);
    return {
      statement: drawRules.certification,
      kind,
      number: before + 1,
      round,
      borrower: await this.borrower(draw),
      lender: await this.lender.name(),
      contractor: ledger.contractor ?? (await this.claimant(draw)),
      loan,
      projectNumber,
      properties: properties.map(({ propertyId, street, city, state }) => ({
        propertyId,
        address: [street, city, state].filter(Boolean).join(', '),
      })),
      periodFrom: last === null ? null : displayDay(last),
      periodTo: displayDay(submission.submittedAt),
      sheet: drawSchedule(
        { kind, budget: submission.schedule ?? [], terms: submission.retainage },
        lines,
        contingencyOf(budget),
      ),
    };
  }

  /** How many draws of the loan came before, and when the last of them was asked for. Ids are made in the order of time. */
  private async earlier({ applicationId, id }: DrawRequestEntity): Promise<{ before: number; last: string | null }> {
    const [row] = await this.database.rows<{ count: number | string; latest: string | null }>(
      'SELECT COUNT(*) AS count, MAX(created_at) AS latest FROM draw_request WHERE application_id = ? AND id < ?',
      [applicationId, id],
    );
    return { before: Number(row?.count ?? 0), last: isoOf(row?.latest ?? null) };
  }

  /** Whom waivers call the contractor, of a loan from before it was told. */
  private async claimant({ applicationId }: DrawRequestEntity): Promise<string | null> {
    const [row] = await this.database.rows<{ claimant: string }>(
      `SELECT claimant FROM waiver WHERE application_id = ? AND party = 'contractor' AND claimant IS NOT NULL
       ORDER BY id DESC LIMIT 1`,
      [applicationId],
    );
    return row?.claimant ?? null;
  }

  private async borrower({ companyId }: DrawRequestEntity): Promise<string | null> {
    const [row] = await this.database.rows<{ name: string }>('SELECT name FROM borrower_name WHERE company_id = ?', [
      companyId,
    ]);
    return row?.name ?? null;
  }
}
