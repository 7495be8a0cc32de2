import { Inject, Injectable } from '@nestjs/common';
import { operations as agreements } from '@groundwork/contract-agreements';
import { operations as companies } from '@groundwork/contract-companies';
import { operations as files } from '@groundwork/contract-files';
import type { CheckedApplication, LoanDocument } from '@groundwork/domain-files';
import { neededNames } from '@groundwork/domain-files';
import type { AnswerOf } from '@groundwork/server-auth';
import { ServiceClients } from '@groundwork/server-service';
import { LoanDocumentsRepository } from '../loan-documents/index.js';

/** Somebody of the lender, by the name of then. */
export interface DecidingPerson {
  readonly id: string;
  readonly name: string;
}

/** What lies in the credit file of an application besides its own answers, as the other services know it. */
export interface CreditFile {
  readonly files: AnswerOf<typeof files.listCreditFiles>;
  readonly parties: AnswerOf<typeof companies.getCreditParties>;
  /** The acceptance of its term sheet that stands, known by the hash of the accepted text; null for none. */
  readonly termSheet: AnswerOf<typeof agreements.getStandingAcceptance>['acceptance'];
  /** What each type of loan asks for as it stands. */
  readonly documents: ReadonlyMap<string, readonly LoanDocument[]>;
}

/** The credit file of a decision: with who takes it, and who found what it depends on in order. */
export interface DecidedCreditFile extends CreditFile {
  readonly people: readonly DecidingPerson[];
}

/** Asks the other services for what a decision looks at. Never inside a transaction. */
@Injectable()
export class CreditFiles {
  constructor(
    @Inject(ServiceClients) private readonly services: ServiceClients,
    private readonly loanDocuments: LoanDocumentsRepository,
  ) {}

  async read({
    applicationId,
    companyId,
  }: {
    readonly applicationId: string;
    readonly companyId: string;
  }): Promise<CreditFile> {
    const [stored, parties, { acceptance }, settings] = await Promise.all([
      this.services.call(files.listCreditFiles, { body: { applicationId, companyId } }),
      this.services.call(companies.getCreditParties, { params: { companyId } }),
      this.services.call(agreements.getStandingAcceptance, { params: { applicationId } }),
      this.loanDocuments.current(),
    ]);
    return {
      files: stored,
      parties,
      termSheet: acceptance,
      documents: new Map(settings.map(({ loanType, documents }) => [loanType, documents])),
    };
  }
}

/** What is missing of a credit file, by name. `closing`: deed and subordinated debt may follow, its checklist asks for them. */
export function missingItems(
  application: CheckedApplication,
  { files: stored, parties, documents }: CreditFile,
  { closing }: { readonly closing: boolean },
): string[] {
  return neededNames(
    application,
    {
      documents: documents.get(application.loanType ?? '') ?? [],
      files: stored.filter(({ parentType }) => parentType === 'application'),
      companyFiles: stored.filter(({ parentType }) => parentType === 'company'),
      entityOwners: parties.owners.map(({ accounts }) => ({ accounts: Array.from({ length: accounts }) })),
    },
    { closing },
  );
}
