import { Inject, Injectable, Logger, StreamableFile } from '@nestjs/common';
import { operations as files } from '@groundwork/contract-files';
import { operations as identity } from '@groundwork/contract-identity';
import { contentDisposition } from '@groundwork/domain-files';
import { systemClock } from '@groundwork/domain-time';
import { dossierPath, pathOf } from '@groundwork/server-auth';
import type { DossierCount, DossierSubject } from '@groundwork/server-auth';
import { serviceNames } from '@groundwork/server-config';
import type { BffOptions, ServiceName } from '@groundwork/server-config';
import { liftDeadline, Places, Problem, ReaderGone, ReaderStopped, ZipStream } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';
import { BFF_OPTIONS } from '../define-bff.js';
import { ServiceGateway } from '../service-gateway.js';
import { writeRows } from './dossier-rows.js';
import type { DossierFile } from './dossier-rows.js';
import { manifestOf } from './manifest.js';

/** More rows than these are no export for a browser. */
export const mostRows = 500_000;
/** Up to so many bytes together the uploaded files are in it; beyond, their list with sizes and hashes is. */
export const mostFileBytes = 250 * 1024 * 1024;

/** Who or what everything is asked of, first the one that it is called after. */
export interface ExportOf {
  readonly name: string;
  readonly subjects: readonly [DossierSubject, ...DossierSubject[]];
}

/** What one service has of one subject. */
export interface Part {
  readonly subject: DossierSubject;
  readonly service: ServiceName;
  readonly count: DossierCount;
}

/**
 * Everything that all services keep of a company or a person, as one zip that is read while it is made (docs/adr/0104). All services are
 * asked before the first byte: one that is away is an error and no hole. What breaks afterwards breaks the answer off.
 */
@Injectable()
export class DossierExport {
  private readonly log = new Logger(DossierExport.name);
  private readonly places = new Places(1);

  constructor(
    @Inject(BFF_OPTIONS) private readonly options: BffOptions,
    @Inject(ServiceGateway) private readonly services: ServiceGateway,
  ) {}

  async open(request: FastifyRequest, about: ExportOf): Promise<StreamableFile> {
    const giveBack = this.places.take(request.user?.sub ?? '');
    if (!giveBack) throw new Problem('export.running');
    try {
      const parts = await this.countAll(request, about);
      const [{ kind, id }] = about.subjects;
      await this.services.call(request, identity.recordExport, { body: { kind, id, name: about.name } });
      const zip = new ZipStream((this.options.clock ?? systemClock).now());
      liftDeadline();
      void this.fill(zip, request, about, parts).finally(giveBack);
      return new StreamableFile(zip.stream, {
        type: 'application/zip',
        disposition: contentDisposition(`${about.name}.zip`),
      });
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  private async countAll(request: FastifyRequest, { subjects }: ExportOf): Promise<Part[]> {
    const parts = await Promise.all(
      subjects.flatMap((subject) =>
        serviceNames.map(async (service): Promise<Part> => {
          const token = this.services.tokenFor(request, service);
          const client = this.services.client(service);
          return { subject, service, count: await client.call<DossierCount>('GET', dossierPath(subject), { token }) };
        }),
      ),
    );
    const rows = parts.flatMap(({ count }) => count.tables).reduce((sum, table) => sum + table.rows, 0);
    if (rows > mostRows) throw new Problem('export.too_large');
    return parts;
  }

  private async fill(zip: ZipStream, request: FastifyRequest, about: ExportOf, parts: readonly Part[]): Promise<void> {
    try {
      const found = new Map<string, DossierFile>();
      const rows = new Map<string, number>();
      for (const { subject, service } of parts) {
        const answer = await this.read(request, service, `${dossierPath(subject)}/rows`);
        const written = await writeRows(zip, `${subject.kind}/${service}`, answer);
        for (const file of written.files) found.set(file.id, file);
        for (const [name, count] of written.rows) rows.set(name, count);
      }
      const all = [...found.values()];
      const hasFiles = all.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) <= mostFileBytes;
      if (hasFiles) for (const file of all) await this.addFile(zip, request, file);
      const madeAt = (this.options.clock ?? systemClock).now().toISOString();
      await zip.add(
        'contents.json',
        `${JSON.stringify(manifestOf({ about, parts, rows, madeAt, hasFiles }), null, 2)}\n`,
      );
      zip.close();
    } catch (error) {
      if (error instanceof ReaderStopped) this.log.warn(error.message);
      else if (!(error instanceof ReaderGone)) this.log.error(error);
      zip.fail(error as Error);
    }
  }

  private async addFile(zip: ZipStream, request: FastifyRequest, { id, userFileName }: DossierFile): Promise<void> {
    const { uri } = await this.services.call(request, files.getFileLink, { params: { id } });
    const token = new URLSearchParams(uri.split('?')[1]).get('token') ?? '';
    const content = await this.read(
      request,
      'files',
      pathOf(files.getFileContent, { params: { id }, query: { token } }),
    );
    const entry = zip.entry(`files/${id}/${userFileName.replaceAll(/[/\\]|^\.+$/g, '_')}`, { stored: true });
    for await (const chunk of content) await entry.write(chunk as Buffer);
    await entry.end();
  }

  private async read(request: FastifyRequest, service: ServiceName, path: string) {
    const { statusCode, body } = await this.services.client(service).request(
      {
        method: 'GET',
        path,
        headers: {
          authorization: `Bearer ${this.services.tokenFor(request, service)}`,
          'x-correlation-id': request.id,
        },
      },
      'streams',
    );
    if (statusCode === 200) return body;
    await body.dump();
    throw new Problem('upstream.unavailable', `The ${service} service answered ${statusCode}.`);
  }
}
