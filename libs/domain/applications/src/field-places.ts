import { proFormaLabels } from '@groundwork/domain-capital';
import type { AnyField, AnyRecord } from '@groundwork/domain-records';
import { saveApplicationRecord } from './application.record.js';
import { stepKeys, steps } from './steps.js';
import type { StepKey } from './steps.js';

/** What one row of a list of a property is called. */
const rowNames: Readonly<Partial<Record<string, string>>> = {
  properties: 'Property',
  units: 'Unit',
  floors: 'Floor',
  floorPlans: 'Floor plan',
};

/** What stands in an application and in no declaration of it: kept by another record or by another service. */
const elsewhere: Readonly<Partial<Record<string, { readonly label: string; readonly step: StepKey }>>> = {
  budget: { label: 'Budget', step: 'budget' },
  termSheetAgreementTime: { label: 'Term Sheet', step: 'termSheet' },
  numberApplyingFor: { label: 'Number of properties', step: 'propertyInformation' },
};

/** A field of an application by its path: `properties.0.units.2.sqft`. */
export interface FieldPlace {
  /** What it is called, with the row that it stands in: 'Property 2: Unit 3: Square feet'. */
  readonly label: string;
  /** The step of the wizard that asks for it. */
  readonly step: StepKey;
  /** Its declaration, where it has one. */
  readonly field: AnyField | undefined;
}

interface Options {
  /** The number of a property that is the only one is not said. */
  readonly propertyCount?: number;
}

/** What a path of an application leads to. A path that nothing is known of stands in the first step. */
export function fieldPlace(path: string, { propertyCount = 1 }: Options = {}): FieldPlace {
  const parts = path.split('.');
  if (parts[0] === 'steps') return ofStep(parts[1] as StepKey);
  const labels: string[] = [];
  let declaration: AnyRecord | undefined = saveApplicationRecord;
  let field: AnyField | undefined;
  let step: StepKey = 'name';
  for (const [index, part] of parts.entries()) {
    const known = elsewhere[part];
    if (known) return { label: [...labels, known.label].join(': '), step: known.step, field: undefined };
    if (isRow(part)) {
      const list = parts[index - 1] ?? '';
      if (list !== 'properties' || propertyCount > 1) labels.push(rowLabel(list, Number(part)));
      continue;
    }
    const fields: AnyRecord['fields'] | undefined = declaration?.fields;
    field = fields?.[part];
    declaration = field?.record;
    if (index === 0) step = stepOf(field?.section);
    if (isRow(parts[index + 1]) || parts[index - 2] === 'proForma' || !field?.label) continue;
    const question = part.endsWith('Explaination') ? fields?.[part.replace(/Explaination$/, '')] : undefined;
    labels.push(...(question && field.label === 'Explanation' ? [question.label] : []), field.label);
  }
  return { label: labels.join(': '), step, field };
}

const isRow = (part: string | undefined): boolean => /^\d+$/.test(part ?? '');

/** An item of a pro forma has a name of its own, which says more than its number. */
const rowLabel = (list: string, index: number): string =>
  list === 'proForma' ? (proFormaLabels[index] ?? '') : `${rowNames[list] ?? ''} ${index + 1}`.trim();

const ofStep = (step: StepKey): FieldPlace => ({
  label: steps[stepKeys.indexOf(step)]?.label ?? '',
  step: stepKeys.includes(step) ? step : 'name',
  field: undefined,
});

/** The questions about the whole project stand in the step of its properties. */
function stepOf(section: string | undefined): StepKey {
  if (section === 'project') return 'propertyInformation';
  return stepKeys.find((key) => key === section) ?? 'name';
}
