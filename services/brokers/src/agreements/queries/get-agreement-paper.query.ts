import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found, Problem } from '@groundwork/server-http';
import { paperHash } from '../agreement-paper.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';

/** The signed PDF as it was made, once its hash says that it is. None of an agreement from before there were any. */
@Injectable()
export class GetAgreementPaper {
  constructor(private readonly agreements: AgreementRepository) {}

  async execute(actor: Actor, id: string): Promise<Buffer> {
    const { id: agreementId } = await this.agreements.find(actor, 'read', id);
    const paper = found(await this.agreements.paper(agreementId), 'The signed PDF');
    const pdf = Buffer.from(paper.pdf, 'base64');
    if (paperHash(pdf) !== paper.pdfHash) throw new Problem('evidence.broken');
    return pdf;
  }
}
