import { operations as draws } from '@groundwork/contract-draws';
import { forwardingController, route } from '@groundwork/server-bff';

/** Draws against the ledger of an active loan. */
export const DrawRequestRoutes = forwardingController('DrawRequest', {
  createDrawRequest: route.post('/drawrequest', 'borrower', draws.createDrawRequest),
  drawStatuses: route.get('/drawrequest/statuses', 'user', draws.listDrawStatuses),
  drawRequestsOfCompany: route.get('/drawrequest/company/{id}', 'borrower', draws.listDrawRequestsOfCompany, {
    params: { companyId: 'id' },
    beyond: '{id} is the company',
  }),
  ledger: route.get('/drawrequest/ledger/{applicationId}', 'borrower', draws.getLedger, {
    beyond: 'lines with funded, pending, remaining',
  }),
  drawRequest: route.get('/drawrequest/{id}', 'borrower', draws.getDrawRequest, {
    beyond: 'a draw request with its lines',
  }),
});
