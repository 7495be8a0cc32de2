import { operations as draws } from '@groundwork/contract-draws';
import { forwardingController, route } from '@groundwork/server-bff';

/** Inspections of construction, which the specification names as what a held line waits for. */
export const InspectionRoutes = forwardingController('Inspection', {
  requestInspection: route.post('/inspections', 'admin', draws.requestInspection, {
    beyond: 'the lender asks for an inspection',
    machine: true,
  }),
  inspections: route.get('/inspections', 'admin', draws.listInspections, { beyond: 'what is under way' }),
  inspectionsOfLoan: route.get('/inspections/loan/{applicationId}', 'admin', draws.getLoanInspections, {
    beyond: 'inspections of a loan, and percent complete by line',
  }),
  scheduleInspection: route.put('/inspections/schedule', 'admin', draws.scheduleInspection, {
    beyond: 'date and inspector',
    machine: true,
  }),
  reportInspection: route.put('/inspections/report', 'admin', draws.reportInspection, {
    beyond: 'what was found on the site',
  }),
  acceptInspection: route.put('/inspections/accept', 'admin', draws.acceptInspection, {
    beyond: 'its percentages count from then on',
  }),
  returnInspection: route.put('/inspections/return', 'admin', draws.returnInspection, {
    beyond: 'a report that lacks something',
  }),
  cancelInspection: route.put('/inspections/cancel', 'admin', draws.cancelInspection, {
    beyond: 'an inspection that is not needed',
  }),
  sendInspectionLink: route.put('/inspections/sendLink', 'admin', draws.sendInspectionLink, {
    beyond: 'a named inspector gets a letter with a link',
  }),
  revokeInspectionLink: route.put('/inspections/revokeLink', 'admin', draws.revokeInspectionLink, {
    beyond: 'the link opens nothing any more',
  }),
  setInspectionCaps: route.put('/inspections/caps', 'admin', draws.setInspectionCaps, {
    beyond: 'whether inspections cap the draws of a loan',
  }),
  inspectionPdf: route.get('/inspections/{id}/pdf', 'admin', draws.printInspection, { beyond: 'the report on paper' }),
  inspection: route.get('/inspections/{id}', 'admin', draws.getInspection, {
    beyond: 'an inspection with its reports',
  }),
});
