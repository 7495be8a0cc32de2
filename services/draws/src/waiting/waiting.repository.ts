import { Injectable } from '@nestjs/common';
import type { LoanPaper, WaitingWaiverState } from '@groundwork/domain-draws';
import type { CalendarDate } from '@groundwork/domain-time';
import { Database, isoOf, storedInstant } from '@groundwork/server-data';

type Count = number | string;

interface OfLoan {
  readonly applicationId: string;
  readonly name: string;
  readonly projectNumber: number | null;
}

/** Lien waivers of one draw that wait for the same. */
export interface WaitingWaivers extends OfLoan {
  readonly drawRequestId: string;
  readonly drawNumber: number;
  readonly state: WaitingWaiverState;
  readonly count: number;
  readonly since: string;
}
export interface EndingPaper extends OfLoan {
  readonly paper: LoanPaper;
  readonly expiresOn: CalendarDate;
  readonly writtenAt: string;
}
/** Whole cents. */
export interface WaitingProposal extends OfLoan {
  readonly drawRequestId: string;
  readonly approvedAmount: number;
  readonly proposedBy: string;
  readonly proposedAt: string;
}
/** Whole cents. */
export interface WaitingChange extends OfLoan {
  readonly id: string;
  readonly number: number;
  readonly addedCents: number;
  readonly takenCents: number;
  readonly requestedBy: string;
  readonly requestedAt: string;
}

export interface WaitingInspection extends OfLoan {
  readonly id: string;
  readonly inspectorName: string | null;
  readonly linkEndedAt: string;
}

/** Most of one kind that an answer has. */
const most = 200;

const ofLoan = 'ledger.application_id AS applicationId, ledger.name, ledger.project_number AS projectNumber';

/** A paper that came back to whoever sends waivers has the reason of its return. */
const stateOfWaiver = `CASE WHEN waiver.status = 'handedIn' THEN 'handedIn' WHEN waiver.status = 'sent' THEN 'linkEnded'
  WHEN waiver.status = 'refused' OR waiver.reason IS NOT NULL THEN 'returned' ELSE 'missing' END`;

/** What waits of loans that run: a statement for each kind, however many loans there are. */
@Injectable()
export class WaitingRepository {
  constructor(private readonly database: Database) {}

  /** Waivers that somebody has to send or hand in, of the loans of a company; one that was sent, too, when its link has ended. */
  waiversToGet(companyId: string, now: Date): Promise<WaitingWaivers[]> {
    return this.waivers(
      `ledger.company_id = ? AND (waiver.status IN ('requested', 'refused') OR (waiver.status = 'sent' AND NOT EXISTS (
         SELECT 1 FROM access_link link WHERE link.purpose = 'waiver' AND link.subject_id = waiver.id AND link.closed_at IS NULL
           AND link.expires_at > ?
       )))`,
      [companyId, storedInstant(now.toISOString())],
    );
  }

  /** Waivers on paper that an administrator has to look at. */
  waiversToReview(): Promise<WaitingWaivers[]> {
    return this.waivers(`waiver.status = 'handedIn'`, []);
  }

  private async waivers(which: string, values: readonly string[]): Promise<WaitingWaivers[]> {
    const rows = await this.database.rows<
      Omit<WaitingWaivers, 'count' | 'drawNumber'> & Record<'count' | 'drawNumber', Count>
    >(
      `SELECT ${ofLoan}, waiver.draw_request_id AS drawRequestId, ${stateOfWaiver} AS state, COUNT(*) AS count, MIN(waiver.made_at) AS since,
         (SELECT COUNT(*) FROM draw_request draw WHERE draw.application_id = ledger.application_id AND draw.id <= waiver.draw_request_id) AS drawNumber
       FROM waiver JOIN ledger ON ledger.application_id = waiver.application_id
       WHERE ${which} AND ledger.closed_on IS NULL
       GROUP BY ledger.application_id, ledger.name, ledger.project_number, waiver.draw_request_id, ${stateOfWaiver}
       ORDER BY since, waiver.draw_request_id LIMIT ${most}`,
      values,
    );
    return rows.map((row) => ({
      ...row,
      count: Number(row.count),
      drawNumber: Number(row.drawNumber),
      since: isoOf(row.since),
    }));
  }

