import { fill } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
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
      failed={fill(screens.errorGettingApplication, { id })}
    >
      {(found) => <Items application={found} />}
    </QueryState>
  );
}
