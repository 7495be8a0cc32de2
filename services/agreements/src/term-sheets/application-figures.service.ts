import { Inject, Injectable } from '@nestjs/common';
import { operations as applications } from '@groundwork/contract-applications';
import { operations as companies } from '@groundwork/contract-companies';
import type { AnswerOf } from '@groundwork/server-auth';
import { ServiceClients } from '@groundwork/server-service';

/** What is known of an application for its term sheet, and whose it is. */
export type ApplicationFigures = AnswerOf<typeof applications.getTermSheetFigures> & { readonly companyName: string };

/** Asks the services that know. Never within a transaction: no other service is called inside one. */
@Injectable()
export class ApplicationFiguresSource {
  constructor(@Inject(ServiceClients) private readonly services: ServiceClients) {}

  async of(id: string): Promise<ApplicationFigures> {
    const figures = await this.services.call(applications.getTermSheetFigures, { params: { id } });
    const company = await this.services.call(companies.getCompanyFacts, { params: { id: figures.companyId } });
    return { ...figures, companyName: company.legalEntityName ?? company.organizationName };
  }
}
