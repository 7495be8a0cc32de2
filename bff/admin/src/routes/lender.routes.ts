import { operations as notifications } from '@groundwork/contract-notifications';
import { forwardingController, route } from '@groundwork/server-bff';

/** How the lender shows itself and what its letters say: read by every administrator, changed by a super administrator. */
export const LenderRoutes = forwardingController('Lender', {
  lender: route.get('/lender', 'admin', notifications.listLender, {
    beyond: 'name, logo and colours, the newest first',
  }),
  saveLender: route.put('/lender', 'super', notifications.saveLender, { beyond: 'the next version' }),
  letterTexts: route.get('/lettertexts', 'admin', notifications.listLetterTexts, {
    beyond: 'every letter with its words and its placeholders',
  }),
  letterTextVersions: route.get('/lettertexts/{name}/versions', 'admin', notifications.listLetterTextVersions, {
    beyond: 'what its words have been, the newest first',
  }),
  saveLetterText: route.put('/lettertexts', 'super', notifications.saveLetterText, {
    beyond: 'the next version; words null: as it came with the portal',
  }),
  previewLetter: route.post('/lettertexts/preview', 'admin', notifications.previewLetter, {
    beyond: 'the words that were typed, with samples; nothing is kept',
  }),
});
