import type { components } from '@groundwork/contract-bff-shell';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import type { SecondFactorProof } from './session.types.js';

export type SecondFactorState = components['schemas']['identity_SecondFactorDto'];
export type Enrolment = components['schemas']['identity_EnrolmentDto'];
export type Device = components['schemas']['identity_DeviceDto'];

/** The own password, and where the second factor is on a proof of it. */
export type OwnProof = { password: string } & Partial<SecondFactorProof>;

export const fetchSecondFactor = (): Promise<SecondFactorState> => unwrap(api.GET('/api/shell/account/second-factor'));

export const enrol = (body: OwnProof): Promise<Enrolment> =>
  unwrap(api.POST('/api/shell/account/second-factor/enrol', { body }));

const codesOf = async (call: Promise<{ recoveryCodes: string[] }>): Promise<string[]> => (await call).recoveryCodes;

export const confirmEnrolment = (challenge: string, code: string): Promise<string[]> =>
  codesOf(unwrap(api.POST('/api/shell/account/second-factor/confirm', { body: { challenge, code } })));

export const renewCodes = (password: string): Promise<string[]> =>
  codesOf(unwrap(api.POST('/api/shell/account/second-factor/recovery-codes', { body: { password } })));

export const turnOff = (body: OwnProof) => api.DELETE('/api/shell/account/second-factor', { body });

export const fetchDevices = (): Promise<Device[]> => unwrap(api.GET('/api/shell/account/devices'));

export const endDevice = (id: string) => api.DELETE('/api/shell/account/devices/{id}', { params: { path: { id } } });

export const endOtherDevices = () => api.DELETE('/api/shell/account/devices');

/** Proves again who is signed in: what is sensitive is taken for a while from now on. */
export const renewProof = (body: OwnProof) => api.POST('/api/shell/account/proof', { body });

/** Everything that the portal keeps of who is signed in, as a zip that comes while it is made. */
export const fetchOwnDossier = (signal: AbortSignal): Promise<ReadableStream<Uint8Array>> =>
  unwrap(api.POST('/api/shell/account/dossier', { parseAs: 'stream', signal }));
