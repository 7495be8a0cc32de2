import { operations as agreements } from '@groundwork/contract-agreements';
import { operations as brokers } from '@groundwork/contract-brokers';
import { forwardingController, route } from '@groundwork/server-bff';

/** Referral agreements of the broker. */
export const BrokerAgreementsRoutes = forwardingController('BrokerAgreements', {
  createForExistingClient: route.post(
    '/brokeragreements/create/existing',
    'broker',
    brokers.createAgreementForExistingClient,
  ),
  createForNewClient: route.post('/brokeragreements/create/new', 'broker', brokers.createAgreementForNewClient),
  notifyNew: route.post('/brokeragreements/notify/new', 'broker', brokers.noticeOfNewAgreement),
  notifyUpdate: route.post('/brokeragreements/notify/update', 'broker', brokers.noticeOfUpdatedAgreement),
  deleteAgreement: route.delete('/brokeragreements/delete/{id}', 'broker', brokers.removeAgreement),
  updateAgreement: route.put('/brokeragreements/update', 'broker', brokers.updateAgreement),
  signAgreement: route.post('/brokeragreements/sign', 'broker', brokers.signAgreement, {
    beyond: 'the broker’s signature under terms that the lender made or changed',
  }),
  agreementsOfBroker: route.get('/brokeragreements/broker/{id}', 'broker', brokers.listAgreementsOfBroker),
  previewText: route.post('/brokeragreements/text', 'broker', brokers.previewAgreementText, {
    beyond: 'the agreement as it will be kept, before it is signed',
  }),
  agreementPaper: route.get('/brokeragreements/{id}/pdf', 'broker', brokers.getAgreementPaper, {
    beyond: 'the signed agreement with its certificate page, PDF',
  }),
  agreementText: route.get('/brokeragreements/{id}/text', 'broker', brokers.getAgreementText, {
    beyond: 'the agreement as it reads, for both sides the same',
  }),
  agreement: route.get('/brokeragreements/{id}', 'broker', brokers.getAgreement),
});

/** The master that a referral agreement is rendered from. */
export const IccaMastersRoutes = forwardingController('IccaMasters', {
  latestIcca: route.get('/iccaagreementmaster/latest', 'broker', agreements.getLatestIccaMaster),
  iccaVersion: route.get('/iccaagreementmaster/version/{version}', 'broker', agreements.getIccaVersion),
});
