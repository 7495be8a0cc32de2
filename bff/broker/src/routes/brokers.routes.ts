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
  feeLedger: route.get('/brokerfees/ledger/{id}', 'broker', brokers.listFeeEntriesOfBroker, {
    beyond: 'what the agreements of the broker have earned, loan by loan',
  }),
  feeStatement: route.get('/brokerfees/statement/{id}/pdf', 'broker', brokers.printFeeStatement, {
    beyond: 'the statement of the broker, PDF',
  }),
  feeStatementCsv: route.get('/brokerfees/statement/{id}/csv', 'broker', brokers.exportFeeStatement, {
    beyond: 'the same as CSV',
  }),
  deals: route.get('/brokerdeals/{id}', 'broker', brokers.listDealsOfBroker, {
    beyond: "where the deals of the broker's clients stand",
  }),
});
