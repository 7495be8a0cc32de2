import { operations as companies } from '@groundwork/contract-companies';
import { operations as identity } from '@groundwork/contract-identity';
import { forwardingController, route } from '@groundwork/server-bff';

export const CompanyRoutes = forwardingController('Company', {
  allCompanies: route.get('/company/getAll', 'admin', companies.listCompanies),
  companyInUse: route.get('/company/get', 'admin', companies.getOwnCompany),
  companyById: route.get('/company/byId/{id}', 'admin', companies.getCompany),
  usersOfCompany: route.get('/company/users/{id}', 'admin', companies.listUsersOfCompany),
  companyUserById: route.get('/company/userById/{id}', 'admin', companies.getCompanyUser, { params: { userId: 'id' } }),
  updateCompany: route.put('/company/put', 'admin', companies.updateCompany, { machine: true }),
  createCompany: route.post('/company/post', 'admin', companies.createCompany, { machine: true }),
  createRelatedCompany: route.post('/company/new', 'admin', companies.createRelatedCompany, {
    note: 'with parentCompanyId',
  }),
  setupSteps: route.get('/steps/setupcompany/{id}', 'admin', companies.listSetupSteps, { params: { companyId: 'id' } }),
  setupStep: route.get('/steps/setupcompany/{a}/{b}', 'admin', companies.getSetupStep, {
    params: { companyId: 'a', step: 'b' },
  }),
  accountsOfCompany: route.get('/users/company/{id}', 'admin', identity.listCompanyUsers, {
    params: { companyId: 'id' },
  }),
});

/** The set-up of a company as an administrator reviews it. {id} is the company. */
export const CompanySetupRoutes = forwardingController('CompanySetup', {
  people: route.get('/people/company/{id}', 'admin', companies.listPeople, { params: { companyId: 'id' } }),
  ownership: route.get('/entityowners/company/{id}', 'admin', companies.getOwnership, {
    params: { companyId: 'id' },
    note: 'recursive',
  }),
  contractors: route.get('/company/gcs/{id}', 'admin', companies.listContractors, { params: { companyId: 'id' } }),
  licenses: route.get('/company/licenses/{id}', 'admin', companies.listLicenses, {
    params: { companyId: 'id' },
    beyond: 'builder licences with who holds each; {id} is the company',
  }),
  constructionExperiences: route.get('/experience/construction', 'admin', companies.listExperiences, {
    query: { kind: 'construction' },
  }),
  residentialExperiences: route.get('/experience/residential', 'admin', companies.listExperiences, {
    query: { kind: 'residential' },
  }),
});

/** Who looks after a company, and its point person. */
export const CompanyAdminsRoutes = forwardingController('CompanyAdmins', {
  companyAdmins: route.get('/admin/companyAdmins', 'admin', companies.listCompanyAdmins),
  adminsForCompany: route.get('/admin/getAdminsForCompany/{id}', 'admin', companies.listAdminsOfCompany),
  companyAdminHistory: route.get('/admin/companyAdminHistory/{id}', 'admin', companies.listCompanyAdminHistory, {
    beyond: '{id} is the company: who was given to it, taken away, made point person',
  }),
  dealHistory: route.get('/admin/dealHistory/{id}', 'admin', companies.listDealChanges, {
    beyond: '{id} is the company: what administrators changed in Deal Entry',
  }),
  addCompanyAdmin: route.post('/admin/addCompanyAdmin', 'super', companies.addCompanyAdmin),
  removeCompanyAdmin: route.post('/admin/removeCompanyAdmin', 'super', companies.removeCompanyAdmin),
  updatePointPerson: route.post('/admin/updateCompAdmins', 'admin', companies.setPointPerson, { note: 'point person' }),
});
