import { operations as draws } from '@groundwork/contract-draws';
import { forwardingController, route } from '@groundwork/server-bff';

/** Inspections of the company's own loans. */
export const InspectionRoutes = forwardingController('Inspection', {
  requestInspection: route.post('/inspections', 'borrower', draws.requestInspection, {
    beyond: 'the borrower asks for an inspection',
  }),
  inspectionsOfLoan: route.get('/inspections/loan/{applicationId}', 'borrower', draws.getLoanInspections, {
    beyond: 'inspections of a loan, and percent complete by line',
  }),
  cancelInspection: route.put('/inspections/cancel', 'borrower', draws.cancelInspection, {
    beyond: 'an own request that is not scheduled yet',
  }),
  inspectionPdf: route.get('/inspections/{id}/pdf', 'borrower', draws.printInspection, {
    beyond: 'an accepted report on paper',
  }),
  inspection: route.get('/inspections/{id}', 'borrower', draws.getInspection, {
    beyond: 'an inspection, with its report once it is accepted',
  }),
});
