import { Injectable } from '@nestjs/common';
import { Database, insertRows, readRows, updateExactly } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { DrawDraftLineEntity } from './draw-draft-line.entity.js';
import { DrawDraftEntity } from './draw-draft.entity.js';

/** Rows of one INSERT: engines bound the number of parameters of a statement. */
const batch = 100;

/** Drafts with their lines. A line is written on the version that it was typed over, or not at all. */
@Injectable()
export class DrawDraftRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<DrawDraftEntity | null> {
    return this.database.manager.findOneBy(DrawDraftEntity, { id });
  }

  /** The draft of a loan, or of a draw request that is revised. */
  findOf(subject: string): Promise<DrawDraftEntity | null> {
    return this.database.manager.findOneBy(DrawDraftEntity, { subject });
  }

  ofCompany(companyId: string): Promise<DrawDraftEntity[]> {
    return this.database.manager.find(DrawDraftEntity, { where: { companyId }, order: { id: 'DESC' } });
  }

  /** Of a loan: of its next draw, and of those that came back. */
  ofLoan(applicationId: string): Promise<DrawDraftEntity[]> {
    return this.database.manager.find(DrawDraftEntity, { where: { applicationId }, order: { id: 'ASC' } });
  }

  /** The lines of drafts, each draft's in the order of their making. */
  linesOf(draftIds: readonly string[]): Promise<DrawDraftLineEntity[]> {
    return readRows(this.database.manager, DrawDraftLineEntity, { draftId: draftIds }, { order: 'id' });
  }

  async insert(manager: EntityManager, draft: DrawDraftEntity, lines: readonly DrawDraftLineEntity[]): Promise<void> {
    await insertRows(manager, DrawDraftEntity, [draft]);
    for (let at = 0; at < lines.length; at += batch)
      await insertRows(manager, DrawDraftLineEntity, lines.slice(at, at + batch));
  }

  /**
   * The draft as it stands, held until the transaction ends, so that whoever else saves it waits. SQLite runs one writing
   * transaction at a time and has no row locks.
   */
  async hold(manager: EntityManager, id: string): Promise<DrawDraftEntity | null> {
    const [draft] = await readRows(manager, DrawDraftEntity, { id }, { held: true });
    return draft ?? null;
  }

  /** Raises the version of a draft that is held. */
  touch(
    manager: EntityManager,
    { id, version }: DrawDraftEntity,
    changed: Pick<DrawDraftEntity, 'changedBy' | 'changedAt'>,
  ): Promise<void> {
    return updateExactly(manager, DrawDraftEntity, { id, version }, { ...changed, version: version + 1 });
  }

  /** The note and the files of the whole draw. */
  saveWhole(
    manager: EntityManager,
    { id, wholeVersion }: Pick<DrawDraftEntity, 'id' | 'wholeVersion'>,
    columns: Pick<DrawDraftEntity, 'note' | 'documents'>,
  ): Promise<void> {
    return updateExactly(
      manager,
      DrawDraftEntity,
      { id, wholeVersion },
      { ...columns, wholeVersion: wholeVersion + 1 },
    );
  }

  /** A line in place of the version before its own; a first one is new. */
  async saveLine(manager: EntityManager, line: DrawDraftLineEntity): Promise<void> {
    if (line.version === 1) return insertRows(manager, DrawDraftLineEntity, [line]);
    const { id: _id, draftId, budgetItemId, ...columns } = line;
    await updateExactly(
      manager,
      DrawDraftLineEntity,
      { draftId, budgetItemId, version: line.version - 1 },
      { ...columns },
    );
  }

  /** Takes a draft away as it was read. False where somebody changed it meanwhile, or it is gone. */
  async remove(manager: EntityManager, { id, version }: Pick<DrawDraftEntity, 'id' | 'version'>): Promise<boolean> {
    const { affected } = await manager.delete(DrawDraftEntity, { id, version });
    if (affected !== 1) return false;
    await manager.delete(DrawDraftLineEntity, { draftId: id });
    return true;
  }
}
