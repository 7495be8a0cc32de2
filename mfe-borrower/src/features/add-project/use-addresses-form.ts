import { useWatch } from 'react-hook-form';
import { addressShape, portfolioComplaint, portfolioErrors } from '@groundwork/domain-applications';
import type { LoanSelection, PortfolioProperty, PropertyFacts } from '@groundwork/domain-applications';
import { each, validate } from '@groundwork/domain-validation';
import { useKeptForm } from '@groundwork/web-forms';
import { useArea } from '@groundwork/web-mount';
import type { SaveProperty } from '../../data/api.js';
import type { AddressesValues } from './address-editor.js';

interface AddressesFormOptions {
  /** Under which name the browser keeps what is typed. */
  section: string;
  selection: LoanSelection;
  blank: readonly PortfolioProperty[];
  onCreate: (properties: SaveProperty[]) => Promise<unknown>;
}

/** The addresses of several new properties, kept until they are sent. */
export function useAddressesForm({ section, selection, blank, onCreate }: AddressesFormOptions) {
  const { user } = useArea();
  const keptForm = useKeptForm<AddressesValues>({
    draftKey: `${user.id}.new-application.${section}`,
    values: { properties: [...blank] },
    check: (values) => ({
      ...portfolioErrors(values.properties as PropertyFacts[], selection.loanType),
      ...validate({ properties: each(addressShape) }, values),
    }),
    save: ({ properties }) => onCreate([...properties]),
  });
  const properties = useWatch({ control: keptForm.form.control, name: 'properties' });
  const complaint = portfolioComplaint(properties as PropertyFacts[], selection.loanType);
  return { keptForm, properties, complaint };
}
