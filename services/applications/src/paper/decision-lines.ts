import {
  capitalFactsOf,
  decisionWords,
  loanTermsRecord,
  propertyTitle,
  unitPlace,
} from '@groundwork/domain-applications';
import type { ApplicationFacts } from '@groundwork/domain-applications';
import {
  decimalText,
  limitNames,
  loanLimitsRecord,
  measureOf,
  measures,
  measuresOf,
  percentText,
  underwritingTerms,
} from '@groundwork/domain-capital';
import type { Measure } from '@groundwork/domain-capital';
import { addCents, formatCents } from '@groundwork/domain-money';
import type { Line } from '@groundwork/server-paper';
import type { CapitalDto } from '../capital-rows/index.js';
import { hashOf } from '../decision-rows/index.js';
import type { LoanDecisionEntity } from '../decision-rows/index.js';
import type { DecisionSnapshotDto } from '../decisions/index.js';
import { parsed } from '../shared/raw.js';
import { answeredLines } from './answer-lines.js';
import { closingLine, conditionLines, momentText, sheetLines, supervisionLines } from './paper-lines.js';
import type { NameOf } from './paper-lines.js';
import type { PaperSection } from './property-lines.js';

/** What was decided, by whom, although what, and upon what: as the decision kept it. The first section is the decision itself. */
export function decisionSections(decision: LoanDecisionEntity): readonly [PaperSection, ...PaperSection[]] {
  const {
    application,
    budgets,
    unitBudgets = [],
    termSheet,
    documents,
    capital,
    closing = [],
    people = [],
  } = parsed<DecisionSnapshotDto>(decision.snapshot);
  const nameOf: NameOf = (userId) => people.find(({ id }) => id === userId)?.name;
  return [
    { heading: `Decision: ${decisionWords[decision.command]}`, lines: decisionLines(decision, nameOf) },
    {
      heading: 'Decided upon',
      lines: [
        ['Version', String(application.version)],
        ...budgets.map(({ propertyId, lines }): Line => [
          `Budget of ${propertyTitle(application.properties, propertyId)}`,
          totalOf(lines),
        ]),
        ...unitBudgets.map(({ propertyId, unitId, lines }): Line => [
          `Budget of ${unitPlace(application.properties, propertyId, unitId)}`,
          totalOf(lines),
        ]),
        ...sheetLines(termSheet),
        ...supervisionLines(application.supervision),
        ['Documents', documents.map(({ userFileName }) => userFileName).join(', ') || 'None'],
      ],
    },
    ...(capital ? capitalSections(application, capital) : []),
    { heading: 'Conditions then', lines: conditionLines(application.approvalConditions, nameOf) },
    { heading: 'Closing then', lines: closing.map((item) => closingLine(item, nameOf)) },
  ].filter(({ lines }) => lines.length > 0) as [PaperSection, ...PaperSection[]];
}

const totalOf = (lines: readonly { readonly budgetAmount: number }[]): string =>
  formatCents(addCents(lines.map(({ budgetAmount }) => budgetAmount)));

function decisionLines(decision: LoanDecisionEntity, nameOf: NameOf): Line[] {
  const { decidedAt, decidedBy, round, note, missing, overrideReason, terms, snapshot, snapshotHash } = decision;
  const exceeded = decision.exceededLimits ?? [];
  const decider = nameOf(decidedBy);
  return [
    ['Decided', `${momentText(decidedAt)}, round ${round}`],
    ...(decider ? [['By', decider] as const] : []),
    ['By the account', decidedBy, 'mono'],
    ...(note ? [['Why', note] as const] : []),
    ...(missing.length > 0 ? [['Missing then', missing.join(', ')] as const] : []),
    ...(overrideReason ? [['Decided all the same', overrideReason] as const] : []),
    ...(exceeded.length > 0 ? [['Above limits', exceeded.map((limit) => limitNames[limit]).join(', ')] as const] : []),
    ...(decision.limitsReason ? [['Why above its limits', decision.limitsReason] as const] : []),
    ...(terms ? answeredLines(loanTermsRecord, terms) : []),
    [
      'Snapshot, SHA-256',
      `${snapshotHash}${hashOf(snapshot) === snapshotHash ? '' : ' (the snapshot was changed since)'}`,
      'mono',
    ],
  ];
}

function capitalSections(application: DecisionSnapshotDto['application'], capital: CapitalDto): PaperSection[] {
  const { limits, points } = capital;
  const version = limits ? `, version ${limits.version} of ${momentText(limits.editedAt)}` : '';
  return [
    { heading: 'Figures then', lines: figureLines(application, capital) },
    {
      heading: `Limits then${version}`,
      lines: [
        ...(limits ? answeredLines(loanLimitsRecord, limits) : []),
        ...points.map(({ limit, state, ceiling, missing }): Line => [
          limitNames[limit],
          [state, ceiling === null ? '' : `largest loan ${formatCents(ceiling)}`, missing.join(', ')]
            .filter(Boolean)
            .join(', '),
        ]),
      ],
    },
  ];
}

const figureTexts: Readonly<Record<(typeof measures)[Measure]['unit'], (value: number) => string>> = {
  money: formatCents,
  percent: percentText,
  times: (value) => `${decimalText(value)}×`,
};

function figureLines(
  application: DecisionSnapshotDto['application'],
  { costs, appraisals, limits }: CapitalDto,
): Line[] {
  const byProperty = <Row extends { readonly propertyId: string }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.propertyId, row]));
  const records = { costs: byProperty(costs), appraisals: byProperty(appraisals) };
  const facts = capitalFactsOf(application as ApplicationFacts, records);
  if (!facts) return [];
  const terms = underwritingTerms(limits, application.terms?.rate);
  return measuresOf(facts).map((measure): Line => {
    const figure = measureOf(measure, facts, terms);
    const text = figure.known ? figureTexts[measures[measure].unit](figure.value) : 'not known';
    return [measures[measure].term, text];
  });
}
