import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import type { Answer, Neighbour, ServiceHarness, TestActor, TestOverrides } from '@groundwork/server-testkit';
import { aNeighbour, startService } from '@groundwork/server-testkit';
import type { FileUploadDto } from '../files/file.dto.js';
import { service } from '../index.js';
import type { FilePart } from './multipart.js';
import { form, multipartHeaders } from './multipart.js';
import { aBucket } from './bucket.js';

export interface FilesHarness extends ServiceHarness {
  /** An application of a company with its properties, known to the applications service. */
  anApplication(companyId: string, propertyIds?: readonly string[]): string;
  /** Its properties from now on, and where it stands; no properties for an application that is gone. */
  haveProperties(
    applicationId: string,
    companyId: string,
    propertyIds: readonly string[] | undefined,
    status?: ApplicationStatus,
  ): void;
  /** Who the companies service says belong to a company; whoever it was not told of has nobody. */
  belongTo(companyId: string, ...personIds: readonly string[]): void;
  /** A broker whose invitation the brokers service takes for good, until `close` is called. */
  anInvitedBroker(): { id: string; close(): void };
  /** An inspection whose link the draws service takes for good, until `close` is called. */
  anInspectorLink(): { applicationId: string; companyId: string; sentBy: string; close(): void };
  /** What the draws service was asked. */
  drawCalls: Neighbour['received'];
  /** What the brokers service was asked. */
  brokerCalls: Neighbour['received'];
  upload(
    actor: TestActor,
    parentType: string,
    fields: Readonly<Record<string, string>>,
    file?: FilePart,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<FileUploadDto>>;
  /** Every file in the storage, whole or half: a bucket's uploads in parts that are neither complete nor given up too. */
  stored(): string[];
}

/** What the bytes of files may lie in. */
export const storageKinds = ['disk', 'bucket'] as const;

/** The service with its storage, beside an applications service that answers. */
export async function startFiles(
  overrides: TestOverrides = {},
  kind: (typeof storageKinds)[number] = 'disk',
): Promise<FilesHarness> {
  const bucket = kind === 'bucket' ? await aBucket() : undefined;
  const inBucket = bucket && {
    storage: {
      kind: 's3' as const,
      endpoint: bucket.url,
      region: 'us-east-1',
      bucket: 'groundwork',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
  };
  const applications = await aNeighbour();
  const brokers = await aNeighbour();
  const companies = await aNeighbour();
  const draws = await aNeighbour();
  const harness = await startService(service, {
    services: { applications: applications.url, brokers: brokers.url, companies: companies.url, draws: draws.url },
    ...inBucket,
    ...overrides,
  });
  const { storage } = harness.options;
  const haveProperties: FilesHarness['haveProperties'] = (id, companyId, propertyIds, status = 'awaiting') =>
    void applications.answers.set(
      `/internal/applications/${id}/owner`,
      propertyIds && {
        companyId,
        status,
        propertyIds,
        propertyTitles: propertyIds.map((_id, index) => `${index + 1} Elm`),
      },
    );
  return {
    ...harness,
    haveProperties,
    anApplication(companyId, propertyIds = []) {
      const id = randomUUID();
      haveProperties(id, companyId, propertyIds);
      return id;
    },
    belongTo(companyId, ...personIds) {
      companies.answers.set(`/internal/companies/${companyId}/parties`, { personIds, contractorIds: [] });
    },
    brokerCalls: brokers.received,
    anInvitedBroker() {
      const id = randomUUID();
      const path = `/internal/brokers/${id}/invitation`;
      brokers.answers.set(path, {});
      return { id, close: () => void brokers.answers.delete(path) };
    },
    drawCalls: draws.received,
    anInspectorLink() {
      const path = '/internal/inspection-link/photograph';
      const admission = { applicationId: randomUUID(), companyId: randomUUID(), sentBy: randomUUID() };
      draws.answers.set(path, admission);
      return { ...admission, close: () => void draws.answers.delete(path) };
    },
    upload: (actor, parentType, fields, file, headers) =>
      harness
        .as(actor)
        .call('POST', `/files/${parentType}`, form(fields, file), { headers: { ...multipartHeaders, ...headers } }),
    stored: () =>
      bucket
        ? [...[...bucket.objects.keys()].map((path) => path.split('/').at(-1) ?? ''), ...bucket.open.keys()]
        : storage.kind === 'disk'
          ? readdirSync(storage.directory, { recursive: true, withFileTypes: true }).flatMap((entry) =>
              entry.isFile() ? [entry.name] : [],
            )
          : [],
    async close() {
      await harness.close();
      await applications.close();
      await brokers.close();
      await companies.close();
      await draws.close();
      await bucket?.close();
    },
  };
}
