import { operations as draws } from '@groundwork/contract-draws';
import { operations as files } from '@groundwork/contract-files';
import { forwardingController, route } from '@groundwork/server-bff';

/** The report of an inspection is written by whoever has its link; the token stands in the body. */
export const InspectionLinkRoutes = forwardingController('InspectionLink', {
  openInspection: route.post('/inspection/open', 'public', draws.openInspection, {
    beyond: '{token}: what the report of an inspection needs',
  }),
  inspectorPhotograph: route.post('/inspection/photo', 'public', files.uploadInspectorPhotograph, {
    beyond: 'multipart {token,type,file}: a photograph of that report',
  }),
  reportByLink: route.post('/inspection/report', 'public', draws.reportByLink, {
    beyond: '{token} and a report: the named inspector hands it in',
  }),
});
