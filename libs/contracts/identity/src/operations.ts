// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export const operations = {
  createDemonstrationAccount: { service: 'identity', id: 'createDemonstrationAccount', method: 'POST', path: '/internal/demonstration/accounts' },
  endCurrentSession: { service: 'identity', id: 'endCurrentSession', method: 'DELETE', path: '/sessions/current' },
  getCurrentSession: { service: 'identity', id: 'getCurrentSession', method: 'GET', path: '/sessions/current' },
  getOwnProfile: { service: 'identity', id: 'getOwnProfile', method: 'GET', path: '/users/current/profile' },
  getProfile: { service: 'identity', id: 'getProfile', method: 'GET', path: '/users/{id}/profile' },
  listCompanyUsers: { service: 'identity', id: 'listCompanyUsers', method: 'GET', path: '/companies/{companyId}/users' },
  listEndedSessions: { service: 'identity', id: 'listEndedSessions', method: 'GET', path: '/internal/sessions/ended' },
  listUsers: { service: 'identity', id: 'listUsers', method: 'GET', path: '/users' },
  openSession: { service: 'identity', id: 'openSession', method: 'POST', path: '/sessions' },
  recordActivity: { service: 'identity', id: 'recordActivity', method: 'POST', path: '/sessions/current/activity' },
  refreshSession: { service: 'identity', id: 'refreshSession', method: 'POST', path: '/sessions/refresh' },
  renewSession: { service: 'identity', id: 'renewSession', method: 'POST', path: '/sessions/renew' },
  updateOwnPassword: { service: 'identity', id: 'updateOwnPassword', method: 'PUT', path: '/users/current/password' },
  updateOwnProfile: { service: 'identity', id: 'updateOwnProfile', method: 'PUT', path: '/users/current/profile' },
  useCompany: { service: 'identity', id: 'useCompany', method: 'PUT', path: '/sessions/current/company' },
} as const;
