import { Injectable } from '@nestjs/common';
import type { HistoryNote } from '@groundwork/domain-applications';
import { insertRows, newId } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import type { ApplicationRecord } from '../domain/application-record.js';
import { ApplicationHistoryEntity } from './application-history.entity.js';

/** What happened to an application without moving it. */
export interface NewNote {
  readonly command: HistoryNote;
  readonly subject?: string;
  readonly reason?: string | null;
  readonly userId: string | null;
  readonly role: string;
  readonly at: Date;
}

const longestSubject = 300;

/** Writes what happened into the history, in the transaction in which it happened. */
@Injectable()
export class HistoryNotesRepository {
  async add(
    manager: EntityManager,
    { id, round, version, status }: Pick<ApplicationRecord, 'id' | 'round' | 'version' | 'status'>,
    notes: readonly NewNote[],
  ): Promise<void> {
    const rows = notes.map(({ subject, reason = null, ...note }) => ({
      ...note,
      id: newId(),
      applicationId: id,
      round,
      version,
      fromStatus: status,
      toStatus: status,
      subject: subject?.slice(0, longestSubject) ?? null,
      reason,
      rejectionComments: null,
    }));
    await insertRows(manager, ApplicationHistoryEntity, rows);
  }
}
