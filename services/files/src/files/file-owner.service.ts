import { Injectable } from '@nestjs/common';
import { operations as applications } from '@groundwork/contract-applications';
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

const nobody: Owner = { companyId: null, brokerId: null, userId: null };

/** The parent that a path names; `route.not_found` for a type that is none. */
export function parentOf(parentType: string, parentId: string): Parent {
  if (!isParentType(parentType)) throw new Problem('route.not_found');
  if (!isId(parentId)) throw new Problem('request.malformed');
  return { parentType, parentId };
}

/** Whose a parent is. An application's company is known to the applications service alone. */
@Injectable()
export class FileOwners {
  constructor(private readonly services: ServiceClients) {}

  async of({ parentType, parentId }: Parent): Promise<Owner> {
    switch (parentType) {
      case 'company':
        return { ...nobody, companyId: parentId };
      case 'broker':
        return { ...nobody, brokerId: parentId };
      case 'user':
        return { ...nobody, userId: parentId };
      case 'application': {
        const { companyId } = await this.services.call(applications.getApplicationOwner, {
          params: { id: parentId },
        });
        return { ...nobody, companyId };
      }
    }
  }
}
