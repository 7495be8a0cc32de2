import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { drawsAbility } from '../shared/index.js';
import type { MoveWaiverDto } from './waiver.dto.js';
import { WaiverMoves } from './waiver-moves.service.js';
import { WaiverNews } from './waiver-news.service.js';

const decisions = { accept: 'accepted', return: 'returned' } as const;

type Command = 'revoke' | 'accept' | 'return' | 'void';

/** A link is revoked by whoever may send it; a paper is reviewed, and a waiver made void, by the lender alone. */
@Injectable()
export class MoveWaiver {
  constructor(
    private readonly moves: WaiverMoves,
    private readonly news: WaiverNews,
  ) {}

  async execute(actor: Actor, command: Command, { id, version, reason }: MoveWaiverDto): Promise<void> {
    const userId = found(actor.userId, 'The user');
    await this.moves.move({ id, version, command, reason, userId }, (waiver, at) => {
      allow(drawsAbility(actor), command === 'revoke' ? 'send' : 'review', subject('Waiver', waiver));
      if (command !== 'accept' && command !== 'return') return {};
      const status = decisions[command];
      const decided = { status, decidedBy: userId, reason: status === 'returned' ? (reason?.trim() ?? '') : '' };
      return {
        columns: command === 'accept' ? { signedAt: at, means: 'paper' } : {},
        write: (manager) =>
          this.news.tell(manager, waiver, (facts) => ({ type: 'waiver.decided', payload: { ...facts, ...decided } })),
      };
    });
  }
}
