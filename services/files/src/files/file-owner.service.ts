import { Injectable } from '@nestjs/common';
import { operations as applications } from '@groundwork/contract-applications';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import { isParentType } from '@groundwork/domain-files';
import type { ParentType } from '@groundwork/domain-files';
import { isId } from '@groundwork/domain-validation';
import { Problem } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import type { Owner } from '../shared/index.js';

/** The record that a file hangs on. */
export interface Parent {
  readonly parentType: ParentType;
  readonly parentId: string;
}

/** What is known of a parent: whose it is, where an application stands, and its properties with what each is called. */
export interface KnownParent {
  readonly owner: Owner;
  readonly status: ApplicationStatus | undefined;
  readonly propertyIds: readonly string[];
  /** An applications service of before says no titles. */
  readonly propertyTitles: readonly string[] | undefined;
}

const nobody: Owner = { companyId: null, brokerId: null, userId: null };

/** The parent that a path names; `route.not_found` for a type that is none. */
export function parentOf(parentType: string, parentId: string): Parent {
  if (!isParentType(parentType)) throw new Problem('route.not_found');
  if (!isId(parentId)) throw new Problem('request.malformed');
  return { parentType, parentId };
}

const without = (owner: Partial<Owner>): KnownParent => ({
  owner: { ...nobody, ...owner },
  status: undefined,
  propertyIds: [],
  propertyTitles: undefined,
});

/** Whose a parent is. An application's company and its properties are known to the applications service alone. */
@Injectable()
export class FileOwners {
  constructor(private readonly services: ServiceClients) {}

  async of({ parentType, parentId }: Parent): Promise<KnownParent> {
    switch (parentType) {
      case 'company':
        return without({ companyId: parentId });
      case 'broker':
        return without({ brokerId: parentId });
      case 'user':
        return without({ userId: parentId });
      case 'application': {
        const { companyId, status, propertyIds, propertyTitles } = await this.services.call(
          applications.getApplicationOwner,
          { params: { id: parentId } },
        );
        return { ...without({ companyId }), status, propertyIds, propertyTitles };
      }
    }
  }
}
