// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
import type { operations as Contract } from './schema.js';

interface Operation<Id extends keyof Contract> {
  readonly service: 'draws';
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  /** What the contract says of it: there for the type checker, never a value. */
  readonly contract?: Contract[Id];
}

export const operations: { readonly [Id in keyof Contract]: Operation<Id> } = {
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
};
