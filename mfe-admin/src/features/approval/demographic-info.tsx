import { propertyTitles } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { displayDate } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { FileSlot } from '@groundwork/web-lending/files';
import { Alert, Button, Card, EmptyState, Facts, Flex, Heading, Stack, Text } from '@groundwork/web-ui';
import type { Application, Demographics } from '../../data/api.js';
import { usePropertyDetails } from '../../data/applications.js';
import { figureText } from './figure-text.js';

/** Each property with its demographic details, and the place of the demographic file (sign-in specification, section 2). */
export function DemographicInfo({ application: { id, properties } }: { application: Application }) {
  const titles = propertyTitles(properties);
  return (
    <Stack gap="5">
      {properties.length === 0 ? <EmptyState icon="home" title={admin.noProperties} /> : null}
      {properties.map((property, index) => (
        <PropertyDetails key={property.id} id={property.id} name={titles[index] ?? ''} />
      ))}
      <FileSlot type="esri" parent="application" parentId={id} mode="review" as="h3" />
    </Stack>
  );
}

function PropertyDetails({ id, name }: { id: string; name: string }) {
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
      </Stack>
    </Card>
  );
}

function Figures({ details: { asOfYear, fetchedAt, figures } }: { details: Demographics }) {
  return (
    <Stack gap="3">
      <Facts facts={figures.map((figure) => ({ label: figure.label, value: figureText(figure) }))} />
      <Text textStyle="small">{fill(admin.propertyDetailsAsOf, { year: asOfYear, date: displayDate(fetchedAt) })}</Text>
    </Stack>
  );
}
