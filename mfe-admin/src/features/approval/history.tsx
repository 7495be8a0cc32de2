import { historyPage } from '@groundwork/domain-messages-screens';
import { ApplicationHistory } from '@groundwork/web-lending/history';
import { PersonName } from '../../components/person-name.js';
import { useHistory } from '../../data/applications.js';

/** What happened to an application, with who of both sides it was. */
export function History({ id }: { id: string }) {
  return (
    <ApplicationHistory
      query={useHistory(id)}
      who={({ side, userId }) => (side === 'portal' ? historyPage.byPortal : <PersonName userId={userId} />)}
    />
  );
}
