import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { ContractorRepository } from '../contractors/index.js';
import { CompanyEntity } from '../core/index.js';
import { PersonRepository } from './person.repository.js';

export class CompanyPartiesDto {
  @ApiProperty({ type: [String], description: 'Owners and employees.' }) personIds!: string[];
  @ApiProperty({ type: [String] }) contractorIds!: string[];
}

/** Who may be named in an application of a company: its contractors, and everybody who owns it or works for it. */
@Injectable()
export class GetCompanyParties {
  constructor(
    private readonly database: Database,
    private readonly people: PersonRepository,
    private readonly contractors: ContractorRepository,
  ) {}

  async execute(companyId: string): Promise<CompanyPartiesDto> {
    const { manager } = this.database;
    const { rootCompanyId } = found(await manager.findOneBy(CompanyEntity, { id: companyId }), 'The company');
    const [people, contractors] = await Promise.all([
      this.people.ofTree(manager, rootCompanyId),
      this.contractors.ofCompany(manager, rootCompanyId),
    ]);
    return {
      personIds: people.map(({ id }) => id),
      contractorIds: contractors.map(({ thirdPartyContractorId }) => thirdPartyContractorId),
    };
  }
}
