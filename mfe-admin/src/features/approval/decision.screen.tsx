import type { ReactNode } from 'react';
import { applicationTitle, projectNumberText } from '@groundwork/domain-applications';
import type { ApplicationFacts } from '@groundwork/domain-applications';
import { fileStatusLabels, fileTypes, isFileStatus, isFileType } from '@groundwork/domain-files';
import { approval } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { capitalBasis } from '@groundwork/web-lending';
import type { CapitalView } from '@groundwork/web-lending';
import { Link, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import {
  Alert,
  Card,
  DataTable,
  EmptyState,
  Heading,
  Icon,
  MoneyText,
  PageHeader,
  Span,
  Stack,
  TextLink,
} from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { Application, DecisionSnapshot } from '../../data/api.js';
import { useDecision } from '../../data/applications.js';
import { Answers, Section } from './answers.js';
import { LimitPoints } from './capital/limit-points.js';
import { DecisionFacts } from './decision-list.js';

/** A decision and everything that it was taken upon, as it was then. */
export function DecisionScreen() {
  const { id = '' } = useParams();
  useTitle(approval.decision);
  return (
    <QueryState query={useDecision(id)} failed={approval.decisionsUnavailable}>
      {(decision) => {
        const { application, budgets, documents, parties, capital } = decision.snapshot;
        const [first] = application.properties;
        return (
          <Stack gap="6">
            <PageHeader
              title={`${approval.decision}: ${applicationTitle({ ...application, street: first?.street })}`}
              description={projectNumberText(application.projectNumber)}
              back={
                <TextLink asChild display="inline-flex" alignItems="center" gap="1.5">
                  <Link to={`/admin/reviewapplication/${decision.applicationId}`}>
                    <Icon name="arrow-left" />
                    Application Review
                  </Link>
                </TextLink>
              }
            />
            <Alert tone={decision.intact ? 'success' : 'danger'}>
              {decision.intact ? approval.decisionIntact : approval.decisionTouched}
            </Alert>
            <Card>
              <DecisionFacts decision={decision} as="h2" />
            </Card>
            <Card>
              <Stack gap="6">
                <Answers application={application as Application} />
                {parties ? <PartiesThen parties={parties} /> : null}
              </Stack>
            </Card>
            {capital ? <CapitalThen application={application as Application} capital={capital} /> : null}
            <BudgetThen budgets={budgets} streets={application.properties} />
            <DocumentsThen documents={documents} />
          </Stack>
        );
      }}
    </QueryState>
  );
}

/** What the limits were on the day, and where the loan stood beside them. */
function CapitalThen({ application, capital }: { application: Application; capital: CapitalView }) {
  const basis = capitalBasis(application as ApplicationFacts, capital);
  return basis?.limits ? (
    <Card as="section" aria-label={approval.limitsThen}>
      <Stack gap="4">
        <Heading as="h2" size="sub">
          {approval.limitsThen}
        </Heading>
        <LimitPoints basis={basis} points={capital.points} />
      </Stack>
    </Card>
  ) : null;
}

function PartiesThen({ parties }: { parties: NonNullable<DecisionSnapshot['parties']> }) {
  const names = (list: readonly { name: string; percentOwnership?: number }[]) =>
    list.map(({ name, percentOwnership }) => (percentOwnership ? `${name} (${percentOwnership}%)` : name)).join(', ');
  return (
    <Section
      title={approval.partiesThen}
      facts={[
        { label: 'Company', value: parties.name },
        { label: 'Owners', value: names(parties.owners) },
        { label: 'People', value: names(parties.people) },
        { label: 'General contractors', value: names(parties.contractors) },
      ]}
    />
  );
}

type Line = DecisionSnapshot['budgets'][number]['lines'][number] & { key: string; street: string };

const lineColumns: Column<Line>[] = [
  { id: 'street', header: 'Property', cell: ({ street }) => street },
  { id: 'section', header: 'Section', cell: ({ section }) => section },
  { id: 'name', header: 'Item', cell: ({ name }) => <Span overflowWrap="anywhere">{name}</Span> },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ budgetAmount }) => <MoneyText cents={budgetAmount} /> },
];

function BudgetThen({
  budgets,
  streets,
}: {
  budgets: DecisionSnapshot['budgets'];
  streets: DecisionSnapshot['application']['properties'];
}) {
  const rows = budgets.flatMap(({ propertyId, lines }, property) =>
    lines.map((line, index) => ({
      ...line,
      key: `${propertyId}.${index}`,
      street: streets.find(({ id }) => id === propertyId)?.street ?? `Property ${property + 1}`,
    })),
  );
  return (
    <Titled title="Budget">
      <DataTable
        caption="Budget"
        columns={lineColumns}
        rows={rows}
        rowKey={({ key }) => key}
        empty={<EmptyState icon="money" title="No budget was entered for this property" />}
      />
    </Titled>
  );
}

type Document = DecisionSnapshot['documents'][number];

const documentColumns: Column<Document>[] = [
  {
    id: 'type',
    header: 'Document',
    cell: ({ fileType }) => (isFileType(fileType) ? fileTypes[fileType].label : fileType),
  },
  { id: 'name', header: 'File', cell: ({ userFileName }) => <Span overflowWrap="anywhere">{userFileName}</Span> },
  { id: 'status', header: 'Review', cell: ({ status }) => (isFileStatus(status) ? fileStatusLabels[status] : status) },
  { id: 'at', header: 'Uploaded', cell: ({ uploadedAt }) => displayInstant(uploadedAt) },
  {
    id: 'hash',
    header: 'SHA-256',
    cell: ({ sha256 }) => (
      <Span fontFamily="mono" fontSize="xs" overflowWrap="anywhere">
        {sha256}
      </Span>
    ),
  },
];

const DocumentsThen = ({ documents }: { documents: DecisionSnapshot['documents'] }) => (
  <Titled title={approval.documentsThen}>
    <DataTable
      caption={approval.documentsThen}
      columns={documentColumns}
      rows={documents}
      rowKey={({ fileUploadId }) => fileUploadId}
      empty={<EmptyState icon="folder" title={approval.noDocumentsThen} />}
    />
  </Titled>
);

/** A table under its name: the caption of a table is only read aloud. */
const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap="3">
    <Heading as="h2" size="sub">
      {title}
    </Heading>
    {children}
  </Stack>
);
