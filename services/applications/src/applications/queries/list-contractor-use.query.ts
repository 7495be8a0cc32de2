import { Injectable } from '@nestjs/common';
import { applicationTitle } from '@groundwork/domain-applications';
import { Database } from '@groundwork/server-data';
import { parsed } from '../../shared/raw.js';
import type { ContractorUseDto, ListContractorUseDto } from '../application.dto.js';
import type { ApplicationDetails } from '../domain/application-record.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly street: string | null;
  readonly details: string;
}

/** Which applications of a company name contractors, whatever their status: an approved one is still read. */
@Injectable()
export class ListContractorUse {
  constructor(private readonly database: Database) {}

  async execute({ companyId, contractorIds }: ListContractorUseDto): Promise<ContractorUseDto[]> {
    const rows = await this.database.rows<Row>(
      'SELECT id, name, first_street AS street, details FROM application WHERE company_id = ? ORDER BY created_at, id',
      [companyId],
    );
    return rows.flatMap((row) => {
      const { generalContractorId } = parsed<ApplicationDetails>(row.details);
      return generalContractorId && contractorIds.includes(generalContractorId)
        ? [{ applicationId: row.id, title: applicationTitle(row), generalContractorId }]
        : [];
    });
  }
}
