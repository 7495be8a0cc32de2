import { useWatch } from 'react-hook-form';
import { experienceStatuses, experienceTypes, isSale } from '@groundwork/domain-companies';
import type { ExperienceKind } from '@groundwork/domain-companies';
import { companySetup } from '@groundwork/domain-messages-company';
import { formatCents } from '@groundwork/domain-money';
import { MoneyField, SelectField, StateSelect, TextField, useEditorForm } from '@groundwork/web-forms';
import type { Option } from '@groundwork/web-forms';
import { useArea } from '@groundwork/web-mount';
import { Box, Grid } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { Experience, ExperienceChanges, NewExperience } from '../../records.js';
import { EditorCard } from '../editor-card.js';
import { useSetup } from '../setup-context.js';
import { thisYear } from '../this-year.js';
import {
  experienceBody,
  experienceComplaints,
  experienceLabels as labels,
  experienceValues,
  isFilled,
  months,
  soldYears,
} from './experience-values.js';
import type { ExperienceValues } from './experience-values.js';

/** What the editor calls. */
export interface ExperienceEditorCalls {
  addExperience: (kind: ExperienceKind, body: NewExperience) => Promise<Experience>;
  changeExperience: (kind: ExperienceKind, body: ExperienceChanges) => Promise<Experience>;
}

interface ExperienceEditorProps {
  kind: ExperienceKind;
  experience: Experience | undefined;
  owners: Option[];
  isUnasked: boolean;
  onClose: () => void;
}

const choices = (list: readonly (readonly [string, string])[]): Option[] =>
  list.map(([value, label]) => ({ value, label }));
const thisMonth = (): string => `${thisYear()}-${String(new Date().getMonth() + 1).padStart(2, '0')}`;
const dollars = (path: string, value: unknown) =>
  path === 'salesPrice' && typeof value === 'number' ? formatCents(value) : undefined;

/** A project that was built and sold, or a rental: new, or known (specification 4, experience form). */
export function ExperienceEditor({ kind, experience, owners, isUnasked, onClose }: ExperienceEditorProps) {
  const { companyId } = useSetup();
  const { user } = useArea();
  const write = useWrite();
  const keptForm = useEditorForm<ExperienceValues>({
    section: `experience.${kind}.${experience?.id ?? 'new'}`,
    values: experienceValues(experience, user.id),
    version: experience?.version,
    check: (values) => experienceComplaints(kind, values, thisMonth()),
    save: (values, version) => {
      const body = experienceBody(kind, values);
      return experience
        ? write((to) =>
            to.changeExperience(kind, { ...body, id: experience.id, version: version ?? experience.version }),
          )
        : write((to) => to.addExperience(kind, { ...body, companyId }));
    },
    current: (record) => ({
      values: experienceValues(record as Experience, user.id),
      version: (record as Experience).version,
    }),
  });
  const { filled, sold } = useWatch({
    control: keptForm.form.control,
    compute: (values) => ({ filled: isFilled(kind, values), sold: isSale(kind, values) }),
  });
  return (
    <EditorCard
      title={experience ? 'Edit Experience' : 'New Experience'}
      keptForm={keptForm}
      labels={labels}
      show={dollars}
      submitLabel={experience ? 'Save Experience' : companySetup.addNewExperience}
      submitHidden={!experience && !filled}
      isUnasked={isUnasked}
      onClose={onClose}
    >
      <Grid gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(4, 1fr)' }}>
        <Box gridColumn="span 2">
          <SelectField<ExperienceValues>
            name="type"
            label={labels.type}
            required
            options={choices(experienceTypes[kind])}
          />
        </Box>
        <Box gridColumn="span 2">
          <SelectField<ExperienceValues>
            name="residentialStatus"
            label={labels.residentialStatus}
            required
            options={choices(experienceStatuses[kind])}
          />
        </Box>
        {sold ? (
          <>
            <SelectField<ExperienceValues> name="month" label={labels.month} required options={months} />
            <SelectField<ExperienceValues> name="year" label={labels.year} required options={soldYears(thisYear())} />
            <Box gridColumn="span 2">
              <MoneyField<ExperienceValues> name="salesPrice" label={labels.salesPrice} required />
            </Box>
          </>
        ) : null}
        <Box gridColumn={{ base: 'span 2', sm: 'span 4' }}>
          <TextField<ExperienceValues> name="street" label={labels.street} required />
        </Box>
        <Box gridColumn="span 2">
          <TextField<ExperienceValues> name="city" label={labels.city} required />
        </Box>
        <Box gridColumn="span 2">
          <StateSelect<ExperienceValues> name="state" label={labels.state} required />
        </Box>
        <Box gridColumn="span 2">
          <SelectField<ExperienceValues> name="userId" label={labels.userId} required options={owners} />
        </Box>
      </Grid>
    </EditorCard>
  );
}
