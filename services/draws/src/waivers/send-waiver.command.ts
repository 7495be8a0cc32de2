import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { fillWaiver } from '@groundwork/domain-agreements';
import { displayDay, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { CLOCK, Lender } from '@groundwork/server-service';
import { DrawRequestRepository } from '../draw-requests/index.js';
import { LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { SendWaiverDto } from './waiver.dto.js';
import type { WaiverEntity } from './waiver.entity.js';
import { WaiverLetters } from './waiver-letters.service.js';
import { WaiverMoves } from './waiver-moves.service.js';
import type { WaiverText } from './waiver-text.guard.js';
import { WaiverRepository } from './waiver.repository.js';

/** Makes a waiver out on the lender's text of now and sends its link; sent again, it is made out anew and the link before is closed. */
@Injectable()
export class SendWaiver {
  constructor(
    private readonly waivers: WaiverRepository,
    private readonly moves: WaiverMoves,
    private readonly ledgers: LedgerRepository,
    private readonly draws: DrawRequestRepository,
    private readonly letters: WaiverLetters,
    private readonly lender: Lender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, sent: SendWaiverDto, known: WaiverText | undefined): Promise<void> {
    const userId = found(actor.userId, 'The user');
    const { id, version } = sent;
    const lender = await this.lender.name();
    await this.moves.move({ id, version, command: 'send', userId }, async (waiver, at) => {
      allow(drawsAbility(actor), 'send', subject('Waiver', waiver));
      const text = found(known, 'The text of the waiver');
      const columns = { ...(await this.made(waiver, sent, text, lender)), sentAt: at };
      return { columns, write: (manager) => this.letters.send(manager, { ...waiver, ...columns }, userId, false) };
    });
  }

  /** The waiver as it reads from now on. */
  private async made(waiver: WaiverEntity, sent: SendWaiverDto, { master, owner }: WaiverText, lender: string) {
    const ledger = found(await this.ledgers.find(waiver.applicationId), 'The loan');
    const draw = found(await this.draws.find(waiver.drawRequestId), 'The draw request');
    const signerName = sent.signerName.trim();
    const claimant = sent.claimant.trim();
    const content = fillWaiver(master.content, {
      today: today(this.clock),
      version: master.version,
      claimant,
      signerName,
      owner,
      lender,
      projectName: ledger.name,
      projectNumber: ledger.projectNumber,
      properties: ledger.properties.map(
        ({ street, city, state, zipCode }) => `${street}, ${city}, ${state} ${zipCode}`,
      ),
      amount: waiver.amountCents,
      throughDate: sent.throughDate,
      drawNumber: (await this.waivers.drawNumbers(waiver.applicationId)).get(draw.id) ?? 0,
      drawDate: displayDay(draw.createdAt),
    });
    return {
      claimant,
      signerName,
      signerEmail: sent.signerEmail.trim(),
      throughDate: sent.throughDate,
      extent: sent.extent,
      masterVersion: master.version,
      masterHash: master.contentHash,
      content,
      contentHash: createHash('sha256').update(content, 'utf8').digest('hex'),
    };
  }
}
