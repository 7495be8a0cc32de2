const house = { city: 'Houston', state: 'Texas' } as const;
const home = (streetAddress: string, zipCode: string) => ({ ...house, streetAddress, zipCode });

/** Partners of the first borrower's company: everything that an owner above 20 % is asked for. */
export const partners = {
  marisol: {
    firstName: 'Marisol',
    lastName: 'Bennett',
    emailAddress: 'borrower@example.com',
    mobileNumber: '7135550131',
    ...home('1822 Rutland Street', '77008'),
    employedByThirdparty: false,
    yearsInHomeConstruction: 17,
    yearsInCommercialConstruction: 2,
  },
  ines: {
    firstName: 'Ines',
    lastName: 'Bennett',
    emailAddress: 'ines.bennett@example.com',
    mobileNumber: '7135550132',
    ...home('640 Harvard Street', '77007'),
    employedByThirdparty: false,
    yearsInHomeConstruction: 6,
  },
  samuel: {
    firstName: 'Samuel',
    lastName: 'Okafor',
    emailAddress: 'samuel.okafor@example.com',
    mobileNumber: '7135550133',
    ...home('3315 Morrison Street', '77009'),
    employedByThirdparty: true,
    thirdpartyCompanyName: 'Okafor Surveying',
    thirdpartyEmploymentStatus: 'Full Time',
    thirdpartyEmployedSince: 2011,
  },
  theo: { firstName: 'Theo', lastName: 'Marchetti' },
  grant: { firstName: 'Grant', lastName: 'Lindholm' },
  desmond: {
    firstName: 'Desmond',
    lastName: 'Achterberg',
    emailAddress: 'other.borrower@example.com',
    mobileNumber: '6145550120',
    streetAddress: '87 Buttles Avenue',
    city: 'Columbus',
    state: 'Ohio',
    zipCode: '43215',
    employedByThirdparty: false,
  },
} as const;

export const superintendent = {
  firstName: 'Luz',
  lastName: 'Herrera',
  emailAddress: 'luz.herrera@example.com',
  mobileNumber: '7135550141',
  role: 'employee',
  title: 'Construction Superintendent',
  fullOrPartTime: 'Full Time',
  yearsInHomeConstruction: 12,
} as const;
export const contractors = [
  {
    firstName: 'Hector',
    lastName: 'Salinas',
    mobileNumber: '7135550151',
    emailAddress: 'hector@salinasframing.example',
    licenseRevoked: false,
  },
  {
    firstName: 'Renee',
    lastName: 'Boudreaux',
    mobileNumber: '3375550152',
    emailAddress: 'renee@boudreauxbuild.example',
    licenseRevoked: false,
  },
] as const;

export const references = [
  {
    type: 'banking',
    companyName: 'Buffalo Bayou Bank',
    contactName: 'Odette Franklin',
    phoneNumber: '7135550161',
    yearsWorkingWith: 9,
    email: 'ofranklin@buffalobayoubank.example',
  },
  {
    type: 'tradeSubcontractor',
    companyName: 'Salinas Framing',
    contactName: 'Hector Salinas',
    phoneNumber: '7135550151',
    yearsWorkingWith: 7,
    email: 'hector@salinasframing.example',
  },
  {
    type: 'supplyCompany',
    companyName: 'Gulf Lumber and Truss',
    contactName: 'Wendell Price',
    phoneNumber: '7135550163',
    yearsWorkingWith: 11,
    email: 'wprice@gulflumber.example',
  },
  {
    type: 'secondaryBanking',
    companyName: 'Heights Credit Union',
    contactName: 'Akira Stone',
    phoneNumber: '7135550164',
    yearsWorkingWith: 3,
    email: 'astone@heightscu.example',
  },
] as const;

/** Amounts in cents. */
export const built = [
  {
    dateSold: '2025-08',
    salesPrice: 61_850_000,
    street: '1316 Cortlandt Street',
    ...house,
    type: 'house',
    residentialStatus: 'New Construction',
  },
  {
    dateSold: '2024-11',
    salesPrice: 54_200_000,
    street: '2118 Lawrence Street',
    ...house,
    type: 'house',
    residentialStatus: 'New Construction',
  },
  {
    dateSold: '2023-05',
    salesPrice: 38_750_000,
    street: '709 Teetshorn Street',
    ...house,
    type: 'townhouse',
    residentialStatus: 'Renovation',
  },
] as const;
export const rented = [
  { street: '1024 West 17th Street', ...house, type: 'Duplex', residentialStatus: 'Own' },
  {
    dateSold: '2022-09',
    salesPrice: 42_900_000,
    street: '411 East 26th Street',
    ...house,
    type: 'House',
    residentialStatus: 'Sold',
  },
] as const;
