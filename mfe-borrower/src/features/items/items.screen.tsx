import { borrower, fill } from '@groundwork/domain-messages';
import { QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { useApplication } from '../../data/applications.js';
import { useApplicationFiles } from '../../data/files.js';
import { Items } from './items.js';

/** An application that awaits its documents (specification 2). */
export function ItemsScreen() {
  const { id = '' } = useParams();
  useTitle('Items');
  const application = useApplication(id);
  const files = useApplicationFiles(id);
  return (
    <QueryState query={application} loading={borrower.fetchingProjectData} failed={fill(borrower.errorGettingApplication, { id })}>
      {(found) => (
        <QueryState query={files} failed={borrower.couldNotFetchApplicationData}>
          {(stored) => <Items application={found} files={stored} />}
        </QueryState>
      )}
    </QueryState>
  );
}
