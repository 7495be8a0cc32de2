import { labelsOf } from '@groundwork/domain-records';
import { brokerAccountErrors } from './broker.js';
import { brokerAccountRecord } from './broker.record.js';

/** What the broker's own account still lacks, by the names of its fields. `broker` is the record as it is stored. */
export function brokerAccountGaps(broker: object): string[] {
  const wrong = brokerAccountErrors(broker);
  return Object.entries(labelsOf(brokerAccountRecord)).flatMap(([field, label]) => (wrong[field] ? [label] : []));
}
