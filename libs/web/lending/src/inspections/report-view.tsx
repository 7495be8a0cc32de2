import type { InspectedLine, InspectionPhoto } from '@groundwork/domain-draws';
import { formatPercent } from '@groundwork/domain-money';
import { displayInstant } from '@groundwork/domain-time';
import { Box, Heading, HStack, List, ListItem, Stack, Text } from '@groundwork/web-ui';
import { FileActions } from '../files/file-actions.js';

export interface ReportOfInspection {
  readonly inspectedAt: string;
  readonly note: string | null;
  readonly photos: readonly InspectionPhoto[];
  readonly lines: readonly InspectedLine[];
}

/** What an inspector found, by line, with photographs. */
export function ReportView({ report, nameOf }: { report: ReportOfInspection; nameOf: (line: string) => string }) {
  const { inspectedAt, note, photos, lines } = report;
  return (
    <Stack gap="4">
      <Text textStyle="small">Inspected {displayInstant(inspectedAt)}</Text>
      {note ? <Text whiteSpace="pre-wrap">{note}</Text> : null}
      <Photographs of="The whole" photos={photos} />
      <List display="flex" flexDirection="column" gap="3" listStyle="none" ps="0">
        {lines.map((line) => (
          <Line key={line.additionalBudgetItemId} line={line} name={nameOf(line.additionalBudgetItemId)} />
        ))}
      </List>
    </Stack>
  );
}

function Line({ line, name }: { line: InspectedLine; name: string }) {
  const { percentComplete, reason, note, photos } = line;
  return (
    <ListItem borderWidth="1px" borderStyle="solid" borderColor="border" borderRadius="lg" p="4">
      <HStack justifyContent="space-between" gap="3">
        <Heading as="h3" size="sub">
          {name}
        </Heading>
        <Text fontWeight="semibold">
          {typeof percentComplete === 'number' ? formatPercent(percentComplete) : 'Not looked at'}
        </Text>
      </HStack>
      {reason ? <Text fontSize="sm">Lower than before: {reason}</Text> : null}
      {note ? (
        <Text fontSize="sm" whiteSpace="pre-wrap">
          {note}
        </Text>
      ) : null}
      <Photographs of={name} photos={photos ?? []} />
    </ListItem>
  );
}

function Photographs({ of, photos }: { of: string; photos: readonly InspectionPhoto[] }) {
  return (
    <Box>
      {photos.map(({ fileUploadId, takenAt, place }, at) => (
        <HStack key={fileUploadId} gap="1" flexWrap="wrap">
          <Text textStyle="small">
            {`Photograph ${at + 1}`}
            {takenAt ? `, ${displayInstant(takenAt)}` : ''}
            {place ? `, at ${place}` : ''}
          </Text>
          <FileActions file={{ fileUploadId, userFileName: `${of}, photograph ${at + 1}.jpg` }} />
        </HStack>
      ))}
    </Box>
  );
}
