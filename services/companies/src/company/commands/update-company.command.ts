import { Inject, Injectable } from '@nestjs/common';
import { borrower } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { isAdministrator } from '@groundwork/server-auth';
import { Database, updateRows } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { CompanyAccess } from '../../companies.policy.js';
import { CompanyLocks } from '../../locks/company-locks.js';
import { Person } from '../../people/person.entity.js';
import { saveReferences } from '../../references/save-references.js';
import { refuseOtherVersion } from '../../shared/conflict.js';
import { SetupSteps } from '../../steps/setup-steps.js';
import { refuseWrongCompany, termsOf, valuesOf } from '../company-record.js';
import type { CompanyDto, UpdateCompanyDto } from '../company.dto.js';
import { Company } from '../persistence/company.entity.js';
import { CompanyQueries } from '../queries/company.queries.js';

/** Saves what a body sets. Its own borrowers may not while an application is submitted; an administrator may. */
@Injectable()
export class UpdateCompany {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
    private readonly locks: CompanyLocks,
    private readonly steps: SetupSteps,
    private readonly queries: CompanyQueries,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(actor: Actor, body: UpdateCompanyDto): Promise<CompanyDto> {
    return this.database.transaction(async (manager) => {
      const before = found(await manager.findOneBy(Company, { id: body.companyId }), 'The company');
      await this.access.allow(actor, 'update', before);
      if (!isAdministrator(actor)) await this.locks.refuseLocked(before.rootCompanyId);
      await refuseOtherVersion(body.version, before.version, () => this.queries.answer(actor, before));
      const changes = await this.changesOf(actor, body, before);
      const after: Company = { ...before, ...changes, version: before.version + 1, updatedAt: this.clock.now() };
      refuseWrongCompany(after, this.clock);
      const wasSaved = await updateRows(
        manager,
        Company,
        { id: before.id, version: before.version },
        { ...changes, version: after.version, updatedAt: after.updatedAt },
      );
      if (wasSaved !== 1)
        throw Problem.conflict(
          await this.queries.answer(actor, found(await manager.findOneBy(Company, { id: before.id }), 'The company')),
        );
      if (body.references) await saveReferences(manager, before.id, body.references);
      if (after.parentCompanyId === null) await this.steps.follow(manager, after.id);
      if (after.organizationName !== before.organizationName && after.parentCompanyId === null)
        await this.outbox.add(manager, {
          type: 'company.updated',
          aggregateId: after.id,
          payload: { companyId: after.id, organizationName: after.organizationName },
        });
      return this.queries.answer(actor, after);
    });
  }

  private async changesOf(actor: Actor, body: UpdateCompanyDto, before: Company): Promise<Partial<Company>> {
    const changes: Partial<Company> = { ...valuesOf(body), ...(await this.terms(actor, body, before)) };
    if (body.controlPersonId !== undefined)
      changes.controlPersonId = await this.controlPerson(before, body.controlPersonId);
    // Whether there are contractors is a part of the structure that was verified.
    if (changes.usesThirdParty !== undefined && changes.usesThirdParty !== before.usesThirdParty)
      changes.companyStructureVerified = false;
    return changes;
  }

  private async controlPerson({ id }: Company, personId: string | null): Promise<string | null> {
    if (personId && !(await this.database.manager.existsBy(Person, { id: personId, companyId: id })))
      refuseInvalid({ controlPersonId: borrower.controlPersonUnknown });
    return personId;
  }

  /** A borrower sends back the whole company that was read; only a change of its terms is refused. */
  private async terms(actor: Actor, body: UpdateCompanyDto, before: Company): Promise<Partial<Company>> {
    const terms = termsOf(body);
    const changed = (Object.keys(terms) as (keyof Company)[]).some((name) => terms[name] !== before[name]);
    if (!changed) return {};
    await this.access.allow(actor, 'setTerms', before);
    return terms;
  }
}
