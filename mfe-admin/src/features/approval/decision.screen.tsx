import { termSheetLabel } from '@groundwork/domain-agreements';
import type { TermSheetType } from '@groundwork/domain-agreements';
import { applicationTitle, projectNumberText, propertyTitle, unitPlace } from '@groundwork/domain-applications';
import type { ApplicationFacts } from '@groundwork/domain-applications';
import { documentName, fileStatusLabels, isFileStatus, isFileType } from '@groundwork/domain-files';
import { approval } from '@groundwork/domain-messages-admin';
import { figures } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { addCents } from '@groundwork/domain-money';
import { BudgetTable, capitalBasis } from '@groundwork/web-lending';
import type { BudgetView, CapitalView } from '@groundwork/web-lending';
import { Link, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import {
  Alert,
  Card,
  DataTable,
  EmptyState,
  Facts,
  Heading,
  Icon,
  PageHeader,
  Span,
  Stack,
  Text,
  TextLink,
} from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { Application, DecisionSnapshot } from '../../data/api.js';
import { useDecision } from '../../data/applications.js';
import { Answers, Section } from './answers.js';
import { LimitPoints } from './capital/limit-points.js';
import { DecisionFacts } from './decision-list.js';
import { ClosingThen, ConditionsThen, NameThen, RejectedThen, Titled } from './decision-then.js';

/** A decision and everything that it was taken upon, as it was then. */
export function DecisionScreen() {
  const { id = '' } = useParams();
  useTitle(approval.decision);
  return (
    <QueryState query={useDecision(id)} failed={approval.decisionsUnavailable}>
      {(decision) => {
        const {
          application,
          budgets,
          unitBudgets,
          termSheet,
          documents,
          parties,
          capital,
          closing,
          people = [],
        } = decision.snapshot;
        const [first] = application.properties;
        return (
          <>
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
            <Stack gap="6">
              <Alert tone={decision.intact ? 'success' : 'danger'}>
                {decision.intact ? approval.decisionIntact : approval.decisionTouched}
              </Alert>
              <Card>
                <DecisionFacts
                  decision={decision}
                  as="h2"
                  by={<NameThen people={people} userId={decision.decidedBy} />}
                />
                <RejectedThen sections={application.rejectionComments} />
              </Card>
              <Card>
                <Stack gap="6">
                  <Answers application={application as Application} />
                  {parties ? <PartiesThen parties={parties} /> : null}
                </Stack>
              </Card>
              {capital ? <CapitalThen application={application as Application} capital={capital} /> : null}
              {termSheet === undefined ? null : (
                <Card>
                  <TermSheetThen sheet={termSheet} supervision={application.supervision} />
                </Card>
              )}
              <BudgetThen budgets={budgets} properties={application.properties} />
              {unitBudgets?.length ? (
                <UnitBudgetsThen budgets={unitBudgets} properties={application.properties} />
              ) : null}
              <DocumentsThen documents={documents} properties={application.properties} />
              <ConditionsThen conditions={application.approvalConditions} people={people} />
              <ClosingThen items={closing ?? []} documents={documents} people={people} />
            </Stack>
          </>
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

const at = (instant: string) => displayInstant(instant, { zone: 'EST' });
const hash = (sha256: string) => (
  <Span fontFamily="mono" fontSize="xs" overflowWrap="anywhere">
    {sha256}
  </Span>
);

/** Which texts were agreed to, by whom and when, known by their hashes. */
function TermSheetThen({
  sheet,
  supervision,
}: {
  sheet: DecisionSnapshot['termSheet'];
  supervision: DecisionSnapshot['application']['supervision'];
}) {
  const facts = [
    ...(sheet
      ? [
          { label: 'Version', value: `${termSheetLabel(sheet.type as TermSheetType)}, version ${sheet.version}` },
          { label: 'Accepted', value: [sheet.signerName, at(sheet.date)].filter(Boolean).join(', ') },
          { label: 'SHA-256 of the accepted text', value: hash(sheet.contentHash) },
        ]
      : []),
    ...(supervision
      ? [
          {
            label: 'Supervision acknowledged',
            value: [supervision.signerName, at(supervision.date)].filter(Boolean).join(', '),
          },
          { label: 'SHA-256 of the acknowledged words', value: hash(supervision.contentHash) },
        ]
      : []),
  ];
  return (
    <Titled title={approval.termSheetThen}>
      {facts.length > 0 ? <Facts facts={facts} /> : <Text>{approval.noTermSheetThen}</Text>}
    </Titled>
  );
}

type Lines = DecisionSnapshot['budgets'][number]['lines'];

const sumOf = (lines: Lines) => ({ budgetAmount: addCents(lines.map(({ budgetAmount }) => budgetAmount)) });

/** The lines as the table of a budget shows them: by section, with sums of then. */
const planOf = (lines: Lines): BudgetView => ({
  totals: sumOf(lines),
  sections: [...new Set(lines.map(({ section }) => section))].map((name, sectionIndex) => {
    const own = lines.filter(({ section }) => section === name);
    return { name, sectionIndex, totals: sumOf(own), additionalItems: own.map((line, index) => ({ ...line, index })) };
  }),
});

/** A budget of then under the name of what it is of. */
const LinesThen = ({ of, lines }: { of: string; lines: Lines }) => (
  <Stack gap="2">
    <Heading as="h3" size="sub">
      {of}
    </Heading>
    <BudgetTable budget={planOf(lines)} caption={`Budget of ${of}`} detailed />
  </Stack>
);

/** The budgets of the units, in their order. */
function UnitBudgetsThen({
  budgets,
  properties,
}: {
  budgets: NonNullable<DecisionSnapshot['unitBudgets']>;
  properties: DecisionSnapshot['application']['properties'];
}) {
  return (
    <Titled title={figures.unitBudgets}>
      {budgets.map(({ propertyId, unitId, lines }) => (
        <LinesThen key={unitId} of={unitPlace(properties, propertyId, unitId)} lines={lines} />
      ))}
    </Titled>
  );
}

function BudgetThen({
  budgets,
  properties,
}: {
  budgets: DecisionSnapshot['budgets'];
  properties: DecisionSnapshot['application']['properties'];
}) {
  const entered = budgets.filter(({ lines }) => lines.length > 0);
  return (
    <Titled title="Budget">
      {entered.map(({ propertyId, lines }) => (
        <LinesThen key={propertyId} of={propertyTitle(properties, propertyId)} lines={lines} />
      ))}
      {entered.length === 0 ? <EmptyState icon="money" title="No budget was entered for this property" /> : null}
    </Titled>
  );
}

type Document = DecisionSnapshot['documents'][number];

type Properties = DecisionSnapshot['application']['properties'];

const documentColumns = (properties: Properties): Column<Document>[] => [
  {
    id: 'type',
    header: 'Document',
    cell: ({ fileType, propertyId }) =>
      isFileType(fileType) ? documentName({ fileType, propertyId }, properties) : fileType,
  },
  { id: 'name', header: 'File', cell: ({ userFileName }) => <Span overflowWrap="anywhere">{userFileName}</Span> },
  { id: 'status', header: 'Review', cell: ({ status }) => (isFileStatus(status) ? fileStatusLabels[status] : status) },
  { id: 'at', header: 'Uploaded', cell: ({ uploadedAt }) => displayInstant(uploadedAt) },
  {
    id: 'hash',
    header: 'SHA-256',
    cell: ({ sha256 }) => hash(sha256),
  },
];

const DocumentsThen = ({ documents, properties }: { documents: Document[]; properties: Properties }) => (
  <Titled title={approval.documentsThen}>
    <DataTable
      caption={approval.documentsThen}
      columns={documentColumns(properties)}
      rows={documents}
      rowKey={({ fileUploadId }) => fileUploadId}
      empty={<EmptyState icon="folder" title={approval.noDocumentsThen} />}
    />
  </Titled>
);
