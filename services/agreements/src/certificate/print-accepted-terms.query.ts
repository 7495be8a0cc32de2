import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found, Problem } from '@groundwork/server-http';
import { AcceptancePapers } from '../acceptance-papers/index.js';
import { EsignAcceptanceRepository } from '../esign/index.js';
import { agreementsAbility } from '../shared/index.js';

/** The e-sign terms as they were accepted, with their certificate page, as the file that was made then. */
@Injectable()
export class PrintAcceptedTerms {
  constructor(
    private readonly acceptances: EsignAcceptanceRepository,
    private readonly papers: AcceptancePapers,
  ) {}

  async execute(actor: Actor, id: string): Promise<Buffer> {
    const acceptance = found(await this.acceptances.find(id), 'The acceptance');
    allow(agreementsAbility(actor), 'read', subject('EsignAcceptance', acceptance));
    const pdf = await this.papers.bytes(id, 'esign.accepted');
    if (!pdf) throw new Problem('resource.not_found', shared.acceptedBeforePapers);
    return pdf;
  }
}
