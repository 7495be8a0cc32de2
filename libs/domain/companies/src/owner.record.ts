import { shared } from '@groundwork/domain-messages';
import { flag, percentage, record, text } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';

/** What an owner's share says of itself (specification 3 and 5). What is required of whom says `ownerErrors`. */
export const shareRecord = record('Share', {
  percentOwnership: percentage('Percent Ownership'),
  /** The title of an officer. */
  role: text('Title'),
  officer: flag('Is this person an officer of the company?'),
  willingToBeGuarantor: flag('Is this person willing to be a guarantor?'),
  fullOrPartTime: text('Full or Part Time'),
  investInOwnNameAcknowledgement: flag(shared.investInOwnName),
  under20Acknowledgement: flag(shared.everyoneUnder20),
});
export type ShareFacts = RecordOf<typeof shareRecord>;
