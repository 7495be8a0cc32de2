import { randomUUID } from 'node:crypto';
import type { EventPayloads, EventType } from '@groundwork/domain-events';
import type { Answer, Neighbour, ServiceHarness, TestActor, TestOverrides } from '@groundwork/server-testkit';
import { aNeighbour, nobody, startService } from '@groundwork/server-testkit';
import { Database } from '@groundwork/server-data';
import { AccountEntity } from '../accounts/persistence/account.entity.js';
import { service } from '../index.js';
import type { ConfirmationDto } from '../registration/registration.dto.js';

export const password = 'Tx7!builders-yard';
export const esignMasterId = randomUUID();
export const acceptanceId = randomUUID();

export interface Link {
  readonly userId: string;
  readonly code: string;
}

/** Identity with the neighbours that a registration needs. */
export interface Scene {
  readonly harness: ServiceHarness;
  readonly agreements: Neighbour;
  readonly companies: Neighbour;
  readonly brokers: Neighbour;
  close(): Promise<void>;
}

export async function startScene(overrides: TestOverrides = {}): Promise<Scene> {
  const [agreements, companies, brokers] = await Promise.all([aNeighbour(), aNeighbour(), aNeighbour()]);
  const harness = await startService(service, {
    services: { agreements: agreements.url, companies: companies.url, brokers: brokers.url },
    ...overrides,
  });
  return {
    harness,
    agreements,
    companies,
    brokers,
    async close() {
      await harness.close();
      await Promise.all([agreements.close(), companies.close(), brokers.close()]);
    },
  };
}

/** The portal has e-sign terms and can record their acceptance. */
export function withTerms({ agreements }: Scene): void {
  agreements.away = false;
  agreements.answers.set('/esign-masters/latest', { id: esignMasterId, version: 1 });
  agreements.answers.set('/internal/esign-acceptances', { id: acceptanceId });
  agreements.received.length = 0;
}

export function aCompany({ companies }: Scene, organizationName = 'Gulf Coast Builders'): string {
  const companyId = randomUUID();
  companies.answers.set(`/internal/companies/${companyId}`, { companyId, organizationName });
  return companyId;
}

let addresses = 0;
/** Somebody of a network of its own, so that tests do not wait for each other. */
export const somebody = (): TestActor => ({
  ...nobody,
  address: `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`,
});
export const anEmail = (): string => `${randomUUID().slice(-12)}@harbor.example`;

export const post = <T = Record<string, unknown>>(
  scene: Scene,
  actor: TestActor,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<T>> => scene.harness.as(actor).call<T>('POST', path, body, { headers });

/** What events of a type told of an address, oldest first: the letters that it was sent. */
export const lettersTo = async <T extends EventType>(
  scene: Scene,
  type: T,
  email: string,
): Promise<EventPayloads[T][]> =>
  (await scene.harness.sent(type))
    .map((event) => event.payload)
    .filter((payload) => (payload as { email?: string }).email === email);

export async function newest<T extends EventType>(scene: Scene, type: T, email: string): Promise<EventPayloads[T]> {
  const letter = (await lettersTo(scene, type, email)).at(-1);
  if (!letter) throw new Error(`There is no ${type} for ${email}.`);
  return letter;
}

export async function register(
  scene: Scene,
  email: string = anEmail(),
  more: object = {},
  actor: TestActor = somebody(),
): Promise<EventPayloads['user.confirmation_requested']> {
  const answer = await post(scene, actor, '/registrations', { email, firstName: 'Ana', lastName: 'Reyes', ...more });
  if (answer.status !== 200) throw new Error(`The registration was answered ${answer.status}: ${answer.text}`);
  return newest(scene, 'user.confirmation_requested', email);
}

export const confirmation = (link: Link, more: object = {}): object => ({
  id: link.userId,
  token: link.code,
  password,
  mobile: '( 713 ) - 555 - 0142',
  canSendMessages: true,
  commercialPurpose: true,
  esignMasterId,
  signature: 'ANA REYES',
  ...more,
});

export const confirm = (
  scene: Scene,
  link: Link,
  more: object = {},
  headers: Record<string, string> = {},
): Promise<Answer<ConfirmationDto>> =>
  post<ConfirmationDto>(scene, somebody(), '/registrations/confirmation', confirmation(link, more), headers);

export const signInAs = (
  scene: Scene,
  email: string,
  word: string = password,
): Promise<Answer<Record<string, unknown>>> => post(scene, somebody(), '/sessions', { email, password: word });

/** Somebody who has registered and confirmed. */
export async function aMember(scene: Scene, email: string = anEmail()): Promise<{ email: string; userId: string }> {
  const link = await register(scene, email);
  const answer = await confirm(scene, link);
  if (answer.status !== 200) throw new Error(`The confirmation was answered ${answer.status}: ${answer.text}`);
  return { email, userId: link.userId };
}

/** The account with an address, as it is stored. */
export const accountOf = ({ harness }: Scene, email: string): Promise<AccountEntity | null> =>
  harness.service.app.get(Database).reading.manager.findOneBy(AccountEntity, { email });
