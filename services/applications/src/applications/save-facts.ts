import type { SupervisionOnRecord } from '@groundwork/domain-applications';
import type { CreditFile } from '../credit-file/index.js';
import type { CompanyParties } from './named-parties.guard.js';

/** What other services know of whom a save names and of what it decides upon. */
export interface SaveFacts {
  readonly parties?: CompanyParties | undefined;
  readonly creditFile?: CreditFile | undefined;
  /** The acknowledgement of the supervision that stands; undefined where nobody asked. */
  readonly supervision?: SupervisionOnRecord | null | undefined;
}

export const nobody: CompanyParties = { personIds: [], contractorIds: [] };
