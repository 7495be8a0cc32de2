import { operations as brokers } from '@groundwork/contract-brokers';
import { forwardingController, route } from '@groundwork/server-bff';

/** A broker's own record and fees. */
export const BrokersRoutes = forwardingController('Brokers', {
  brokerOfUser: route.get('/brokers/user/{id}', 'broker', brokers.getBrokerOfUser),
  brokerByUserId: route.get('/brokers/byUserId/{id}', 'broker', brokers.getBrokerOfUser),
  broker: route.get('/brokers/{id}', 'broker', brokers.getBroker, {
    note: 'the public registration page reads what it needs of it by invitation only',
  }),
  updateBroker: route.put('/brokers/update', 'broker', brokers.updateBroker),
  feesOfBroker: route.get('/brokerfees/broker/{id}', 'broker', brokers.listFeesOfBroker),
});
