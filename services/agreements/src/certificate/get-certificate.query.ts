import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { Lender } from '@groundwork/server-service';
import { EsignAcceptanceRepository, EsignMasterRepository } from '../esign/index.js';
import { EvidenceRecordEntity, proven } from '../evidence/index.js';
import type { Ended, EsignAccepted } from '../evidence/index.js';
import { agreementsAbility, contentHash } from '../shared/index.js';
import { certificateOf } from './certificate-document.js';

/** The certificate of an e-sign acceptance. It tells what the chain of evidence says; what does not fit its hash is not certified. */
@Injectable()
export class GetCertificate {
  constructor(
    private readonly database: Database,
    private readonly acceptances: EsignAcceptanceRepository,
    private readonly masters: EsignMasterRepository,
    private readonly lender: Lender,
  ) {}

  async execute(actor: Actor, id: string): Promise<Buffer> {
    const { manager } = this.database;
    const acceptance = found(await this.acceptances.find(id), 'The acceptance');
    allow(agreementsAbility(actor), 'read', subject('EsignAcceptance', acceptance));
    const records = await manager.find(EvidenceRecordEntity, {
      where: { acceptanceId: id },
      order: { position: 'ASC' },
    });
    const record = records.find((one) => one.kind === 'esign.accepted');
    const end = records.find((one) => one.kind === 'esign.withdrawn');
    const facts = proven<EsignAccepted>(record);
    const ended = end && proven<Ended>(end);
    const master = await this.masters.find(facts.esignMasterId);
    const fits =
      facts.userId === acceptance.userId &&
      (acceptance.withdrawnAt !== null) === (ended !== undefined) &&
      contentHash(master?.content ?? '') === facts.contentHash;
    if (!record || !master || !fits) throw new Problem('evidence.broken');
    return certificateOf({
      acceptanceId: facts.acceptanceId,
      userId: facts.userId,
      signature: facts.signature,
      signerName: facts.signerName,
      acceptedAt: new Date(facts.at),
      duringRegister: facts.duringRegister,
      ip: facts.ip,
      userAgent: facts.userAgent,
      proof: facts.proof,
      terms: {
        id: facts.esignMasterId,
        version: facts.version,
        contentHash: facts.contentHash,
        content: master.content,
      },
      letterhead: await this.lender.letterhead(),
      record,
      imported: facts.imported,
      withdrawal:
        end && ended
          ? { at: new Date(ended.at), by: ended.endedBy, ip: ended.ip, userAgent: ended.userAgent, record: end }
          : undefined,
    });
  }
}
