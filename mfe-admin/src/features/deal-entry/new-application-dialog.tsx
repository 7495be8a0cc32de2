import { line } from '@groundwork/domain-validation';
import { useState } from 'react';
import {
  asksLoanRequest,
  chooseLoanRequest,
  chooseLoanType,
  choosePropertyType,
  choosePurpose,
  countComplaint,
  countRange,
  defaultName,
  emptySelection,
  loanTypes,
  loanTypesFor,
  propertyCount,
  propertyTypes,
  propertyTypesFor,
  traitsOf,
} from '@groundwork/domain-applications';
import type { LoanRequestIsFor, LoanSelection, LoanType, PropertyType, Purpose } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { admin, dealEntry as words } from '@groundwork/domain-messages-admin';
import { systemClock, today } from '@groundwork/domain-time';
import { FormField } from '@groundwork/web-forms';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import {
  ActionDialog,
  Alert,
  Checkbox,
  Form,
  Input,
  NativeSelect,
  Stack,
  Text,
  useLeaveQuestion,
} from '@groundwork/web-ui';
import type { Company } from '../../data/api.js';
import { useCreateApplication } from '../../data/deals.js';

interface NewApplicationDialogProps {
  company: Company;
  onClose: () => void;
  /** With the id of the new application. */
  onCreated: (id: string) => void;
}

type Complaints = Partial<
  Record<'name' | 'loanType' | 'loanRequestIsFor' | 'propertyType' | 'numberApplyingFor', string>
>;

/** What keeps a selection from being an application. */
function complaintsOf(selection: LoanSelection): Complaints {
  const { name, loanType, loanRequestIsFor, propertyType } = selection;
  const tooLong = line(name);
  if (tooLong) return { name: tooLong };
  if (!loanType) return { loanType: shared.choice };
  if (asksLoanRequest(loanType) && !loanRequestIsFor) return { loanRequestIsFor: shared.choice };
  if (asksType(selection) && !propertyType) return { propertyType: shared.choice };
  const count = countComplaint(selection);
  return count === undefined ? {} : { numberApplyingFor: count };
}

const asksType = ({ loanType, loanRequestIsFor }: LoanSelection): boolean =>
  Boolean(loanType && traitsOf(loanType).asksPropertyType && loanRequestIsFor !== 'rentalPortfolio');

/** An application that the lender enters: which loan, for what and how many; in progress, with a property for each. */
export function NewApplicationDialog({ company, onClose, onCreated }: NewApplicationDialogProps) {
  const create = useCreateApplication();
  const notify = useNotify();
  const [begun] = useState<LoanSelection>({ ...emptySelection, lineOfCredit: company.lineOfCredit });
  const [selection, select] = useState(begun);
  const { close, question } = useLeaveQuestion(selection !== begun, onClose);
  const [complaints, complain] = useState<Complaints>({});
  const set = (next: LoanSelection) => {
    select(next);
    complain({});
  };
  const submit = () => {
    const wrong = complaintsOf(selection);
    complain(wrong);
    if (Object.keys(wrong).length > 0 || create.isPending) return;
    const { name, intendedPurpose, loanType, loanRequestIsFor, propertyType } = selection;
    create.mutate(
      {
        companyId: company.companyId,
        name: name?.trim() || defaultName(today(systemClock)),
        intendedPurpose,
        loanType,
        propertyType,
        loanRequestIsFor,
        numberApplyingFor: propertyCount(selection) || 1,
        lineOfCredit: selection.lineOfCredit === true,
      },
      {
        onSuccess: ({ id }) => {
          notify.success(words.applicationCreated);
          onClose();
          onCreated(id);
        },
      },
    );
  };
  return (
    <ActionDialog
      title={words.newApplication}
      actionLabel={words.createApplication}
      onAct={submit}
      busy={create.isPending}
      onClose={close}
    >
      <Form
        aria-label={words.newApplication}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="4">
          <Fields selection={selection} complaints={complaints} onChange={set} />
          <Text textStyle="small">{words.addressesLater}</Text>
          {create.isError ? (
            <Alert tone="danger" title={admin.errorCreatingNewApplication}>
              {sentenceFor(create.error)}
            </Alert>
          ) : null}
          <button type="submit" hidden />
        </Stack>
      </Form>
      {question}
    </ActionDialog>
  );
}

interface FieldsProps {
  selection: LoanSelection;
  complaints: Complaints;
  onChange: (selection: LoanSelection) => void;
}

function Fields({ selection, complaints, onChange }: FieldsProps) {
  const { name, intendedPurpose, loanType, loanRequestIsFor, propertyType, numberApplyingFor } = selection;
  const range = loanType ? countRange(loanType, propertyType, loanRequestIsFor) : undefined;
  return (
    <>
      <FormField name="name" label={words.applicationName} error={line(name)}>
        {(control) => (
          <Input
            {...control}
            value={name ?? ''}
            placeholder={defaultName(today(systemClock))}
            onChange={(event) => onChange({ ...selection, name: event.currentTarget.value })}
          />
        )}
      </FormField>
      <Choice
        name="intendedPurpose"
        label={words.forWhat}
        value={intendedPurpose ?? ''}
        options={[
          ['sell', words.toSell],
          ['rent', words.toRent],
        ]}
        onChoose={(value) => onChange(choosePurpose(selection, value as Purpose))}
      />
      <Choice
        name="loanType"
        label={words.loanType}
        value={loanType ?? ''}
        error={complaints.loanType}
        empty
        options={loanTypesFor(intendedPurpose).map((type) => [type, loanTypes[type].label])}
        onChoose={(value) => onChange(chooseLoanType(selection, value as LoanType))}
      />
      {loanType && asksLoanRequest(loanType) ? (
        <Choice
          name="loanRequestIsFor"
          label={words.loanRequest}
          value={loanRequestIsFor ?? ''}
          error={complaints.loanRequestIsFor}
          empty
          options={[
            ['oneProperty', words.oneProperty],
            ['rentalPortfolio', words.portfolio],
          ]}
          onChoose={(value) => onChange(chooseLoanRequest(selection, value as LoanRequestIsFor))}
        />
      ) : null}
      {loanType && asksType(selection) ? (
        <Choice
          name="propertyType"
          label={words.propertyType}
          value={propertyType ?? ''}
          error={complaints.propertyType}
          empty
          options={propertyTypesFor(loanType).map((type) => [type, propertyTypes[type].label])}
          onChoose={(value) => onChange(choosePropertyType(selection, value as PropertyType))}
        />
      ) : null}
      {range && range.min < range.max ? (
        <FormField name="numberApplyingFor" label={words.howMany} error={complaints.numberApplyingFor}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={numberApplyingFor ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...selection, numberApplyingFor: /^\d{1,4}$/.test(value) ? Number(value) : undefined })
              }
            />
          )}
        </FormField>
      ) : null}
      <Checkbox
        checked={selection.lineOfCredit === true}
        onChange={(event) => onChange({ ...selection, lineOfCredit: event.currentTarget.checked })}
      >
        {words.isCredit}
      </Checkbox>
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  /** Nothing is chosen at first. */
  empty?: boolean;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

function Choice({ name, label, value, error, empty, options, onChoose }: ChoiceProps) {
  return (
    <FormField name={name} label={label} error={error}>
      {(control) => (
        <NativeSelect {...control} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {empty ? (
            <option value="" disabled>
              {words.choose}
            </option>
          ) : null}
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