  /** Papers of a company's loans that end up to a day: of each the day that was written down last. */
  async papersEnding(companyId: string, day: CalendarDate): Promise<EndingPaper[]> {
    const rows = await this.database.rows<EndingPaper>(
      `SELECT ${ofLoan}, paper.paper, paper.expires_on AS expiresOn, paper.written_at AS writtenAt
       FROM ledger JOIN loan_paper paper ON paper.application_id = ledger.application_id
       WHERE ledger.company_id = ? AND ledger.closed_on IS NULL AND paper.expires_on <= ? AND NOT EXISTS (
         SELECT 1 FROM loan_paper later WHERE later.application_id = paper.application_id AND later.paper = paper.paper AND later.id > paper.id
       ) ORDER BY paper.expires_on, paper.id LIMIT ${most}`,
      [companyId, day],
    );
    return rows.map((row) => ({ ...row, writtenAt: isoOf(row.writtenAt) }));
  }

  /** Proposals that stand: one counts for the version of its draw that it made. */
  async proposals(): Promise<WaitingProposal[]> {
    const rows = await this.database.rows<Omit<WaitingProposal, 'approvedAmount'> & { readonly approvedAmount: Count }>(
      `SELECT ${ofLoan}, draw.id AS drawRequestId, proposal.approved_cents AS approvedAmount, proposal.proposed_by AS proposedBy,
         proposal.proposed_at AS proposedAt
       FROM draw_proposal proposal JOIN draw_request draw ON draw.id = proposal.draw_request_id AND draw.version = proposal.draw_version
       JOIN ledger ON ledger.application_id = draw.application_id
       WHERE draw.stage = 'submitted' ORDER BY proposal.id LIMIT ${most}`,
    );
    return rows.map((row) => ({
      ...row,
      approvedAmount: Number(row.approvedAmount),
      proposedAt: isoOf(row.proposedAt),
    }));
  }

  /** Inspections whose inspector sent no report before the link ended; a link that was revoked is not waited for. */
  async inspectionsUnreported(now: Date): Promise<WaitingInspection[]> {
    const rows = await this.database.rows<WaitingInspection>(
      `SELECT ${ofLoan}, inspection.id, inspection.inspector_name AS inspectorName, link.expires_at AS linkEndedAt
       FROM inspection JOIN ledger ON ledger.application_id = inspection.application_id
       JOIN access_link link ON link.purpose = 'inspection' AND link.subject_id = inspection.id AND link.closed_at IS NULL
       WHERE inspection.status IN ('requested', 'scheduled', 'returned') AND ledger.closed_on IS NULL AND link.expires_at <= ?
       ORDER BY link.expires_at, inspection.id LIMIT ${most}`,
      [storedInstant(now.toISOString())],
    );
    return rows.map((row) => ({ ...row, linkEndedAt: isoOf(row.linkEndedAt) }));
  }

  /** Changes of budgets that nobody has decided. */
  async changes(): Promise<WaitingChange[]> {
    const rows = await this.database.rows<
      Omit<WaitingChange, 'addedCents' | 'takenCents'> & Record<'addedCents' | 'takenCents', Count>
    >(
      `SELECT ${ofLoan}, asked.id, asked.number, asked.added_cents AS addedCents, asked.taken_cents AS takenCents,
         asked.requested_by AS requestedBy, asked.requested_at AS requestedAt
       FROM budget_change asked JOIN ledger ON ledger.application_id = asked.application_id
       WHERE asked.status = 'requested' AND ledger.closed_on IS NULL ORDER BY asked.id LIMIT ${most}`,
    );
    return rows.map((row) => ({
      ...row,
      addedCents: Number(row.addedCents),
      takenCents: Number(row.takenCents),
      requestedAt: isoOf(row.requestedAt),
    }));
  }
}
