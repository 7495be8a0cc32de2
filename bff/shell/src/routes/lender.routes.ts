import { operations as notifications } from '@groundwork/contract-notifications';
import { forwardingController, route } from '@groundwork/server-bff';

/** How the lender shows itself, for every page, the sign-in page first. */
export const LenderRoutes = forwardingController('Lender', {
  theme: route.get('/lender/theme.css', 'public', notifications.getLenderTheme, {
    beyond: 'name and colours of the lender as a style sheet',
  }),
  logo: route.get('/lender/logo/{logoId}', 'public', notifications.getLenderLogo, {
    beyond: 'its logo under the hash of its bytes, PNG',
  }),
});
