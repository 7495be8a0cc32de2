import { Inject, Injectable } from '@nestjs/common';
import { waiverKindOf } from '@groundwork/domain-agreements';
import { waiverRules } from '@groundwork/domain-messages';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import type { Evidence } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { AccessLinks, signatureComplaints } from '@groundwork/server-links';
import type { AccessLinkEntity } from '@groundwork/server-links';
import type { SignWaiverDto } from './signing.dto.js';
import type { WaiverEntity } from './waiver.entity.js';
import { WaiverMoves } from './waiver-moves.service.js';

/** What somebody signs has to be all there; a waiver that was sent has it. */
const present = <T>(value: T | null): T => {
  if (value === null) throw new Problem('state.illegal_transition', waiverRules.notSent);
  return value;
};

/**
 * The named signer signs the text that was read. What is signed goes with its evidence to the agreements service, which keeps it and
 * adds it to its chain; the event leaves in the transaction that moves the waiver.
 */
@Injectable()
export class SignWaiver {
  constructor(
    private readonly links: AccessLinks,
    private readonly moves: WaiverMoves,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(link: AccessLinkEntity, signed: SignWaiverDto, evidence: Evidence): Promise<void> {
    const signature = signed.signature.trim();
    const drawing = signed.drawing ?? null;
    await this.moves.move({ id: link.subjectId, command: 'sign', userId: null }, async (waiver, at) => {
      await this.links.refuseClosed(link);
      if (waiver.status !== 'sent') throw new Problem('state.illegal_transition', waiverRules.notSent);
      if (waiver.contentHash !== signed.contentHash) throw new Problem('state.version_conflict', waiverRules.readAnew);
      refuseInvalid(signatureComplaints(signed, present(waiver.signerName)));
      const write = (manager: EntityManager) =>
        this.tell(manager, waiver, { signature, drawing, signedAt: at.toISOString(), email: link.email, ...evidence });
      return { columns: { signedAt: at, means: 'link', signature }, write };
    });
  }

  private async tell(
    manager: EntityManager,
    waiver: WaiverEntity,
    signed: Evidence & { signature: string; drawing: string | null; signedAt: string; email: string },
  ): Promise<void> {
    const { id, applicationId, companyId, condition, extent } = waiver;
    await this.outbox.add(manager, {
      type: 'waiver.signed',
      aggregateId: id,
      payload: {
        waiverId: id,
        applicationId,
        companyId,
        type: waiverKindOf(condition, extent),
        version: present(waiver.masterVersion),
        content: present(waiver.content),
        contentHash: present(waiver.contentHash),
        masterHash: present(waiver.masterHash),
        claimant: present(waiver.claimant),
        signerName: present(waiver.signerName),
        ...signed,
      },
    });
  }
}
