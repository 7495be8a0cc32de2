import { Injectable } from '@nestjs/common';
import type { LicenseHolderType } from '@groundwork/domain-companies';
import type { EntityManager } from 'typeorm';
import { CompanyEntity } from '../core/index.js';

/** Names by id, of everybody of a kind in a tree of companies who may hold a licence. */
export type LicenseHolderNames = (manager: EntityManager, rootCompanyId: string) => Promise<[string, string][]>;

const companyNames: LicenseHolderNames = async (manager, rootCompanyId) =>
  (await manager.find(CompanyEntity, { select: { id: true, organizationName: true }, where: { rootCompanyId } })).map(
    ({ id, organizationName }) => [id, organizationName],
  );

/** Who may hold a licence. The rooms of people and of contractors, which show licences, name theirs here. */
@Injectable()
export class LicenseHolders {
  private readonly kinds = new Map<LicenseHolderType, LicenseHolderNames>([['company', companyNames]]);

  register(type: LicenseHolderType, names: LicenseHolderNames): void {
    this.kinds.set(type, names);
  }

  async names(manager: EntityManager, rootCompanyId: string): Promise<Map<string, string>> {
    const all = await Promise.all([...this.kinds.values()].map((names) => names(manager, rootCompanyId)));
    return new Map(all.flat());
  }

  /** The name of who holds a licence, or undefined where the tree has nobody of the kind by this id. */
  async nameOf(
    manager: EntityManager,
    rootCompanyId: string,
    type: LicenseHolderType,
    id: string,
  ): Promise<string | undefined> {
    return new Map(await this.kinds.get(type)?.(manager, rootCompanyId)).get(id);
  }
}
