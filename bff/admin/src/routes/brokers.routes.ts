import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as companies } from '@groundwork/contract-companies';
import { forwardingController, route } from '@groundwork/server-bff';

/** Broker management: records, invitations and standing. */
export const BrokersRoutes = forwardingController('Brokers', {
  allBrokers: route.get('/brokers', 'admin', brokers.listBrokers),
  /** The same list for selectors of deal entry. */
  brokersToChoose: route.get('/admin/getBrokers', 'admin', brokers.listBrokers),
  brokerOfUser: route.get('/brokers/user/{id}', 'admin', brokers.getBrokerOfUser),
  brokerByUserId: route.get('/brokers/byUserId/{id}', 'admin', brokers.getBrokerOfUser),
  brokerHistory: route.get('/brokers/history/{id}', 'admin', brokers.listBrokerHistory, {
    beyond: 'what happened to a broker, by whom and when',
  }),
  broker: route.get('/brokers/{id}', 'admin', brokers.getBroker, {
    note: 'the public registration page reads what it needs of it by invitation only',
  }),
  createBroker: route.post('/brokers/create', 'admin', brokers.createBroker),
  inviteBroker: route.post('/brokers/send/{id}', 'admin', brokers.inviteBroker, {
    note: 'the invitation; sets sentEmail',
  }),
  notifyRejection: route.post('/brokers/notify/reject', 'admin', brokers.noticeOfRejection),
  notifyDeactivation: route.post('/brokers/notify/deactivate', 'admin', brokers.noticeOfDeactivation),
  updateBroker: route.put('/brokers/update', 'admin', brokers.updateBroker),
  /** The catalogue has the update twice. */
  updateBrokerAsAdmin: route.post('/admin/updateBroker', 'admin', brokers.updateBroker),
  activateBroker: route.put('/brokers/activateBroker', 'admin', brokers.activateBroker),
  removeBroker: route.delete('/brokers/delete/{id}', 'admin', brokers.removeBroker),
  assignBroker: route.post('/admin/addBrokerToCompany', 'admin', companies.assignBroker),
});

/** Referral agreements of all brokers, and their decision. */
export const BrokerAgreementsRoutes = forwardingController('BrokerAgreements', {
  allAgreements: route.get('/brokeragreements', 'admin', brokers.listAgreements),
  agreementsOfBroker: route.get('/brokeragreements/broker/{id}', 'admin', brokers.listAgreementsOfBroker),
  agreementHistory: route.get('/brokeragreements/history/{id}', 'admin', brokers.listAgreementHistory, {
    beyond: 'what happened to a referral agreement',
  }),
  agreement: route.get('/brokeragreements/{id}', 'admin', brokers.getAgreement),
  createAgreementForExistingClient: route.post(
    '/brokeragreements/create/existing',
    'admin',
    brokers.createAgreementForExistingClient,
  ),
  createAgreementForNewClient: route.post('/brokeragreements/create/new', 'admin', brokers.createAgreementForNewClient),
  updateAgreement: route.put('/brokeragreements/update', 'admin', brokers.updateAgreement),
  acceptAgreement: route.post('/brokeragreements/accept', 'admin', brokers.acceptAgreement, {
    note: '{brokerAgreement,file}',
  }),
  agreementPaper: route.get('/brokeragreements/{id}/pdf', 'admin', brokers.getAgreementPaper, {
    beyond: 'the signed agreement with its certificate page, PDF',
  }),
  agreementText: route.get('/brokeragreements/{id}/text', 'admin', brokers.getAgreementText, {
    beyond: 'the agreement as it reads, for both sides the same',
  }),
  textToAccept: route.get('/brokeragreements/{id}/text/acceptance', 'admin', brokers.getTextToAccept, {
    beyond: 'what an administrator reads before signing',
  }),
  linkClient: route.put('/brokeragreements/client/{id}', 'admin', brokers.linkClient, {
    beyond: 'which company of the portal a new client became',
  }),
  rejectAgreement: route.post('/brokeragreements/reject', 'admin', brokers.rejectAgreement),
  notifyNewAgreement: route.post('/brokeragreements/notify/new', 'admin', brokers.noticeOfNewAgreement),
  notifyUpdatedAgreement: route.post('/brokeragreements/notify/update', 'admin', brokers.noticeOfUpdatedAgreement),
  removeAgreement: route.delete('/brokeragreements/delete/{id}', 'admin', brokers.removeAgreement),
});

export const BrokerFeesRoutes = forwardingController('BrokerFees', {
  allFees: route.get('/brokerfees', 'admin', brokers.listFees),
  feesOfBroker: route.get('/brokerfees/broker/{id}', 'admin', brokers.listFeesOfBroker),
  createFee: route.post('/brokerfees/create', 'admin', brokers.createFee),
  updateFee: route.post('/brokerfees/update', 'admin', brokers.updateFee),
  removeFee: route.delete('/brokerfees/delete', 'admin', brokers.removeFee),
  feeLedger: route.get('/brokerfees/ledger', 'admin', brokers.listFeeEntries, {
    beyond: 'what agreements have earned, loan by loan',
  }),
  feeLedgerOfBroker: route.get('/brokerfees/ledger/{id}', 'admin', brokers.listFeeEntriesOfBroker, {
    beyond: 'the ledger of one broker',
  }),
  feeStatement: route.get('/brokerfees/statement/{id}/pdf', 'admin', brokers.printFeeStatement, {
    beyond: 'the statement of a broker, PDF',
  }),
  feeStatementCsv: route.get('/brokerfees/statement/{id}/csv', 'admin', brokers.exportFeeStatement, {
    beyond: 'the same as CSV',
  }),
  approveFee: route.post('/brokerfees/approve', 'admin', brokers.approveFee, { beyond: '{id,version}: may be paid' }),
  payFee: route.post('/brokerfees/pay', 'admin', brokers.payFee, { beyond: '{id,version,paidOn,reference}: was paid' }),
  reverseFee: route.post('/brokerfees/reverse', 'admin', brokers.reverseFee, {
    beyond: '{id,version,reason}: taken back',
  }),
  dealsOfBroker: route.get('/brokerdeals/{id}', 'admin', brokers.listDealsOfBroker, {
    beyond: "where the deals of a broker's clients stand",
  }),
});
