import { useSettled } from '@groundwork/web-mount';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { Combobox } from '@groundwork/web-ui';
import { companiesAtOnce, companyTitle, useCompanies, useCompany } from '../data/companies.js';

interface CompanyComboboxProps extends Pick<
  ComponentProps<typeof Combobox>,
  'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required' | 'disabled' | 'onBlur' | 'ref'
> {
  /** Id of the chosen company; '' for none. */
  value: string;
  onChange: (companyId: string) => void;
}

/** Finds a company by its name or its id, among all that the lender has. */
export function CompanyCombobox({ value, onChange, ...control }: CompanyComboboxProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed?.trim() ?? '';
  const search = useSettled(text);
  const companies = useCompanies(search, typed !== undefined);
  const chosen = useCompany(value).data;
  const found = companies.data ?? [];
  return (
    <Combobox
      {...control}
      placeholder={admin.selectCompany}
      value={value ? companyTitle(chosen ?? { companyId: value }) : ''}
      chosen={value}
      options={found.slice(0, companiesAtOnce).map((company) => ({
        id: company.companyId,
        label: companyTitle(company),
        hint: [company.mailingCity, company.mailingState].filter(Boolean).join(', ') || undefined,
      }))}
      onSearch={setTyped}
      onChoose={onChange}
      onClear={() => onChange('')}
      clearLabel="Choose no company"
      busy={search !== text || companies.isPlaceholderData}
      note={
        companies.isError
          ? sentenceFor(companies.error)
          : companies.data === undefined
            ? screens.loading
            : found.length === 0
              ? admin.noCompanyFound
              : undefined
      }
      more={found.length > companiesAtOnce ? admin.moreCompanies : undefined}
    />
  );
}
