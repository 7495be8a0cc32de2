import { Injectable } from '@nestjs/common';
import { historyNotes } from '@groundwork/domain-applications';
import type { RejectionComment } from '@groundwork/domain-applications';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { isoOf, marks, parsed } from '../../shared/raw.js';
import type { RawInstant } from '../../shared/raw.js';
import { mayWith } from '../applications.policy.js';
import type { HistoryEntryDto } from '../application.dto.js';

/** Longest history that one answer carries; older saves than these are no longer of interest to anybody. */
const longest = 1000;

type Row = Omit<HistoryEntryDto, 'at' | 'rejectionComments'> & {
  readonly at: RawInstant;
  readonly rejectionComments: string | null;
};

/** Every round and transition of an application, the latest first; which administrator it was, administrators alone are told. */
@Injectable()
export class ReadHistory {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor, id: string): Promise<HistoryEntryDto[]> {
    const owners = await this.database.rows<{ companyId: string }>(
      'SELECT company_id AS companyId FROM application WHERE id = ?',
      [id],
    );
    mayWith(actor, 'read', found(owners[0], 'The application'));
    const rows = await this.database.rows<Row>(
      `SELECT id, round, version, command, from_status AS fromStatus, to_status AS toStatus, user_id AS userId, role, at, reason,
         rejection_comments AS rejectionComments
       FROM application_history WHERE application_id = ? AND command NOT IN (${marks(historyNotes.length)}) ORDER BY at DESC, id DESC LIMIT ${longest}`,
      [id, ...historyNotes],
    );
    const seesWho = isAdministrator(actor);
    return rows.map((row) => ({
      ...row,
      userId: seesWho || row.role === 'borrower' ? row.userId : null,
      at: isoOf(row.at) as string,
      rejectionComments: row.rejectionComments === null ? null : parsed<RejectionComment[]>(row.rejectionComments),
    }));
  }
}
