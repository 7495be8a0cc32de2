import { Inject, Injectable } from '@nestjs/common';
import { operations as applications } from '@groundwork/contract-applications';
import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Actor, AnswerOf } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import { In } from 'typeorm';
import { CompanyChanges, CompanyRepository } from '../core/index.js';
import { LicenseRepository } from '../licenses/index.js';
import { ContractorEntity } from './contractor.entity.js';

/** The applications that name a contractor. */
type ContractorUses = AnswerOf<typeof applications.listContractorUse>;

/** Whoever reads an application finds its contractor: it stays while one names it. */
function refuseUsed(rows: readonly ContractorEntity[], uses: ContractorUses): void {
  const used = rows.find(({ id }) => uses.some(({ generalContractorId }) => generalContractorId === id));
  if (!used) return;
  const applications = uses
    .filter(({ generalContractorId }) => generalContractorId === used.id)
    .map(({ title }) => title)
    .join(', ');
  throw new Problem(
    'rule.violated',
    fill(companySetup.contractorUsed, { name: `${used.firstName} ${used.lastName}`, applications }),
  );
}

/**
 * Removes contractors with their licences, all of one company; one that is somebody else's refuses them all, and so does one that
 * an application names. The applications are asked before the transaction begins: no service is called inside one.
 */
@Injectable()
export class RemoveContractors {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyRepository,
    private readonly changes: CompanyChanges,
    private readonly licenses: LicenseRepository,
    @Inject(ServiceClients) private readonly services: ServiceClients,
  ) {}

  async execute(actor: Actor, ids: readonly string[]): Promise<string[]> {
    const { companyId } = found(
      await this.database.manager.findOneBy(ContractorEntity, { id: In(ids) }),
      'The contractor',
    );
    await this.companies.readable(actor, companyId);
    const uses = await this.services.call(applications.listContractorUse, {
      body: { companyId, contractorIds: [...ids] },
    });
    return this.changes.runStructural(actor, companyId, async ({ manager }) => {
      const rows = await manager.findBy(ContractorEntity, { id: In(ids), companyId });
      if (rows.length !== new Set(ids).size) found(undefined, 'The contractor');
      refuseUsed(rows, uses);
      await this.licenses.removeOfContractors(manager, companyId, ids);
      await manager.delete(ContractorEntity, { id: In(ids) });
      return [...ids];
    });
  }
}
