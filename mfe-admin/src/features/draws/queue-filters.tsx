import type { ReactNode } from 'react';
import { fill } from '@groundwork/domain-messages';
import { drawDesk } from '@groundwork/domain-messages-admin';
import { SearchField } from '@groundwork/web-lending';
import { useSearchValue } from '@groundwork/web-mount';
import { AddressFilter } from '../../components/filter.js';
import type { FilterOptions } from '../../components/filter.js';
import { FilterBar } from '../../components/filter-bar.js';
import { useAdministratorNames } from '../../data/people.js';

const orders: FilterOptions = [
  ['', drawDesk.oldestFirst],
  ['newest', drawDesk.newestFirst],
];
const ages: FilterOptions = [
  ['', drawDesk.anyAge],
  ...['3', '7', '14', '30'].map((days) => [days, fill(drawDesk.olderThan, { days })] as const),
];

/** What of the queue is looked at beside its status: by project, by who looks after the company, and by age. It stands in the address. */
export function QueueFilters({ status }: { status: ReactNode }) {
  const [project, setProject] = useSearchValue('q');
  const owners = useAdministratorNames();
  return (
    <FilterBar
      search={
        <SearchField
          label={drawDesk.projectFilter}
          hint={drawDesk.projectFilterHint}
          value={project}
          onSearch={setProject}
        />
      }
    >
      {status}
      <AddressFilter name="order" label={drawDesk.orderFilter} options={orders} />
      <AddressFilter name="owner" label={drawDesk.ownerFilter} options={[['', drawDesk.anyOwner], ...owners]} />
      <AddressFilter name="days" label={drawDesk.ageFilter} options={ages} />
    </FilterBar>
  );
}
