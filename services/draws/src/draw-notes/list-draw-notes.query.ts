import { Injectable } from '@nestjs/common';
import { MAX_DRAW_NOTES } from '@groundwork/domain-draws';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { DrawRequestRepository } from '../draw-requests/index.js';
import { drawsAbility } from '../shared/index.js';
import type { DrawNoteDto } from './draw-note.dto.js';
import { DrawNoteEntity } from './draw-note.entity.js';

/** The notes on a draw, the newest first. A borrower reads those that were written to the borrower, and no others. */
@Injectable()
export class ListDrawNotes {
  constructor(
    private readonly database: Database,
    private readonly draws: DrawRequestRepository,
  ) {}

  async execute(actor: Actor, drawRequestId: string): Promise<DrawNoteDto[]> {
    const draw = found(await this.draws.find(drawRequestId), 'The draw request');
    allow(drawsAbility(actor), 'read', subject('DrawRequest', draw));
    const rows = await this.database.manager.find(DrawNoteEntity, {
      where: { drawRequestId, ...(isAdministrator(actor) ? {} : { audience: 'borrower' as const }) },
      order: { id: 'DESC' },
      take: MAX_DRAW_NOTES,
    });
    return rows.map(({ id, audience, note, writtenBy, writtenAt }) => ({
      id,
      audience,
      note,
      writtenBy,
      writtenAt: writtenAt.toISOString(),
    }));
  }
}
