import { borrower, fill } from '@groundwork/domain-messages';
import { QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { useApplication } from '../../data/applications.js';
import { Items } from './items.js';

/** An application that awaits its documents (specification 2). */
export function ItemsScreen() {
  const { id = '' } = useParams();
  useTitle('Items');
  return (
    <QueryState
      query={useApplication(id)}
      loading={borrower.fetchingProjectData}
      failed={fill(borrower.errorGettingApplication, { id })}
    >
      {(found) => <Items application={found} />}
    </QueryState>
  );
}
