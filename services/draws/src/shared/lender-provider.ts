import { operations as notifications } from '@groundwork/contract-notifications';
import { Lender, ServiceClients } from '@groundwork/server-service';

/** Who knows what the lender is called. */
export const lenderProvider = {
  provide: Lender,
  inject: [ServiceClients],
  useFactory: (services: ServiceClients) => new Lender(() => services.call(notifications.getLenderFacts)),
};
