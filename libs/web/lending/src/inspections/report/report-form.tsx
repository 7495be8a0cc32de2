import { lengthLimits } from '@groundwork/domain-validation';
import { Bounded } from '@groundwork/web-forms';
import { useState } from 'react';
import { MAX_REPORT_PHOTOS } from '@groundwork/domain-draws';
import { fill, shared } from '@groundwork/domain-messages';
import { inspectionReport } from '@groundwork/domain-messages-screens';
import { Alert, Box, Button, Checkbox, Heading, Label, List, Stack, Text, Textarea } from '@groundwork/web-ui';
import { complaintsOf, withLine } from './kept-report.js';
import type { KeptReport } from './kept-report.js';
import type { KeptReportState, useKeptReport } from './use-kept-report.js';
import { Photographs } from './photographs.js';
import { ReportLine } from './report-line.js';

interface ReportFormProps extends ReturnType<typeof useKeptReport> {
  report: KeptReport;
  /** Called where more photographs were chosen than a report takes. */
  onTooMany: (sentence: string) => void;
}

/** Lines with their percent, notes and photographs; kept with every change, and sent when there is a network. */
export function ReportForm({ state, report, update, addPhotos, removePhoto, onTooMany }: ReportFormProps) {
  const { photos } = state;
  const [withPlace, setWithPlace] = useState(false);
  const [complains, setComplains] = useState(false);
  const isQueued = report.state === 'queued';
  const complaints = complains ? complaintsOf(report, photos) : {};

  const add = async (line: string | null, files: readonly File[]) => {
    if ((await addPhotos(line, files, withPlace)) === 'too many')
      onTooMany(fill(shared.tooMany, { max: MAX_REPORT_PHOTOS }));
  };
  const send = () => {
    setComplains(true);
    if (Object.keys(complaintsOf(report, photos)).length === 0) update({ ...report, state: 'queued' });
  };
  return (
    <Stack gap="5">
      <Standing state={state} isQueued={isQueued} />
      {report.work.returned ? <Alert tone="warning">{report.work.returned}</Alert> : null}
      <Checkbox checked={withPlace} disabled={isQueued} onChange={(event) => setWithPlace(event.currentTarget.checked)}>
        {inspectionReport.addPlace}
      </Checkbox>
      <Box as="section" aria-label="The whole">
        <Heading as="h2" size="section" mb="2">
          The whole
        </Heading>
        <Label htmlFor="whole-note">Note on the whole</Label>
        <Bounded value={report.note} max={lengthLimits.paragraph}>
          {(control) => (
            <Textarea
              {...control}
              id="whole-note"
              rows={3}
              disabled={isQueued}
              value={report.note}
              onChange={(event) => update({ ...report, note: event.currentTarget.value })}
            />
          )}
        </Bounded>
        <Photographs
          label="Photographs of the whole"
          photos={photos.filter((photo) => photo.line === null)}
          disabled={isQueued}
          onAdd={(files) => void add(null, files)}
          onRemove={removePhoto}
        />
      </Box>
      <List display="flex" flexDirection="column" gap="4" listStyle="none" ps="0" aria-label="Lines">
        {report.work.lines.map((line) => (
          <ReportLine
            key={line.id}
            line={line}
            report={report}
            complaints={complaints}
            photos={photos.filter((photo) => photo.line === line.id)}
            disabled={isQueued}
            onChange={(change) => update(withLine(report, line.id, change))}
            onAdd={(files) => void add(line.id, files)}
            onRemove={removePhoto}
          />
        ))}
      </List>
      {complaints['lines'] ? <Alert tone="danger">{complaints['lines']}</Alert> : null}
      {complaints['photos'] ? <Alert tone="danger">{complaints['photos']}</Alert> : null}
      <Standing state={state} isQueued={isQueued} />
      <Button size="lg" onClick={send} disabled={isQueued} loading={isQueued && state.sending !== undefined}>
        Send Report
      </Button>
    </Stack>
  );
}

/** Whether what is on the screen is kept, on its way, or in danger. */
function Standing({ state: { keeping, sending, refused }, isQueued }: { state: KeptReportState; isQueued: boolean }) {
  if (refused) return <Alert tone="danger">{fill(inspectionReport.notSent, { reason: refused })}</Alert>;
  if (keeping === 'full') return <Alert tone="danger">{inspectionReport.storageFull}</Alert>;
  if (keeping === 'none') return <Alert tone="warning">{inspectionReport.noStorage}</Alert>;
  const { n = 0, total = 0 } = sending ?? {};
  const words = keeping === 'keeping' ? '' : inspectionReport.keptHere;
  return (
    <Text role="status" textStyle="small">
      {sending ? fill(inspectionReport.sending, { n, total }) : isQueued ? inspectionReport.waiting : words}
    </Text>
  );
}
