import type { components, paths } from '@groundwork/contract-bff-broker';
import { createApi } from '@groundwork/web-http';

/** The brokers' back end for front ends; every call of this area goes through it. */
export const api = createApi<paths>();

/** Base path of this area's calls: a file's link is relative to it. */
export const areaPath = '/api/broker';

type Schemas = components['schemas'];

/** Shapes of the contract under the names that this area uses. */
export type Broker = Schemas['brokers_BrokerDto'];
export type BrokerUpdate = Schemas['brokers_UpdateBrokerDto'];
export type Agreement = Schemas['brokers_AgreementDto'];
export type AgreementDetails = Schemas['brokers_AgreementDetailsDto'];
export type NewAgreement = Schemas['brokers_CreateAgreementDto'];
export type AgreementPreview = Schemas['brokers_PreviewAgreementDto'];
export type AgreementSignature = Schemas['brokers_SignAgreementDto'];
export type AgreementText = Schemas['brokers_AgreementTextDto'];
export type FeeLedger = Schemas['brokers_FeeLedgerDto'];
export type IccaMaster = Schemas['agreements_IccaMasterDto'];
