// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export const operations = {
  acceptDrawRequest: { service: 'draws', id: 'acceptDrawRequest', method: 'PUT', path: '/draw-requests/accept' },
  approveDrawItem: { service: 'draws', id: 'approveDrawItem', method: 'PUT', path: '/draw-requests/item/approve' },
  createDrawRequest: { service: 'draws', id: 'createDrawRequest', method: 'POST', path: '/draw-requests' },
  getActiveTotals: { service: 'draws', id: 'getActiveTotals', method: 'GET', path: '/companies/{companyId}/active-totals' },
  getDrawRequest: { service: 'draws', id: 'getDrawRequest', method: 'GET', path: '/draw-requests/{id}' },
  getLedger: { service: 'draws', id: 'getLedger', method: 'GET', path: '/ledgers/{applicationId}' },
  listDrawRequests: { service: 'draws', id: 'listDrawRequests', method: 'GET', path: '/draw-requests' },
  listDrawRequestsOfCompany: { service: 'draws', id: 'listDrawRequestsOfCompany', method: 'GET', path: '/companies/{companyId}/draw-requests' },
  listDrawStatuses: { service: 'draws', id: 'listDrawStatuses', method: 'GET', path: '/draw-requests/statuses' },
  rejectDrawItem: { service: 'draws', id: 'rejectDrawItem', method: 'PUT', path: '/draw-requests/item/reject' },
  rejectDrawRequest: { service: 'draws', id: 'rejectDrawRequest', method: 'PUT', path: '/draw-requests/reject' },
  saveDrawDecision: { service: 'draws', id: 'saveDrawDecision', method: 'PUT', path: '/draw-requests/save' },
} as const;
