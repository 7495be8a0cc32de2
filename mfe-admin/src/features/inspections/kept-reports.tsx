import { useEffect, useState } from 'react';
import { inspectionReport } from '@groundwork/domain-messages-screens';
import { keptStore } from '@groundwork/web-lending/inspection-report';
import type { KeptReport } from '@groundwork/web-lending/inspection-report';
import { Link, useArea } from '@groundwork/web-mount';
import { Alert, Box, List, ListItem, TextLink } from '@groundwork/web-ui';

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
    <Alert tone="info" title={inspectionReport.keptHere}>
      <List listStyle="none" ps="0">
        {reports.map(({ key, inspectionId, work, state }) => (
          <ListItem key={key}>
            <TextLink asChild>
              <Link to={`/inspections/${inspectionId}/report`}>{work.name}</Link>
            </TextLink>
            {state === 'queued' ? <Box as="span"> · {inspectionReport.waiting}</Box> : null}
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
