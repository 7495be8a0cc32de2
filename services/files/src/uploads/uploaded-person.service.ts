import { Injectable } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { shared } from '@groundwork/domain-messages';
import { refuseInvalid } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import type { Owner } from '../shared/index.js';

/** Whom an upload is about, an S-1 or a résumé: a person or a contractor of the company whose file it is. */
@Injectable()
export class UploadedPeople {
  constructor(private readonly services: ServiceClients) {}

  /** Throws `validation.failed` for somebody of another company, and where the file is no company's. */
  async check({ companyId }: Owner, personId: string | null): Promise<void> {
    if (personId === null) return;
    if (companyId === null) refuseInvalid({ personId: shared.choice });
    else if (!(await this.belongs(companyId, personId))) refuseInvalid({ personId: shared.choice });
  }

  private async belongs(companyId: string, personId: string): Promise<boolean> {
    const parties = await this.services.call(companies.getCompanyParties, { params: { companyId } });
    return [...parties.personIds, ...parties.contractorIds].includes(personId);
  }
}
