import { projectNumberText } from '@groundwork/domain-applications';
import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { escapeHtml, fillPlaceholders, MISSING, unknownPlaceholders } from './template.js';

/** When a waiver has effect: once its payment has arrived, or at once. */
export const waiverConditions = ['conditional', 'unconditional'] as const;
export type WaiverCondition = (typeof waiverConditions)[number];

/** What it waives: rights up to a day, or all of them. */
export const waiverExtents = ['progress', 'final'] as const;
export type WaiverExtent = (typeof waiverExtents)[number];

/** The four texts of lien waivers. */
export const waiverKinds = [
  'conditional_progress',
  'unconditional_progress',
  'conditional_final',
  'unconditional_final',
] as const satisfies readonly `${WaiverCondition}_${WaiverExtent}`[];
export type WaiverKind = (typeof waiverKinds)[number];

export const waiverKindLabels: Readonly<Record<WaiverKind, string>> = {
  conditional_progress: 'Conditional waiver on progress payment',
  unconditional_progress: 'Unconditional waiver on progress payment',
  conditional_final: 'Conditional waiver on final payment',
  unconditional_final: 'Unconditional waiver on final payment',
};

export const waiverKindOf = (condition: WaiverCondition, extent: WaiverExtent): WaiverKind => `${condition}_${extent}`;

export const isWaiverKind = (value: unknown): value is WaiverKind => waiverKinds.includes(value as WaiverKind);

/** What a waiver is filled with. Whole cents; days are YYYY-MM-DD at UTC-4. */
export interface WaiverFigures {
  readonly today: string;
  readonly version: number;
  /** Whoever waives: the contractor or a payee. */
  readonly claimant: string;
  /** Who signs for the claimant. */
  readonly signerName: string;
  readonly owner: string;
  readonly lender: string;
  readonly projectName: string;
  readonly projectNumber: number | null;
  /** Addresses of the loan's properties. */
  readonly properties: readonly string[];
  readonly amount: number;
  readonly throughDate: string;
  readonly drawNumber: number;
  readonly drawDate: string;
}

interface WaiverPlaceholder {
  /** What it stands for, in the editor's legend. */
  readonly label: string;
  readonly value: (figures: WaiverFigures) => string;
}

/** Every placeholder of a waiver: the editor's legend, the check at a save and the filled text follow from this table. */
export const waiverPlaceholders = {
  today: { label: 'Day on which the waiver was made out', value: ({ today }) => formatMonthDayYear(today) },
  version: { label: 'Version of the text', value: ({ version }) => String(version) },
  claimant: { label: 'Contractor or payee who waives', value: ({ claimant }) => claimant },
  signerName: { label: 'Who signs for the claimant', value: ({ signerName }) => signerName },
  owner: { label: 'Owner: the borrowing company', value: ({ owner }) => owner },
  lender: { label: 'Lender', value: ({ lender }) => lender },
  projectName: { label: 'Name of the project', value: ({ projectName }) => projectName },
  projectNumber: {
    label: 'Project number',
    value: ({ projectNumber }) => (projectNumber === null ? '' : projectNumberText(projectNumber)),
  },
  propertyAddresses: { label: 'Addresses of the properties', value: ({ properties }) => properties.join('; ') },
  amount: { label: 'Amount of the payment', value: ({ amount }) => formatCents(amount) },
  throughDate: { label: 'Day through which it waives', value: ({ throughDate }) => formatMonthDayYear(throughDate) },
  drawNumber: { label: 'Number of the draw', value: ({ drawNumber }) => String(drawNumber) },
  drawDate: { label: 'Day on which the draw was submitted', value: ({ drawDate }) => formatMonthDayYear(drawDate) },
} as const satisfies Readonly<Record<string, WaiverPlaceholder>>;

const placeholderNames = Object.keys(waiverPlaceholders);

/** The names in braces that a waiver's text must not be saved with (see `unknownPlaceholders`). */
export const unknownInWaiver = (html: string): string[] => unknownPlaceholders(html, placeholderNames);

/** Braces of a value stay braces: nothing that a value brings in can be filled afterwards. */
const plain = (text: string): string => escapeHtml(text).replaceAll('{', '&#123;').replaceAll('}', '&#125;');

/** A waiver's HTML with its placeholders filled: values escaped, what is not known N/A. */
export function fillWaiver(html: string, figures: WaiverFigures): string {
  return fillPlaceholders(html, (name) => {
    const placeholder: WaiverPlaceholder | undefined = Object.hasOwn(waiverPlaceholders, name)
      ? waiverPlaceholders[name as keyof typeof waiverPlaceholders]
      : undefined;
    return plain(placeholder?.value(figures) || MISSING);
  });
}

/** A text as an example's claimant would read it, of a version on a day. */
export function fillWaiverPreview(html: string, more: Pick<WaiverFigures, 'today' | 'version'>): string {
  return fillWaiver(html, {
    claimant: 'Gulf Framing LLC',
    signerName: 'Alex Sample',
    owner: 'Sample Homes LLC',
    lender: 'Sample Lending',
    projectName: 'Harvard Street Home',
    projectNumber: 1042,
    properties: ['1500 Harvard Street, Houston, Texas 77008'],
    amount: 4_250_000,
    throughDate: more.today,
    drawNumber: 3,
    drawDate: more.today,
    ...more,
  });
}
