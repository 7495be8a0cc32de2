import { Inject, Injectable } from '@nestjs/common';
import { loanTypes, termSheetTypeOf } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { borrower, shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { ended, EvidenceLedger, termSheetAccepted } from '../../evidence/index.js';
import { agreementsAbility } from '../../shared/index.js';
import type { Evidence } from '../../shared/index.js';
import type { ApplicationOwner } from '../application-owner.guard.js';
import type { TermSheetAgreementEntity } from '../persistence/term-sheet-agreement.entity.js';
import { TermSheetAgreementRepository } from '../persistence/term-sheet-agreement.repository.js';
import { TermSheetRepository } from '../persistence/term-sheet.repository.js';
import type { AcceptTermSheetDto, TermSheetAgreementDto } from '../term-sheet.dto.js';
import { termSheetAgreementView, termSheetFacts } from '../term-sheet.view.js';

/**
 * Accepts the term sheet in force for an application. A stale acceptance is renewed by a new one, which supersedes the old:
 * an application has one acceptance that stands, at most.
 */
@Injectable()
export class AcceptTermSheet {
  constructor(
    private readonly database: Database,
    private readonly sheets: TermSheetRepository,
    private readonly agreements: TermSheetAgreementRepository,
    private readonly outbox: Outbox,
    private readonly ledger: EvidenceLedger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    actor: Actor,
    request: AcceptTermSheetDto,
    owner: ApplicationOwner | undefined,
    evidence: Evidence,
  ): Promise<TermSheetAgreementDto> {
    const { companyId, loanType } = found(owner, 'The application');
    allow(agreementsAbility(actor), 'create', subject('TermSheetAgreement', { companyId }));
    const fits =
      loanType !== null && Object.hasOwn(loanTypes, loanType) && termSheetTypeOf(loanType as LoanType) === request.type;
    if (!fits) refuseInvalid({ type: borrower.incorrectLoanType });
    const latest = found(await this.sheets.latest(request.type), 'The term sheet');
    if (latest.version !== request.version) throw new Problem('state.version_conflict', shared.termsChanged);
    const row: TermSheetAgreementEntity = {
      id: newId(),
      applicationId: request.applicationId,
      companyId,
      userId: actor.userId ?? '',
      type: latest.type,
      version: latest.version,
      contentHash: latest.contentHash,
      ...evidence,
      date: this.clock.now(),
      activeKey: request.applicationId,
      endedAt: null,
      endedBy: null,
      endReason: null,
    };
    await this.replaceStanding(row);
    return termSheetAgreementView(row);
  }

  private async replaceStanding(row: TermSheetAgreementEntity): Promise<void> {
    // Read apart and ended by its id: an update that finds no row would lock the gap, and two first acceptances each other.
    const standing = await this.agreements.standing(row.applicationId);
    const end = { at: row.date, by: row.userId, reason: 'superseded' } as const;
    try {
      await this.database.transaction(async (manager) => {
        if (standing) await this.agreements.end(manager, standing, end);
        await this.agreements.insert(manager, row);
        await this.outbox.add(manager, {
          type: 'termsheet.accepted',
          aggregateId: row.applicationId,
          payload: termSheetFacts(row),
        });
        if (standing)
          await this.ledger.append(
            manager,
            ended('termsheet.superseded', { acceptanceId: standing.id, at: row.date, by: row.userId }, row),
          );
        await this.ledger.append(manager, termSheetAccepted(row));
      });
    } catch (error) {
      // Two acceptances at the same moment: the other one stands.
      if (isDuplicate(error)) throw new Problem('state.version_conflict');
      throw error;
    }
  }
}
