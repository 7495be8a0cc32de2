import { Injectable } from '@nestjs/common';
import { found } from '@groundwork/server-http';
import type { ApplicationOwnerDto } from '../application.dto.js';
import { ApplicationRepository } from '../persistence/application.repository.js';

/** Whose an application is, for the services that keep something of it. */
@Injectable()
export class GetApplicationOwner {
  constructor(private readonly reader: ApplicationRepository) {}

  async execute(id: string): Promise<ApplicationOwnerDto> {
    const {
      id: applicationId,
      projectNumber,
      companyId,
      userId,
      status,
      loanType,
      name,
      lineOfCredit,
    } = found(await this.reader.find(id), 'The application');
    return { applicationId, projectNumber, companyId, userId, status, loanType, name, lineOfCredit };
  }
}
