import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { fullName } from '@groundwork/domain-companies';
import { Database } from '@groundwork/server-data';
import { Answer, found } from '@groundwork/server-http';
import { FinancialAccountRepository } from '../accounts/index.js';
import { ContractorRepository } from '../contractors/index.js';
import { CompanyEntity } from '../core/index.js';
import { HoldingRepository } from '../holdings/index.js';
import { PersonRepository } from '../people/index.js';
import { ownerName } from './owner.view.js';

export class NamedPartyDto {
  @Answer.id() id!: string;
  @Answer.text() name!: string;
}

export class CreditOwnerDto extends NamedPartyDto {
  @ApiProperty({ type: Number }) percentOwnership!: number;
  @ApiProperty({ type: 'integer', description: 'Financial accounts that are known of it.' }) accounts!: number;
}

/** Who stands behind an application of a company. */
export class CreditPartiesDto {
  @Answer.id() companyId!: string;
  @Answer.text() name!: string;
  @ApiProperty({ type: [CreditOwnerDto], description: 'Owners of the company itself.' }) owners!: CreditOwnerDto[];
  @ApiProperty({ type: [NamedPartyDto], description: 'Everybody who owns it or works for it.' })
  people!: NamedPartyDto[];
  @ApiProperty({ type: [NamedPartyDto] }) contractors!: NamedPartyDto[];
}

/** The parties of a company's applications by name, for the check and the record of a decision. */
@Injectable()
export class GetCreditParties {
  constructor(
    private readonly database: Database,
    private readonly people: PersonRepository,
    private readonly contractors: ContractorRepository,
    private readonly holdings: HoldingRepository,
    private readonly accounts: FinancialAccountRepository,
  ) {}

  async execute(companyId: string): Promise<CreditPartiesDto> {
    const { manager } = this.database;
    const company = found(await manager.findOneBy(CompanyEntity, { id: companyId }), 'The company');
    const { rootCompanyId } = company;
    const [companies, people, contractors, holdings, accounts] = await Promise.all([
      manager.findBy(CompanyEntity, { rootCompanyId }),
      this.people.ofTree(manager, rootCompanyId),
      this.contractors.ofCompany(manager, rootCompanyId),
      this.holdings.ofTree(manager, rootCompanyId),
      this.accounts.find(manager, { companyId: rootCompanyId }),
    ]);
    return {
      companyId,
      name: company.legalEntityName ?? company.organizationName,
      owners: holdings
        .filter(({ ownedCompanyId }) => ownedCompanyId === companyId)
        .map(({ id, personId, ownerCompanyId, percentOwnership }) => ({
          id,
          name: ownerName(
            people.find((person) => person.id === personId) ?? null,
            companies.find((owner) => owner.id === ownerCompanyId) ?? null,
          ),
          percentOwnership: percentOwnership ?? 0,
          accounts: accounts.filter(({ holderId }) => holderId === id).length,
        })),
      people: people.map((person) => ({ id: person.id, name: fullName(person) })),
      contractors: contractors.map((row) => ({ id: row.thirdPartyContractorId, name: fullName(row) })),
    };
  }
}
