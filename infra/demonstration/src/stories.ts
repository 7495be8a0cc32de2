import type { Site } from './builders/application.builder.js';
import type { CompanyFigures } from './builders/people.builder.js';

/** The company of the first borrower: a builder of single homes with applications in every status. */
export const bluffOak: CompanyFigures = {
  organizationName: 'Bluff Oak Homes',
  website: 'https://bluffoak.example',
  mailingStreetAddress: '2210 Yale Street',
  mailingCity: 'Houston',
  mailingState: 'Texas',
  mailingZipCode: '77008',
  physicalAddressSameAsMailing: true,
  moreThanMillionRevenue: true,
  numberOfShareholders: 4,
  legalEntityName: 'Bluff Oak Homes, LLC',
  eiN_TAXID: '74-3019284',
  yearsOfIncorperation: 2013,
  stateOfIncorperation: 'Texas',
};

export const cedarRun: CompanyFigures = {
  organizationName: 'Cedar Run Builders',
  website: 'https://cedarrun.example',
  mailingStreetAddress: '415 West 4th Avenue',
  mailingCity: 'Columbus',
  mailingState: 'Ohio',
  mailingZipCode: '43201',
  physicalAddressSameAsMailing: true,
  moreThanMillionRevenue: false,
  numberOfShareholders: 1,
  legalEntityName: 'Cedar Run Builders, Inc.',
  eiN_TAXID: '31-5520917',
  yearsOfIncorperation: 2018,
  stateOfIncorperation: 'Ohio',
};

const houston = { city: 'Houston', county: 'Harris', state: 'Texas' } as const;

export const sites = {
  begun: { ...houston, name: 'Allston Street House', street: '1418 Allston Street', zipCode: '77008' },
  budgeted: { ...houston, name: 'Columbia Street House', street: '903 Columbia Street', zipCode: '77008', scale: 0.92 },
  complete: { ...houston, name: 'Arlington Cottage', street: '735 Arlington Street', zipCode: '77007', scale: 0.81 },
  awaiting: { ...houston, name: 'Waverly Corner', street: '2602 Waverly Street', zipCode: '77008', scale: 1.04 },
  submitted: {
    ...houston,
    name: 'Nicholson Trail House',
    street: '1107 Nicholson Street',
    zipCode: '77008',
    scale: 1.12,
  },
  inClosing: { ...houston, name: 'Rutland Row', street: '514 Rutland Street', zipCode: '77007', scale: 0.97 },
  rejected: { ...houston, name: 'Tulane Bungalow', street: '826 Tulane Street', zipCode: '77007', scale: 1.3 },
  active: { ...houston, name: 'Heights Boulevard House', street: '1204 Heights Boulevard', zipCode: '77008' },
  otherActive: {
    ...houston,
    name: 'Oxford Street Farmhouse',
    street: '1931 Oxford Street',
    zipCode: '77008',
    scale: 1.21,
  },
  elsewhere: {
    name: 'Neil Avenue House',
    street: '1288 Neil Avenue',
    city: 'Columbus',
    county: 'Franklin',
    state: 'Ohio',
    zipCode: '43201',
    scale: 0.88,
  },
  elsewhereSubmitted: {
    name: 'Dennison Double Lot',
    street: '977 Dennison Avenue',
    city: 'Columbus',
    county: 'Franklin',
    state: 'Ohio',
    zipCode: '43201',
    scale: 1.02,
  },
} as const satisfies Readonly<Record<string, Site>>;

export const rejectionReason =
  'The budget has no contingency, and the interior finishes are 30% above comparable homes. Please revise it.';
