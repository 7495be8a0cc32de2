import { Injectable } from '@nestjs/common';
import type { WaiverCommand, WaiverStatus } from '@groundwork/domain-draws';
import { Database, insertRows, isoOf, newId, updateExactly } from '@groundwork/server-data';
import { IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { WaiverHistoryEntity } from './waiver-history.entity.js';
import { WaiverEntity } from './waiver.entity.js';

/** Who moves a waiver: a user, the named signer of a link, or the portal itself. */
export interface WaiverMover {
  readonly userId: string | null;
  readonly name: string | null;
  readonly at: Date;
}

interface WaiverMove {
  readonly command: WaiverCommand | 'amend';
  readonly to: WaiverStatus;
  readonly reason?: string | null;
  readonly columns?: Partial<WaiverEntity>;
  readonly by: WaiverMover;
}

type BeforeRow = Pick<WaiverEntity, 'drawRequestId' | 'partyKey' | 'claimant' | 'status'> & {
  readonly waiverCondition: WaiverEntity['condition'];
  readonly requestedAt: string;
};

/** Most waivers of one list; a loan of 60 draws with ten payees each stays below. */
const largestList = 2000;

/** Waivers; every move writes its history row with it. */
@Injectable()
export class WaiverRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<WaiverEntity | null> {
    return this.database.manager.findOneBy(WaiverEntity, { id });
  }

  /** With its text. */
  findWithText(id: string): Promise<WaiverEntity | null> {
    return this.database.manager
      .createQueryBuilder(WaiverEntity, 'waiver')
      .addSelect('waiver.content')
      .where('waiver.id = :id', { id })
      .getOne();
  }

  /** Of a loan, the newest first. */
  ofLoan(applicationId: string): Promise<WaiverEntity[]> {
    return this.database.manager.find(WaiverEntity, {
      where: { applicationId },
      order: { id: 'DESC' },
      take: largestList,
    });
  }

  /** Those of a draw that count. */
  standing(drawRequestId: string): Promise<WaiverEntity[]> {
    return this.database.manager.find(WaiverEntity, {
      where: { drawRequestId, activeKey: Not(IsNull()) },
      order: { id: 'ASC' },
    });
  }

  /** Of draws of the loan that were requested before and lie with the lender, those that count, the earliest first. */
  async before({ id, applicationId }: { readonly id: string; readonly applicationId: string }) {
    const rows = await this.database.rows<BeforeRow>(
      `SELECT waiver.draw_request_id AS drawRequestId, draw.created_at AS requestedAt, waiver.party_key AS partyKey,
         waiver.claimant, waiver.waiver_condition AS waiverCondition, waiver.status
       FROM waiver INNER JOIN draw_request draw ON draw.id = waiver.draw_request_id
       WHERE waiver.application_id = ? AND waiver.draw_request_id < ? AND waiver.active_key IS NOT NULL AND draw.stage = 'submitted'
       ORDER BY waiver.draw_request_id, waiver.id`,
      [applicationId, id],
    );
    return rows.map(({ waiverCondition, ...row }) => ({
      ...row,
      condition: waiverCondition,
      requestedAt: isoOf(row.requestedAt),
    }));
  }

  /** By party of a loan its last signer, who is proposed for its next waiver. */
  async lastSigners(
    applicationId: string,
  ): Promise<Map<string, Pick<WaiverEntity, 'claimant' | 'signerName' | 'signerEmail'>>> {
    const rows = await this.database.rows<Pick<WaiverEntity, 'partyKey' | 'claimant' | 'signerName' | 'signerEmail'>>(
      `SELECT party_key AS partyKey, claimant, signer_name AS signerName, signer_email AS signerEmail
       FROM waiver INNER JOIN (
         SELECT MAX(id) AS id FROM waiver WHERE application_id = ? AND signer_email IS NOT NULL GROUP BY party_key
       ) last ON last.id = waiver.id`,
      [applicationId],
    );
    return new Map(rows.map(({ partyKey, ...signer }) => [partyKey, signer]));
  }

  history(waiverId: string): Promise<WaiverHistoryEntity[]> {
    return this.database.manager.find(WaiverHistoryEntity, { where: { waiverId }, order: { id: 'ASC' } });
  }

  /** Each draw of a loan with its number, from 1. */
  async drawNumbers(applicationId: string): Promise<Map<string, number>> {
    const rows = await this.database.rows<{ id: string }>(
      'SELECT id FROM draw_request WHERE application_id = ? ORDER BY id',
      [applicationId],
    );
    return new Map(rows.map(({ id }, at) => [id, at + 1]));
  }

  /** Several at once, each with its first history row: two statements. */
  async insert(manager: EntityManager, waivers: readonly WaiverEntity[]): Promise<void> {
    if (waivers.length === 0) return;
    await insertRows(manager, WaiverEntity, waivers);
    await insertRows(
      manager,
      WaiverHistoryEntity,
      waivers.map(({ id, status, madeAt }) => ({
        id: newId(),
        waiverId: id,
        command: 'ask' as const,
        fromStatus: null,
        toStatus: status,
        reason: null,
        userId: null,
        name: null,
        happenedAt: madeAt,
      })),
    );
  }

  /** From the version and status that were read, or not at all: of two who move it at once the second is a conflict. */
  async move(
    manager: EntityManager,
    { id, version, status }: WaiverEntity,
    { command, to, reason = null, columns = {}, by }: WaiverMove,
  ): Promise<void> {
    await updateExactly(
      manager,
      WaiverEntity,
      { id, version, status },
      { ...columns, status: to, version: version + 1 },
    );
    const moved = { command, fromStatus: status, toStatus: to, reason };
    await insertRows(manager, WaiverHistoryEntity, [
      { id: newId(), waiverId: id, ...moved, userId: by.userId, name: by.name, happenedAt: by.at },
    ]);
  }
}
