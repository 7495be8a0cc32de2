import type { ReactNode } from 'react';
import { propertyTitles } from '@groundwork/domain-applications';
import { filledSlots, slotsOfProperties } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { displayDate } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { FileSlot, useFiles } from '@groundwork/web-lending/files';
import { Alert, Button, Card, EmptyState, Facts, Flex, Heading, Stack, Text } from '@groundwork/web-ui';
import type { Application, Demographics } from '../../data/api.js';
import { usePropertyDetails } from '../../data/applications.js';
import { figureText } from './figure-text.js';

const DEMOGRAPHIC_FILE = { type: 'esri', required: false } as const;

/** Each property with its demographic details and the place of its demographic file (sign-in specification, section 2). */
export function DemographicInfo({ application: { id, properties, status } }: { application: Application }) {
  const titles = propertyTitles(properties);
  const files = useFiles('application', id).data ?? [];
  const slots = slotsOfProperties(DEMOGRAPHIC_FILE, properties);
  const own = files.filter(({ fileType }) => fileType === DEMOGRAPHIC_FILE.type);
  // Those of a property that was removed, and those of which nobody said whose they are.
  const others = filledSlots(slots, own).slice(slots.length);
  const place = { parent: 'application', parentId: id, applicationStatus: status, mode: 'review' } as const;
  return (
    <Stack gap="5">
      {properties.length === 0 ? <EmptyState icon="home" title={admin.noProperties} /> : null}
      {properties.map((property, index) => (
        <PropertyDetails key={property.id} id={property.id} name={titles[index] ?? ''}>
          <FileSlot {...DEMOGRAPHIC_FILE} {...slots[index]} {...place} as="h4" plain />
        </PropertyDetails>
      ))}
      {others.map(({ slot, files: unnamed }) => (
        <FileSlot key={slot.label} {...slot} {...place} files={unnamed} as="h3" />
      ))}
    </Stack>
  );
}

interface PropertyDetailsProps {
  id: string;
  name: string;
  children: ReactNode;
}

function PropertyDetails({ id, name, children }: PropertyDetailsProps) {
  const details = usePropertyDetails(id);
  const known = details.data !== undefined;
  return (
    <Card as="section" aria-label={name}>
      <Stack gap="4">
        <Flex gap="3" alignItems="center" flexWrap="wrap">
          <Heading as="h3" size="sub" flex="1" minWidth="min(100%, 200px)" overflowWrap="anywhere">
            {name}
          </Heading>
          <Button
            variant="outline"
            icon={known ? 'refresh' : 'search'}
            loading={details.isPending}
            loadingText={admin.gettingPropertyDetails}
            aria-label={`${known ? admin.refreshPropertyDetails : admin.getPropertyDetails}: ${name}`}
            onClick={() => details.mutate(known)}
          >
            {known ? admin.refreshPropertyDetails : admin.getPropertyDetails}
          </Button>
        </Flex>
        {details.isError ? (
          <Alert tone="danger" title={admin.propertyDetailsUnavailable}>
            {sentenceFor(details.error)}
          </Alert>
        ) : null}
        <div role="status">{details.data ? <Figures details={details.data} /> : null}</div>
        {children}
      </Stack>
    </Card>
  );
}

function Figures({ details: { asOfYear, fetchedAt, figures } }: { details: Demographics }) {
  return (
    <Stack gap="3">
      <Facts facts={figures.map((figure) => ({ label: figure.label, value: figureText(figure) }))} />
      <Text textStyle="small">
        {fill(admin.propertyDetailsAsOf, { year: String(asOfYear), date: displayDate(fetchedAt) })}
      </Text>
    </Stack>
  );
}
