// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
import type { operations as Contract } from './schema.js';

interface Operation<Id extends keyof Contract> {
  readonly service: 'brokers';
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  /** What the contract says of it: there for the type checker, never a value. */
  readonly contract?: Contract[Id];
}

export const operations: { readonly [Id in keyof Contract]: Operation<Id> } = {
  acceptAgreement: { service: 'brokers', id: 'acceptAgreement', method: 'POST', path: '/broker-agreements/acceptances' },
  activateBroker: { service: 'brokers', id: 'activateBroker', method: 'PUT', path: '/brokers/activation' },
  approveFee: { service: 'brokers', id: 'approveFee', method: 'POST', path: '/broker-fee-ledger/approvals' },
  checkBrokerInvitation: { service: 'brokers', id: 'checkBrokerInvitation', method: 'POST', path: '/internal/brokers/{id}/invitation' },
  createAgreementForExistingClient: { service: 'brokers', id: 'createAgreementForExistingClient', method: 'POST', path: '/broker-agreements/existing' },
  createAgreementForNewClient: { service: 'brokers', id: 'createAgreementForNewClient', method: 'POST', path: '/broker-agreements/new' },
  createBroker: { service: 'brokers', id: 'createBroker', method: 'POST', path: '/brokers' },
  createFee: { service: 'brokers', id: 'createFee', method: 'POST', path: '/broker-fees' },
  exportFeeStatement: { service: 'brokers', id: 'exportFeeStatement', method: 'GET', path: '/broker-fee-ledger/broker/{id}/statement.csv' },
  findBrokers: { service: 'brokers', id: 'findBrokers', method: 'GET', path: '/brokers/found' },
  getAgreement: { service: 'brokers', id: 'getAgreement', method: 'GET', path: '/broker-agreements/{id}' },
  getAgreementPaper: { service: 'brokers', id: 'getAgreementPaper', method: 'GET', path: '/broker-agreement-texts/{id}/pdf' },
  getAgreementText: { service: 'brokers', id: 'getAgreementText', method: 'GET', path: '/broker-agreement-texts/{id}' },
  getBroker: { service: 'brokers', id: 'getBroker', method: 'GET', path: '/brokers/{id}' },
  getBrokerOfUser: { service: 'brokers', id: 'getBrokerOfUser', method: 'GET', path: '/brokers/user/{id}' },
  getBrokerStanding: { service: 'brokers', id: 'getBrokerStanding', method: 'GET', path: '/internal/brokers/{id}/standing' },
  getInvitedBroker: { service: 'brokers', id: 'getInvitedBroker', method: 'GET', path: '/brokers/{id}/invitation' },
  getTextToAccept: { service: 'brokers', id: 'getTextToAccept', method: 'GET', path: '/broker-agreement-texts/{id}/acceptance' },
  inviteBroker: { service: 'brokers', id: 'inviteBroker', method: 'POST', path: '/brokers/{id}/invitation' },
  linkBrokerAccount: { service: 'brokers', id: 'linkBrokerAccount', method: 'POST', path: '/internal/brokers/{id}/registered' },
  linkClient: { service: 'brokers', id: 'linkClient', method: 'PUT', path: '/broker-agreements/{id}/client' },
  listAgreementHistory: { service: 'brokers', id: 'listAgreementHistory', method: 'GET', path: '/broker-agreements/{id}/history' },
  listAgreements: { service: 'brokers', id: 'listAgreements', method: 'GET', path: '/broker-agreements' },
  listAgreementsOfBroker: { service: 'brokers', id: 'listAgreementsOfBroker', method: 'GET', path: '/broker-agreements/broker/{id}' },
  listBrokerHistory: { service: 'brokers', id: 'listBrokerHistory', method: 'GET', path: '/brokers/{id}/history' },
  listBrokers: { service: 'brokers', id: 'listBrokers', method: 'GET', path: '/brokers' },
  listDealsOfBroker: { service: 'brokers', id: 'listDealsOfBroker', method: 'GET', path: '/broker-deals/broker/{id}' },
  listFeeEntries: { service: 'brokers', id: 'listFeeEntries', method: 'GET', path: '/broker-fee-ledger' },
  listFeeEntriesOfBroker: { service: 'brokers', id: 'listFeeEntriesOfBroker', method: 'GET', path: '/broker-fee-ledger/broker/{id}' },
  listFees: { service: 'brokers', id: 'listFees', method: 'GET', path: '/broker-fees' },
  listFeesOfBroker: { service: 'brokers', id: 'listFeesOfBroker', method: 'GET', path: '/broker-fees/broker/{id}' },
  noticeOfDeactivation: { service: 'brokers', id: 'noticeOfDeactivation', method: 'POST', path: '/brokers/notices/deactivation' },
  noticeOfNewAgreement: { service: 'brokers', id: 'noticeOfNewAgreement', method: 'POST', path: '/broker-agreements/notices/new' },
  noticeOfRejection: { service: 'brokers', id: 'noticeOfRejection', method: 'POST', path: '/brokers/notices/rejection' },
  noticeOfUpdatedAgreement: { service: 'brokers', id: 'noticeOfUpdatedAgreement', method: 'POST', path: '/broker-agreements/notices/update' },
  payFee: { service: 'brokers', id: 'payFee', method: 'POST', path: '/broker-fee-ledger/payments' },
  previewAgreementText: { service: 'brokers', id: 'previewAgreementText', method: 'POST', path: '/broker-agreement-texts' },
  printFeeStatement: { service: 'brokers', id: 'printFeeStatement', method: 'GET', path: '/broker-fee-ledger/broker/{id}/statement.pdf' },
  rejectAgreement: { service: 'brokers', id: 'rejectAgreement', method: 'POST', path: '/broker-agreements/rejections' },
  removeAgreement: { service: 'brokers', id: 'removeAgreement', method: 'DELETE', path: '/broker-agreements/{id}' },
  removeBroker: { service: 'brokers', id: 'removeBroker', method: 'DELETE', path: '/brokers/{id}' },
  removeFee: { service: 'brokers', id: 'removeFee', method: 'DELETE', path: '/broker-fees' },
  reverseFee: { service: 'brokers', id: 'reverseFee', method: 'POST', path: '/broker-fee-ledger/reversals' },
  reviewInvitedBroker: { service: 'brokers', id: 'reviewInvitedBroker', method: 'PUT', path: '/brokers/{id}/registration' },
  signAgreement: { service: 'brokers', id: 'signAgreement', method: 'POST', path: '/broker-agreements/signatures' },
  updateAgreement: { service: 'brokers', id: 'updateAgreement', method: 'PUT', path: '/broker-agreements' },
  updateBroker: { service: 'brokers', id: 'updateBroker', method: 'PUT', path: '/brokers' },
  updateFee: { service: 'brokers', id: 'updateFee', method: 'PUT', path: '/broker-fees' },
};
