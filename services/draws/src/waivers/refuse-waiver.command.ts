import { Injectable } from '@nestjs/common';
import { waiverRules } from '@groundwork/domain-messages';
import { Problem } from '@groundwork/server-http';
import { AccessLinks } from '@groundwork/server-links';
import type { AccessLinkEntity } from '@groundwork/server-links';
import { WaiverMoves } from './waiver-moves.service.js';
import { WaiverNews } from './waiver-news.service.js';

/** Whoever holds the link does not sign, and says why. */
@Injectable()
export class RefuseWaiver {
  constructor(
    private readonly links: AccessLinks,
    private readonly moves: WaiverMoves,
    private readonly news: WaiverNews,
  ) {}

  async execute(link: AccessLinkEntity, reason: string): Promise<void> {
    await this.moves.move({ id: link.subjectId, command: 'refuse', reason, userId: null }, async (waiver) => {
      await this.links.refuseClosed(link);
      if (waiver.status !== 'sent') throw new Problem('state.illegal_transition', waiverRules.notSent);
      const signerName = waiver.signerName ?? '';
      return {
        write: (manager) =>
          this.news.tell(manager, waiver, (facts) => ({
            type: 'waiver.refused',
            payload: { ...facts, signerName, reason: reason.trim() },
          })),
      };
    });
  }
}
