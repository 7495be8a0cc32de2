import { operations as applications } from '@groundwork/contract-applications';
import { operations as companies } from '@groundwork/contract-companies';
import { forwardingController, route } from '@groundwork/server-bff';

/** The borrower's company. */
export const CompanyRoutes = forwardingController('Company', {
  ownCompany: route.get('/company/get', 'borrower', companies.getOwnCompany),
  companyById: route.get('/company/byId/{id}', 'borrower', companies.getCompany),
  budgetsOfCompany: route.get('/company/budget/{id}', 'borrower', applications.listBudgetsOfCompany, {
    params: { companyId: 'id' },
  }),
  companyUser: route.get('/company/userById/{id}', 'borrower', companies.getCompanyUser, { params: { userId: 'id' } }),
  usersOfCompany: route.get('/company/users/{id}', 'borrower', companies.listUsersOfCompany),
  updateCompany: route.put('/company/put', 'borrower', companies.updateCompany),
  createCompany: route.post('/company/post', 'borrower', companies.createCompany),
  createRelatedCompany: route.post('/company/new', 'borrower', companies.createRelatedCompany, {
    note: 'with parentCompanyId',
  }),
  verifyStructure: route.post('/company/structure', 'borrower', companies.verifyStructure, {
    note: '{companyId,value}',
  }),
  /** {id} is the person. */
  detachPerson: route.put('/company/detachperson/{id}', 'borrower', companies.detachPerson),
  removeOwners: route.delete('/company/removeEO', 'borrower', companies.removeOwners, { note: 'with body' }),
});

/** The people of the company, and who owns it. {id} of a company path is the company or an entity of its tree. */
export const PeopleRoutes = forwardingController('People', {
  people: route.get('/people/company/{id}', 'borrower', companies.listPeople, { params: { companyId: 'id' } }),
  /** Who may be invited; the invitation is POST /users/invite, since a GET changes nothing. */
  invitablePeople: route.get('/people/invite/{id}', 'borrower', companies.listInvitable, {
    params: { companyId: 'id' },
  }),
  createPerson: route.post('/people/create', 'borrower', companies.createPerson),
  updatePerson: route.put('/people/update', 'borrower', companies.updatePerson, {
    beyond: 'an employee or an owner is edited',
  }),
  ownership: route.get('/entityowners/company/{id}', 'borrower', companies.getOwnership, {
    params: { companyId: 'id' },
    note: 'recursive',
  }),
  blankS1: route.get('/entityowners/company/{companyId}/s1/{personId}', 'borrower', companies.printS1, {
    beyond: 'the form that an owner fills in and signs, PDF',
  }),
  sendS1Link: route.post('/entityowners/s1link/send', 'borrower', companies.sendS1Link, {
    beyond: '{companyId,personId}: a letter to an owner, by whose link the S-1 is signed',
  }),
  revokeS1Link: route.post('/entityowners/s1link/revoke', 'borrower', companies.revokeS1Link, {
    beyond: '{companyId,personId}: the link opens nothing any more',
  }),
  createOwner: route.post('/entityowners/create', 'borrower', companies.createOwner),
  updateOwner: route.put('/entityowners', 'borrower', companies.updateOwner),
  removeOwner: route.delete('/entityowners/{id}', 'borrower', companies.removeOwner),
});

/** General contractors and builder's licences of the company. */
export const ContractorsRoutes = forwardingController('Contractors', {
  /** {id} is the company. */
  contractors: route.get('/company/gcs/{id}', 'borrower', companies.listContractors, { params: { companyId: 'id' } }),
  createContractor: route.post('/company/gcs', 'borrower', companies.createContractor),
  updateContractor: route.put('/company/gcs', 'borrower', companies.updateContractor),
  removeContractor: route.delete('/company/gcs/{id}', 'borrower', companies.removeContractor),
  removeContractors: route.delete('/company/removegeneralcontractor', 'borrower', companies.removeContractors, {
    note: 'with body',
  }),
  /** {id} is the company. */
  licenses: route.get('/company/licenses/{id}', 'borrower', companies.listLicenses, {
    params: { companyId: 'id' },
    beyond: 'builder licences with who holds each; {id} is the company',
  }),
  createLicense: route.post('/company/licenses', 'borrower', companies.createLicense, {
    beyond: 'a builder licence of a company, a person or a contractor',
  }),
  updateLicense: route.put('/company/licenses', 'borrower', companies.updateLicense, {
    beyond: 'a builder licence is edited',
  }),
  removeLicenses: route.delete('/company/removeBL', 'borrower', companies.removeLicenses, { note: 'with body' }),
});

/** What the company has built and sold, and what it rents out. */
export const ExperienceRoutes = forwardingController('Experience', {
  constructionExperiences: route.get('/experience/construction', 'borrower', companies.listExperiences, {
    query: { kind: 'construction' },
  }),
  createConstructionExperience: route.post('/experience/construction', 'borrower', companies.createExperience, {
    query: { kind: 'construction' },
  }),
  updateConstructionExperience: route.put('/experience/construction', 'borrower', companies.updateExperience, {
    query: { kind: 'construction' },
  }),
  removeConstructionExperience: route.delete('/experience/construction', 'borrower', companies.removeExperience, {
    query: { kind: 'construction' },
  }),
  residentialExperiences: route.get('/experience/residential', 'borrower', companies.listExperiences, {
    query: { kind: 'residential' },
  }),
  createResidentialExperience: route.post('/experience/residential', 'borrower', companies.createExperience, {
    query: { kind: 'residential' },
  }),
  updateResidentialExperience: route.put('/experience/residential', 'borrower', companies.updateExperience, {
    query: { kind: 'residential' },
  }),
  removeResidentialExperience: route.delete('/experience/residential', 'borrower', companies.removeExperience, {
    query: { kind: 'residential' },
  }),
});

/** Removal of several at once, under the path that the catalogue has for it. */
export const ExperienceRemovalRoutes = forwardingController('ExperienceRemoval', {
  removeExperiences: route.delete('/company/removeexperience', 'borrower', companies.removeExperiences, {
    note: 'with body {ConstructionExperiences:[{id}]} or {ResidentialExperiences:[{id}]}',
  }),
});

/** The steps of the company's set-up; {id} and {a} are the company, {b} is the step. */
export const SetupStepsRoutes = forwardingController('SetupSteps', {
  setupSteps: route.get('/steps/setupcompany/{id}', 'borrower', companies.listSetupSteps, {
    params: { companyId: 'id' },
  }),
  setupStep: route.get('/steps/setupcompany/{a}/{b}', 'borrower', companies.getSetupStep, {
    params: { companyId: 'a', step: 'b' },
  }),
  createSetupStep: route.post('/steps/setupcompany', 'borrower', companies.createSetupStep),
  saveSetupStep: route.put('/steps/setupcompany', 'borrower', companies.saveSetupStep),
});
