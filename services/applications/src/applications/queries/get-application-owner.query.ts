import { Injectable } from '@nestjs/common';
import { propertyTitles } from '@groundwork/domain-applications';
import { found } from '@groundwork/server-http';
import type { OwnedApplicationDto } from '../application.dto.js';
import { ApplicationRepository } from '../persistence/application.repository.js';

/** Whose an application is, for the services that keep something of it. */
@Injectable()
export class GetApplicationOwner {
  constructor(private readonly reader: ApplicationRepository) {}

  async execute(id: string): Promise<OwnedApplicationDto> {
    const {
      id: applicationId,
      projectNumber,
      companyId,
      userId,
      status,
      loanType,
      name,
      lineOfCredit,
      properties,
    } = found(await this.reader.find(id), 'The application');
    const propertyIds = properties.map((property) => property.id);
    return {
      ...{ applicationId, projectNumber, companyId, userId, status, loanType, name, lineOfCredit },
      propertyIds,
      propertyTitles: propertyTitles(properties),
    };
  }
}
