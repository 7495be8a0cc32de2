import { companyQuery as companyQueryOf } from '@groundwork/web-company';
import type { CompanyReads, CompanyWrites } from '@groundwork/web-company';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';

/** The borrower's ways to read a company. */
export const companyReads: CompanyReads = {
  company: (id) => unwrap(api.GET('/api/borrower/company/byId/{id}', { params: { path: { id } } })),
  ownership: (id) => unwrap(api.GET('/api/borrower/entityowners/company/{id}', { params: { path: { id } } })),
  people: (id) => unwrap(api.GET('/api/borrower/people/company/{id}', { params: { path: { id } } })),
  licenses: (id) => unwrap(api.GET('/api/borrower/company/licenses/{id}', { params: { path: { id } } })),
  experiences: (companyId, kind) => {
    const query = { params: { query: { companyId } } };
    return unwrap(
      kind === 'construction'
        ? api.GET('/api/borrower/experience/construction', query)
        : api.GET('/api/borrower/experience/residential', query),
    );
  },
};

/** The borrower's ways to change one. */
export const companyWrites: CompanyWrites = {
  createCompany: (body) => unwrap(api.POST('/api/borrower/company/post', { body })),
  saveCompany: (body) => unwrap(api.PUT('/api/borrower/company/put', { body })),
  verifyStructure: (companyId, value) =>
    unwrap(api.POST('/api/borrower/company/structure', { body: { companyId, value } })),
  addOwner: (body) => unwrap(api.POST('/api/borrower/entityowners/create', { body })),
  changeOwner: (body) => unwrap(api.PUT('/api/borrower/entityowners', { body })),
  blankS1: (companyId, personId) => {
    const path = '/api/borrower/entityowners/company/{companyId}/s1/{personId}';
    const request = { params: { path: { companyId, personId } }, parseAs: 'blob' } as const;
    return unwrap(api.GET(path, request)) as Promise<Blob>;
  },
  sendS1Link: (body) => unwrap(api.POST('/api/borrower/entityowners/s1link/send', { body })),
  revokeS1Link: (body) => unwrap(api.POST('/api/borrower/entityowners/s1link/revoke', { body })),
  removeOwner: (id) => unwrap(api.DELETE('/api/borrower/entityowners/{id}', { params: { path: { id } } })),
  addContractor: (body) => unwrap(api.POST('/api/borrower/company/gcs', { body })),
  changeContractor: (body) => unwrap(api.PUT('/api/borrower/company/gcs', { body })),
  removeContractor: (id) => unwrap(api.DELETE('/api/borrower/company/gcs/{id}', { params: { path: { id } } })),
  addLicense: (body) => unwrap(api.POST('/api/borrower/company/licenses', { body })),
  changeLicense: (body) => unwrap(api.PUT('/api/borrower/company/licenses', { body })),
  removeLicense: (id) => unwrap(api.DELETE('/api/borrower/company/removeBL', { body: { BuilderLicenses: [{ id }] } })),
  addExperience: (kind, body) =>
    unwrap(
      kind === 'construction'
        ? api.POST('/api/borrower/experience/construction', { body })
        : api.POST('/api/borrower/experience/residential', { body }),
    ),
  changeExperience: (kind, body) =>
    unwrap(
      kind === 'construction'
        ? api.PUT('/api/borrower/experience/construction', { body })
        : api.PUT('/api/borrower/experience/residential', { body }),
    ),
  removeExperience: (kind, id) =>
    unwrap(
      api.DELETE('/api/borrower/company/removeexperience', {
        body: kind === 'construction' ? { ConstructionExperiences: [{ id }] } : { ResidentialExperiences: [{ id }] },
      }),
    ),
  ownProfile: () => unwrap(api.GET('/api/borrower/userprofile')),
  addPerson: (body) => unwrap(api.POST('/api/borrower/people/create', { body })),
  changePerson: (body) => unwrap(api.PUT('/api/borrower/people/update', { body })),
  detachPerson: (id) => unwrap(api.PUT('/api/borrower/company/detachperson/{id}', { params: { path: { id } } })),
  invitable: (id) => unwrap(api.GET('/api/borrower/people/invite/{id}', { params: { path: { id } } })),
  invite: (body) => unwrap(api.POST('/api/borrower/users/invite', { body })),
};

/** The company with the status of every section of its set-up. */
export const companyQuery = (id: string) => companyQueryOf(companyReads, id);
