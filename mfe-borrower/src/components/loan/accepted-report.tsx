import { useState } from 'react';
import { inspections } from '@groundwork/domain-messages-screens';
import { saveBlob, sentenceFor } from '@groundwork/web-http';
import { ReportView } from '@groundwork/web-lending/inspections';
import { QueryState, useNotify } from '@groundwork/web-mount';
import { Box, Button, HStack } from '@groundwork/web-ui';
import { fetchInspectionPdf, useInspection } from '../../data/inspections.js';

/** An accepted report, read when it is opened, and as a PDF. */
export function AcceptedReport({ id, nameOf }: { id: string; nameOf: (line: string) => string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [printing, setPrinting] = useState(false);
  const notify = useNotify();
  const print = async () => {
    setPrinting(true);
    try {
      saveBlob((await fetchInspectionPdf(id)) as Blob, 'inspection.pdf');
    } catch (error) {
      notify.error(sentenceFor(error));
    } finally {
      setPrinting(false);
    }
  };
  return (
    <Box mt="3">
      <HStack gap="3" flexWrap="wrap" mb="3">
        <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Report
        </Button>
        <Button size="sm" variant="outline" icon="download" loading={printing} onClick={() => void print()}>
          Save As PDF
        </Button>
      </HStack>
      {isOpen ? <Opened id={id} nameOf={nameOf} /> : null}
    </Box>
  );
}

function Opened({ id, nameOf }: { id: string; nameOf: (line: string) => string }) {
  return (
    <QueryState query={useInspection(id)} failed={inspections.failed}>
      {({ reports }) => (reports[0] ? <ReportView report={reports[0]} nameOf={nameOf} /> : null)}
    </QueryState>
  );
}
