import { displayDate } from '@groundwork/domain-time';
import { Alert, Facts, MoneyText, Stack } from '@groundwork/web-ui';
import type { Fact } from '@groundwork/web-ui';
import type { Company } from '../../app/api.js';

/** What a company says of itself, to be read. */
export function CompanyFacts({ company }: { company: Company }) {
  return (
    <Stack gap="5">
      {company.locked ? <Alert tone="warning">An application of this company is under review: its record is locked.</Alert> : null}
      <Facts facts={factsOf(company)} />
    </Stack>
  );
}

const yesNo = (value: boolean | null | undefined) => (value === true ? 'Yes' : value === false ? 'No' : null);
const addressOf = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

function factsOf(company: Company): Fact[] {
  const mailing = addressOf(company.mailingStreetAddress, company.mailingCity, company.mailingState, company.mailingZipCode);
  const physical = addressOf(company.physicalStreetAddress, company.physicalCity, company.physicalState, company.physicalZipCode);
  return [
    { label: 'Organization name', value: company.organizationName },
    { label: 'Legal entity name', value: company.legalEntityName },
    { label: 'EIN / Tax ID', value: company.eiN_TAXID },
    { label: 'State of incorporation', value: company.stateOfIncorperation },
    { label: 'Year of incorporation', value: company.yearsOfIncorperation },
    { label: 'Mailing address', value: mailing },
    { label: 'Physical address', value: company.physicalAddressSameAsMailing ? mailing : physical },
    { label: 'Website', value: company.website },
    { label: 'More than a million in revenue', value: yesNo(company.moreThanMillionRevenue) },
    { label: "Builder's license", value: company.hasBuildersLicense ? company.buildersLicenseNumber || 'Yes' : yesNo(company.hasBuildersLicense) },
    { label: 'Line of credit', value: company.lineOfCredit ? <MoneyText cents={company.creditAmount ?? 0} /> : yesNo(company.lineOfCredit) },
    { label: 'Account since', value: displayDate(company.createdAt) },
  ];
}
