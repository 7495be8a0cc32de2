import { loanTypes, loanTypeValues } from '@groundwork/domain-applications';
import { closingWaitLabels, closingWaits } from '@groundwork/domain-files';
import { closingsPage as words, pipeline } from '@groundwork/domain-messages-admin';
import { SearchField } from '@groundwork/web-lending';
import { useSearchParams, useSearchValue } from '@groundwork/web-mount';
import { AddressFilter } from '../../components/filter.js';
import type { FilterOptions } from '../../components/filter.js';
import { FilterBar } from '../../components/filter-bar.js';
import { useAdministratorNames } from '../../data/people.js';

const waits: FilterOptions = [
  ['', words.anybody],
  ...closingWaits.map((wait) => [wait, closingWaitLabels[wait]] as const),
];
const types: FilterOptions = [
  ['', pipeline.anyLoanType],
  ...loanTypeValues.map((type) => [type, loanTypes[type].label] as const),
];
const overdue: FilterOptions = [
  ['', words.overdueOrNot],
  ['yes', words.overdueAlone],
];
const sorts: FilterOptions = [
  ['', words.byPlanned],
  ['since', words.bySince],
  ['open', words.byOpen],
];

/** What is set of those behind the button. */
const folded = ['loanType', 'pointPerson'] as const;

/** What of the loans in closing is looked at; it stands in the address, and takes effect at once. */
export function ClosingFilterFields() {
  const [q, search] = useSearchValue('q');
  const [params] = useSearchParams();
  const people = useAdministratorNames();
  return (
    <FilterBar
      search={<SearchField label={words.search} hint={words.searchHint} value={q} onSearch={search} />}
      moreSet={folded.filter((name) => params.get(name)).length}
      more={
        <>
          <AddressFilter name="loanType" label="Loan type" options={types} />
          <AddressFilter
            name="pointPerson"
            label={pipeline.pointPerson}
            options={[['', pipeline.anyPointPerson], ...people]}
          />
        </>
      }
    >
      <AddressFilter name="waitsFor" label={words.waitsFor} options={waits} />
      <AddressFilter name="overdue" label={words.overdue} options={overdue} />
      <AddressFilter name="sort" label={words.sort} options={sorts} />
    </FilterBar>
  );
}
