import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { agreementsAbility } from '../agreements.policy.js';
import { contentHash } from '../content/content.js';
import { EsignAcceptance } from '../esign/persistence/esign-acceptance.entity.js';
import { EsignMaster } from '../esign/persistence/esign-master.entity.js';
import { recordHash } from '../evidence/canonical.js';
import { EvidenceRecord } from '../evidence/evidence-record.entity.js';
import type { Ended, EsignAccepted } from '../evidence/facts.js';
import { certificateOf } from './certificate.document.js';

/** A record's facts, once its hash says that they are as they were written. */
function proven<T>(record: EvidenceRecord | undefined): T {
  if (!record || recordHash(record.position, record.previousHash, record.facts) !== record.hash)
    throw new Problem('evidence.broken');
  return JSON.parse(record.facts) as T;
}

/** The certificate of an e-sign acceptance. It tells what the chain of evidence says; what does not fit its hash is not certified. */
@Injectable()
export class CertificateQuery {
  constructor(private readonly database: Database) {}

  async pdf(actor: Actor, id: string): Promise<Buffer> {
    const { manager } = this.database;
    const acceptance = found(await manager.findOneBy(EsignAcceptance, { id }), 'The acceptance');
    allow(agreementsAbility(actor), 'read', subject('EsignAcceptance', acceptance));
    const records = await manager.find(EvidenceRecord, { where: { acceptanceId: id }, order: { position: 'ASC' } });
    const record = records.find((one) => one.kind === 'esign.accepted');
    const end = records.find((one) => one.kind === 'esign.withdrawn');
    const facts = proven<EsignAccepted>(record);
    const ended = end && proven<Ended>(end);
    const master = await manager.findOneBy(EsignMaster, { id: facts.esignMasterId });
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
      terms: {
        id: facts.esignMasterId,
        version: facts.version,
        contentHash: facts.contentHash,
        content: master.content,
      },
      record,
      imported: facts.imported,
      withdrawal:
        end && ended
          ? { at: new Date(ended.at), by: ended.endedBy, ip: ended.ip, userAgent: ended.userAgent, record: end }
          : undefined,
    });
  }
}
