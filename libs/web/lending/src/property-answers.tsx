import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import {
  addressFields,
  floorPlanRecord,
  floorRecord,
  questionGroups,
  situationOf,
  traitsOf,
  unitRecord,
} from '@groundwork/domain-applications';
import type { ApplicationFacts, PropertyFacts } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { loanPage } from '@groundwork/domain-messages-screens';
import { fieldsOf } from '@groundwork/domain-records';
import type { AnyField } from '@groundwork/domain-records';
import { RestOfList } from '@groundwork/web-mount';
import { Box, DataTable, Facts, Heading, Stack } from '@groundwork/web-ui';
import type { Column, Fact } from '@groundwork/web-ui';
import { answerTo } from './application-facts.js';
import { ProFormaTable } from './pro-forma-table.js';

interface PropertyAnswersProps {
  application: ApplicationFacts;
  /** The property's place among the others. */
  index: number;
  /** The heading of a group, one step below what the property stands under. */
  as: 'h3' | 'h4';
}

const isAddress = (name: string): boolean => (addressFields as readonly string[]).includes(name);
const addressOf = (property: PropertyFacts): string =>
  addressFields.flatMap((field) => property[field] || []).join(', ');

/** What was answered about one property, in the groups of the form: its questions, units, floors, floor plans and pro forma. */
export function PropertyAnswers({ application, index, as }: PropertyAnswersProps) {
  const { loanType, properties } = application;
  const property = properties?.[index] ?? {};
  const situation = situationOf(application, property, { index, of: properties?.length ?? 0 });
  const { hasFloorPlan = false, hasProForma = false } = loanType ? traitsOf(loanType) : {};
  const { proForma } = property;
  const [units, floors, floorPlans] = [property.units ?? [], property.floors ?? [], property.floorPlans ?? []];
  const address: Fact = { label: 'Address', value: addressOf(property) };
  const groups = questionGroups(situation).map(({ key, label, questions }) => ({
    label,
    facts: [
      ...(key === 'address' ? [address] : []),
      ...questions
        .filter(({ name }) => !isAddress(name))
        .map((question) => ({ label: question.label, value: answerTo(question, property[question.name]) })),
    ],
  }));
  return (
    <Stack gap="6">
      {(groups.length > 0 ? groups : [{ label: 'Address', facts: [address] }]).map(({ label, facts }) => (
        <AnswerGroup key={label} title={label} as={as}>
          <Facts facts={facts} />
        </AnswerGroup>
      ))}
      {units.length > 0 ? (
        <AnswerGroup title="Units" as={as}>
          <PartTable one="Unit" fields={fieldsOf(unitRecord, { facts: situation })} rows={units} />
        </AnswerGroup>
      ) : null}
      {floors.length > 0 ? (
        <AnswerGroup title="Floors" as={as}>
          <PartTable one="Floor" fields={fieldsOf(floorRecord, { facts: situation })} rows={floors} />
        </AnswerGroup>
      ) : null}
      {hasFloorPlan || floorPlans.length > 0 ? (
        <AnswerGroup title="Floor plans" as={as}>
          <PartTable one="Floor plan" fields={fieldsOf(floorPlanRecord, { facts: situation })} rows={floorPlans} />
        </AnswerGroup>
      ) : null}
      {hasProForma ? (
        <AnswerGroup title="Pro forma" as={as}>
          <ProFormaTable items={proForma ?? []} />
        </AnswerGroup>
      ) : null}
    </Stack>
  );
}

/** Answers that stand together under their name. */
function AnswerGroup({ title, as, children }: { title: string; as: PropertyAnswersProps['as']; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Heading as={as} size="sub" id={id} borderBottomWidth="1px" borderColor="border" pb="2" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** So many rows stand there before the others are asked for. */
const SHOWN_AT_FIRST = 50;

interface PartTableProps<Row extends object> {
  /** What one of them is called: 'Unit'. */
  one: string;
  fields: readonly (Pick<AnyField, 'label' | 'input' | 'options'> & { readonly name: string })[];
  rows: readonly Row[];
}

const isNumber = ({ input }: Pick<AnyField, 'input'>): boolean => input === 'number' || input === 'money';
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Units, floors or floor plans with what is said of any of them, one below the other. */
function PartTable<Row extends object>({ one, fields, rows }: PartTableProps<Row>) {
  const [all, setAll] = useState(false);
  const valueOf = (row: object, name: string): unknown => Reflect.get(row, name);
  const inUse = fields.filter(({ input, name }) => input !== 'none' && rows.some((row) => isGiven(valueOf(row, name))));
  const columns: Column<{ row: Row; place: number }>[] = [
    { id: 'place', header: one, cell: ({ place }) => place },
    ...inUse.map((field) => ({
      id: field.name,
      header: field.label,
      align: isNumber(field) ? ('end' as const) : undefined,
      cell: ({ row }: { row: Row }) => answerTo(field, valueOf(row, field.name)) || '—',
    })),
  ];
  const shown = all ? rows : rows.slice(0, SHOWN_AT_FIRST);
  if (rows.length === 0) return <Facts facts={[{ label: one, value: null }]} />;
  return (
    <Stack gap="3">
      <DataTable
        caption={`${one}s`}
        columns={columns}
        rows={shown.map((row, index) => ({ row, place: index + 1 }))}
        rowKey={({ place }) => String(place)}
      />
      <RestOfList
        label={shown.length < rows.length ? fill(loanPage.showAllLines, { n: rows.length }) : undefined}
        onShow={() => setAll(true)}
      />
    </Stack>
  );
}
