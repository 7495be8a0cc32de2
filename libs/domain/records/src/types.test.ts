import {
  amount,
  choice,
  fieldsOf,
  flag,
  many,
  one,
  orNull,
  record,
  relabelled,
  required,
  text,
  writableFields,
} from './index.js';
import type { FactsOf, RecordOf } from './index.js';

const place = record('Place', { street: required(text('Street')), note: text('Note') });
const loan = record('Loan', {
  name: required(text('Name')),
  purpose: choice('Purpose', ['sell', 'rent']),
  owned: flag('Owned?'),
  debt: amount('Debt', { shown: (facts: { readonly owned?: boolean | null }) => facts.owned === true }),
  fee: amount('Fee', { needed: (facts: { readonly hasBroker: boolean }) => facts.hasBroker }),
  main: one(place),
  places: many(place, { most: 3 }),
});
type Loan = RecordOf<typeof loan>;

/** What the type checker must refuse: each line that it does not is an error of its own. */
describe('the types of a record', () => {
  it('follow from its declaration', () => {
    const least: Loan = { name: 'x' };
    const most: Loan = {
      name: 'x',
      purpose: 'sell',
      owned: null,
      debt: 1,
      fee: undefined,
      main: { street: 'Main' },
      places: [{ street: 'Main', note: null }],
    };
    const purpose: 'sell' | 'rent' | null | undefined = most.purpose;
    const street: string | undefined = most.places?.[0]?.street;
    expect([least.name, purpose, street]).toEqual(['x', 'sell', 'Main']);
  });
  it('refuse what the record does not have', () => {
    // @ts-expect-error a required field is missing
    const nameless: Loan = { owned: true };
    // @ts-expect-error a required field is never null
    const nullName: Loan = { name: null };
    // @ts-expect-error no value of the choice
    const otherPurpose: Loan = { name: 'x', purpose: 'hold' };
    // @ts-expect-error an amount is a number
    const textAmount: Loan = { name: 'x', debt: '1' };
    // @ts-expect-error no such field
    const unknownField: Loan = { name: 'x', dept: 1 };
    // @ts-expect-error a nested record has its own required fields
    const nested: Loan = { name: 'x', main: {} };
    expect([nameless, nullName, otherPurpose, textAmount, unknownField, nested]).toHaveLength(6);
  });
  it('tell what may be left out from what is null', () => {
    const answer = record('Answer', { ...place.fields, note: orNull(place.fields.note) });
    type Answer = RecordOf<typeof answer>;
    const empty: Answer = { street: 'Main', note: null };
    // @ts-expect-error it is there, if null
    const missing: Answer = { street: 'Main' };
    expect([empty, missing, Object.keys(answer.fields)]).toHaveLength(3);
    // @ts-expect-error no such field
    expect(relabelled(place.fields, { strete: 'x' }).street.label).toBe('Street');
  });
  it('name every fact that a field looks at', () => {
    const facts: FactsOf<typeof loan> = { owned: true, hasBroker: false };
    expect(fieldsOf(loan, { facts }).map(({ name }) => name)).toContain('debt');
    // @ts-expect-error the fee looks at hasBroker
    fieldsOf(loan, { facts: { owned: true } });
    // @ts-expect-error nobody is called so
    expect(writableFields(loan, 'stranger')).toEqual([]);
  });
  it('do not let a name be mistyped', () => {
    // @ts-expect-error no such field
    expect(loan.fields.dept).toBeUndefined();
    const names: ('name' | 'purpose' | 'owned' | 'debt' | 'fee' | 'main' | 'places')[] = writableFields(
      loan,
      'borrower',
    );
    expect(names).toHaveLength(7);
  });
});
