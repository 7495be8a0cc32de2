import { randomUUID } from 'node:crypto';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { aBorrower } from '@groundwork/server-testkit';
import type { CompanyDto } from '../company/index.js';
import type { ContractorDto } from '../contractors/index.js';
import type { OwnerDto, OwnershipDto } from '../owners/index.js';
import type { PersonDto } from '../people/index.js';
import type { SetupStepDto } from '../steps/index.js';

export const contact = {
  emailAddress: 'dana@gulfcoast.example',
  streetAddress: '1200 Post Oak Boulevard',
  city: 'Houston',
  state: 'Texas',
  zipCode: '77056',
  mobileNumber: '( 713 ) - 555 - 0101',
};
export const acknowledged = { investInOwnNameAcknowledgement: true, under20Acknowledgement: true };
export const aPartner = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
  ...contact,
  employedByThirdparty: false,
});
export const answered = { willingToBeGuarantor: false, officer: false };
export const aForeman = {
  firstName: 'Luis',
  lastName: 'Ortega',
  emailAddress: 'luis@gulfcoast.example',
  role: 'employee',
  title: 'Foreman',
  fullOrPartTime: 'Full Time',
};
export const aContractor = { firstName: 'Gene', lastName: 'Rowe', mobileNumber: '713-555-0199' };
export const aHouse = {
  dateSold: '2021-05',
  salesPrice: 41_250_000,
  street: '5 Live Oak Lane',
  city: 'Houston',
  state: 'Texas',
  type: 'house',
  residentialStatus: 'New Construction',
};
export const aReference = (type: string) => ({
  type,
  companyName: 'Lone Star Bank',
  contactName: 'Jo Ames',
  phoneNumber: '7135550150',
  yearsWorkingWith: 4,
  email: 'jo@lonestar.example',
});

/** What a test does as the borrower of one company. A call that fails throws, with what was answered. */
export interface OwnCompany {
  readonly actor: TestActor;
  readonly companyId: string;
  put<T>(path: string, body: object): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
  get<T>(path: string): Promise<T>;
  remove<T>(path: string, body?: object): Promise<T>;
  problem(method: string, path: string, body?: object): ReturnType<ReturnType<ServiceHarness['as']>['problem']>;
  company(): Promise<CompanyDto>;
  tree(id?: string): Promise<OwnershipDto>;
  steps(): Promise<Record<string, string>>;
  owner(fields: object): Promise<OwnerDto>;
  partner(firstName: string, percentOwnership: number, more?: object): Promise<OwnerDto>;
  entity(organizationName: string, percentOwnership: number, ownedCompanyId?: string): Promise<OwnerDto>;
  group(percentOwnership: number, ownedCompanyId?: string): Promise<OwnerDto>;
  employee(more?: object): Promise<PersonDto>;
  contractor(more?: object): Promise<ContractorDto>;
}

/** A company with nothing but a name, and its borrower. */
export async function anOwnCompany(
  harness: ServiceHarness,
  fields: object = { organizationName: 'Gulf Coast Builders LLC' },
): Promise<OwnCompany> {
  const maker: TestActor = { ...aBorrower(randomUUID()), companyIds: [] };
  const created = await harness.as(maker).call<CompanyDto>('POST', '/companies', fields);
  const { companyId } = created.body;
  const done = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await harness.as(maker).call<T>(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  };
  const owner = (more: object) => done<OwnerDto>('POST', '/entity-owners', { ownedCompanyId: companyId, ...more });
  return {
    actor: maker,
    companyId,
    put: (path, body) => done('PUT', path, body),
    post: (path, body) => done('POST', path, body),
    get: (path) => done('GET', path),
    remove: (path, body) => done('DELETE', path, body),
    problem: (method, path, body) => harness.as(maker).problem(method, path, body),
    company: () => done('GET', `/companies/${companyId}`),
    tree: (id = companyId) => done('GET', `/entity-owners/company/${id}`),
    steps: async () =>
      Object.fromEntries(
        (await done<SetupStepDto[]>('GET', `/setup-steps/company/${companyId}`)).map((step) => [
          step.name,
          step.status,
        ]),
      ),
    owner,
    partner: (firstName, percentOwnership, more = {}) =>
      owner({
        entityOwnerType: 'person',
        percentOwnership,
        ...answered,
        ...acknowledged,
        person: aPartner(firstName, 'Whitfield'),
        ...more,
      }),
    entity: (organizationName, percentOwnership, ownedCompanyId = companyId) =>
      owner({ entityOwnerType: 'company', percentOwnership, ownedCompanyId, ownerCompany: { organizationName } }),
    group: (percentOwnership, ownedCompanyId = companyId) =>
      owner({ entityOwnerType: 'multiplePeopleUnder20', percentOwnership, ownedCompanyId, ...acknowledged }),
    employee: (more = {}) => done('POST', '/people', { companyId, ...aForeman, ...more }),
    contractor: (more = {}) => done('POST', '/contractors', { companyId, ...aContractor, ...more }),
  };
}
