import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found, Problem } from '@groundwork/server-http';
import type { KnownFile } from '../draw-requests/index.js';
import { drawsAbility } from '../shared/index.js';
import type { HandInWaiverDto } from './waiver.dto.js';
import { WaiverMoves } from './waiver-moves.service.js';
import { WaiverNews } from './waiver-news.service.js';

/** The scan of a waiver that was signed on paper, for the lender to look at. */
@Injectable()
export class HandInWaiver {
  constructor(
    private readonly moves: WaiverMoves,
    private readonly news: WaiverNews,
  ) {}

  /** Files of another company are not told from files that do not exist. */
  async execute(
    actor: Actor,
    { id, version, fileUploadId }: HandInWaiverDto,
    files: ReadonlyMap<string, KnownFile>,
  ): Promise<void> {
    const userId = found(actor.userId, 'The user');
    await this.moves.move({ id, version, command: 'handIn', userId }, (waiver) => {
      allow(drawsAbility(actor), 'handIn', subject('Waiver', waiver));
      const file = files.get(fileUploadId);
      if (file?.companyId !== waiver.companyId) throw Problem.invalid({ fileUploadId: shared.choice });
      const doneAs = isAdministrator(actor) ? ('administrator' as const) : ('borrower' as const);
      return {
        columns: { paper: { fileUploadId, userFileName: file.userFileName } },
        write: (manager) =>
          this.news.tell(manager, waiver, (facts) => ({
            type: 'waiver.handed_in',
            payload: { ...facts, doneBy: userId, doneAs },
          })),
      };
    });
  }
}
