import { amount, id, record, state, text } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';

/** A project that was built and sold, or a rental (specification 3). What is required says `experienceErrors`. */
export const experienceRecord = record('Experience', {
  /** YYYY-MM; of a rental only once it is sold. */
  dateSold: text('Date Sold'),
  salesPrice: amount('Sales Price'),
  street: text('Street'),
  city: text('City'),
  state: state('State'),
  type: text('Type'),
  residentialStatus: text('Status'),
  /** Whose project it was: a user or a person of the company; the one who adds it where nobody is named. */
  userId: id('Owner'),
});
export type ExperienceFacts = RecordOf<typeof experienceRecord>;
