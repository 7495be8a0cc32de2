import { Inject, Injectable } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { operations as files } from '@groundwork/contract-files';
import type { CheckedApplication } from '@groundwork/domain-files';
import { neededNames } from '@groundwork/domain-files';
import type { AnswerOf } from '@groundwork/server-auth';
import { ServiceClients } from '@groundwork/server-service';

/** What lies in the credit file of an application besides its own answers, as the other services know it. */
export interface CreditFile {
  readonly files: AnswerOf<typeof files.listCreditFiles>;
  readonly parties: AnswerOf<typeof companies.getCreditParties>;
}

/** Asks the other services for what a decision looks at. Never inside a transaction. */
@Injectable()
export class CreditFiles {
  constructor(@Inject(ServiceClients) private readonly services: ServiceClients) {}

  async read({
    applicationId,
    companyId,
  }: {
    readonly applicationId: string;
    readonly companyId: string;
  }): Promise<CreditFile> {
    const [stored, parties] = await Promise.all([
      this.services.call(files.listCreditFiles, { body: { applicationId, companyId } }),
      this.services.call(companies.getCreditParties, { params: { companyId } }),
    ]);
    return { files: stored, parties };
  }
}

/** What is missing of a credit file, by name. `closing`: deed and subordinated debt may follow, its checklist asks for them. */
export function missingItems(
  application: CheckedApplication,
  { files: stored, parties }: CreditFile,
  { closing }: { readonly closing: boolean },
): string[] {
  return neededNames(
    application,
    {
      files: stored.filter(({ parentType }) => parentType === 'application'),
      companyFiles: stored.filter(({ parentType }) => parentType === 'company'),
      entityOwners: parties.owners.map(({ accounts }) => ({ accounts: Array.from({ length: accounts }) })),
    },
    { closing },
  );
}
