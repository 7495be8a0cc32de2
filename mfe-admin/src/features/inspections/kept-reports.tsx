import { useEffect, useState } from 'react';
import { inspectionDesk } from '@groundwork/domain-messages-admin';
import { Link, useArea } from '@groundwork/web-mount';
import { Alert, Box, List, ListItem, TextLink } from '@groundwork/web-ui';
import type { KeptReport } from './kept/kept-report.js';
import { keptStore } from './kept/kept-store.js';

/** Reports of this user that this phone has and the server has not. */
export function KeptReports() {
  const { user } = useArea();
  const [reports, setReports] = useState<readonly KeptReport[]>([]);
  useEffect(() => {
    let isShown = true;
    keptStore()
      .reports(user.id)
      .then((all) => isShown && setReports(all))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [user.id]);
  if (reports.length === 0) return null;
  return (
    <Alert tone="info" title={inspectionDesk.keptHere}>
      <List listStyle="none" ps="0">
        {reports.map(({ key, inspectionId, work, state }) => (
          <ListItem key={key}>
            <TextLink asChild>
              <Link to={`/inspections/${inspectionId}/report`}>{work.name}</Link>
            </TextLink>
            {state === 'queued' ? <Box as="span"> · {inspectionDesk.waiting}</Box> : null}
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
