import { historyPage } from '@groundwork/domain-messages-screens';
import { ApplicationHistory } from '@groundwork/web-lending/history';
import type { Happened } from '@groundwork/web-lending/history';
import { useArea } from '@groundwork/web-mount';
import { Card, Heading } from '@groundwork/web-ui';
import { useColleagues, useHistory } from '../../data/applications.js';

/** What happened to an application: one's own company by name, of the lender only that it was the lender. */
export function History({ id }: { id: string }) {
  const { user } = useArea();
  const colleagues = useColleagues().data ?? [];
  const who = ({ side, userId }: Happened): string => {
    if (side === 'lender') return historyPage.byLender;
    if (side === 'portal') return historyPage.byPortal;
    if (userId === user.id) return historyPage.byYou;
    const found = colleagues.find((colleague) => colleague.id === userId);
    return found ? `${found.firstName} ${found.lastName}` : historyPage.bySomebody;
  };
  return (
    <Card as="section" aria-labelledby="application-history">
      <Heading id="application-history" as="h2" mb="2">
        {historyPage.history}
      </Heading>
      <ApplicationHistory query={useHistory(id)} who={who} />
    </Card>
  );
}
