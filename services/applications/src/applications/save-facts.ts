import type { SupervisionOnRecord } from '@groundwork/domain-applications';
import type { DecidedCreditFile } from '../credit-file/index.js';
import type { KnownRecords } from './domain/named-records.js';

/** What other services know of whom and what a save names and of what it decides upon. */
export interface SaveFacts {
  readonly known?: KnownRecords | undefined;
  readonly creditFile?: DecidedCreditFile | undefined;
  /** The acknowledgement of the supervision that stands; undefined where nobody asked. */
  readonly supervision?: SupervisionOnRecord | null | undefined;
}
