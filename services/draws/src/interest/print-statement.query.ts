import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { LedgerAccess } from '../ledger/index.js';
import { InterestRepository } from './interest.repository.js';
import { statementPaper } from './statement-paper.js';

/** The statement of a month as a PDF, for both sides; the same statement makes the same bytes. */
@Injectable()
export class PrintStatement {
  constructor(
    private readonly access: LedgerAccess,
    private readonly interest: InterestRepository,
  ) {}

  async execute(actor: Actor, applicationId: string, month: string): Promise<Buffer> {
    const ledger = await this.access.allowed(actor, 'read', applicationId);
    return statementPaper(ledger, found(await this.interest.statementOf(applicationId, month), 'The statement'));
  }
}
