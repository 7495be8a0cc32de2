import {
  addressFields,
  floorPlanRecord,
  floorRecord,
  propertyTypes,
  questionGroups,
  situationOf,
  unitRecord,
} from '@groundwork/domain-applications';
import type { ApplicationFacts, PropertyFacts } from '@groundwork/domain-applications';
import { proFormaSums } from '@groundwork/domain-capital';
import { formatCents } from '@groundwork/domain-money';
import type { Line } from '@groundwork/server-paper';
import { answerLine, answersInLine, unanswered } from './answer-lines.js';

/** Lines that stand below a heading. */
export interface PaperSection {
  readonly heading: string;
  readonly lines: readonly Line[];
}

const addressOf = (property: PropertyFacts): string =>
  addressFields.flatMap((field) => property[field] || []).join(', ') || unanswered;

/** A property at its place among the others: its questions by groups, units, floors, floor plans and pro forma. */
export function propertySections(application: ApplicationFacts, index: number): PaperSection[] {
  const property = application.properties?.[index] ?? {};
  const situation = situationOf(application, property, { index, of: application.properties?.length ?? 0 });
  const entry = new Set<string>(addressFields);
  const { propertyType } = situation;
  const groups = questionGroups(situation).map(({ key, label, questions }) => ({
    heading: label,
    lines: [
      ...(key === 'address'
        ? [
            ['Address', addressOf(property)] as const,
            ['Property type', propertyType ? propertyTypes[propertyType].label : unanswered] as const,
          ]
        : []),
      ...questions.filter(({ name }) => !entry.has(name)).map((field) => answerLine(field, property[field.name])),
    ],
  }));
  return [
    ...groups,
    listed(
      'Units',
      'Unit',
      (property.units ?? []).map((unit) => answersInLine(unitRecord, unit)),
    ),
    listed(
      'Floors',
      'Floor',
      (property.floors ?? []).map((floor) => answersInLine(floorRecord, floor)),
    ),
    listed(
      'Floor plans',
      'Floor plan',
      (property.floorPlans ?? []).map((plan) => answersInLine(floorPlanRecord, plan)),
    ),
    { heading: 'Pro forma', lines: proFormaLines(property) },
  ].filter(({ lines }) => lines.length > 0);
}

const listed = (heading: string, row: string, texts: readonly string[]): PaperSection => ({
  heading,
  lines: texts.map((text, index) => [`${row} ${index + 1}`, text]),
});

function proFormaLines({ proForma }: PropertyFacts): Line[] {
  if (!proForma || proForma.length === 0) return [];
  const { amounts, netOperatingIncome } = proFormaSums(proForma);
  return [
    ...proForma.map(({ label }): Line => {
      const yearly = amounts[label];
      return [label, yearly === undefined ? unanswered : formatCents(yearly)];
    }),
    [
      'Net operating income',
      netOperatingIncome.known ? formatCents(netOperatingIncome.value) : 'not yet known',
      'bold',
    ],
  ];
}
