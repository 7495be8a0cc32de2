import { Injectable } from '@nestjs/common';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { refuseInvalid } from '@groundwork/server-http';
import { CompanyAccess, CompanyEntity, companyValues } from '../core/index.js';
import { PersonEntity } from '../people/index.js';
import { companyTerms, termsErrors } from './company-terms.js';
import type { UpdateCompanyDto } from './company.dto.js';

/** What a body changes of a company, in its columns, so far as who sends it may. */
@Injectable()
export class CompanyEdits {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
  ) {}

  async of(actor: Actor, body: UpdateCompanyDto, before: CompanyEntity): Promise<Partial<CompanyEntity>> {
    const changes: Partial<CompanyEntity> = { ...companyValues(body), ...(await this.terms(actor, body, before)) };
    if (body.controlPersonId !== undefined)
      changes.controlPersonId = await this.controlPerson(before, body.controlPersonId);
    // Whether there are contractors is a part of the structure that was verified.
    if (changes.usesThirdParty !== undefined && changes.usesThirdParty !== before.usesThirdParty)
      changes.companyStructureVerified = false;
    return changes;
  }

  private async controlPerson({ id }: CompanyEntity, personId: string | null): Promise<string | null> {
    if (personId && !(await this.database.manager.existsBy(PersonEntity, { id: personId, companyId: id })))
      refuseInvalid({ controlPersonId: companySetup.controlPersonUnknown });
    return personId;
  }

  /** A borrower sends back the whole company that was read; only a change of its terms is refused. */
  private async terms(actor: Actor, body: UpdateCompanyDto, before: CompanyEntity): Promise<Partial<CompanyEntity>> {
    const terms = companyTerms(body);
    const changed = (Object.keys(terms) as (keyof typeof terms)[]).some((name) => terms[name] !== before[name]);
    if (!changed) return {};
    await this.access.allow(actor, 'setTerms', before);
    refuseInvalid(termsErrors(before, { ...before, ...terms }));
    return terms;
  }
}
