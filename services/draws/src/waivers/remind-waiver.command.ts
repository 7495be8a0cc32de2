import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { drawsAbility } from '../shared/index.js';
import type { MoveWaiverDto } from './waiver.dto.js';
import { WaiverLetters } from './waiver-letters.service.js';
import { WaiverMoves } from './waiver-moves.service.js';

/** A letter with a new link to the same text: the token of the one before is known to nobody but its receiver. */
@Injectable()
export class RemindWaiver {
  constructor(
    private readonly moves: WaiverMoves,
    private readonly letters: WaiverLetters,
  ) {}

  async execute(actor: Actor, { id, version }: MoveWaiverDto): Promise<void> {
    const userId = found(actor.userId, 'The user');
    await this.moves.move({ id, version, command: 'remind', userId }, (waiver) => {
      allow(drawsAbility(actor), 'send', subject('Waiver', waiver));
      return { write: (manager) => this.letters.send(manager, waiver, userId, true) };
    });
  }
}
