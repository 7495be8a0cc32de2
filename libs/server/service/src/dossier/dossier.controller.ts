import { Readable } from 'node:stream';
import { Controller, Get, Inject, Param, ParseUUIDPipe, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CurrentActor, For, mayHaveDossier, subjectKinds } from '@groundwork/server-auth';
import type { Actor, DossierCount, DossierSubject } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { DossierReader } from './dossier-reader.js';

function subjectFor(actor: Actor, named: string, id: string): DossierSubject {
  const kind = subjectKinds.find((each) => each === named);
  if (!kind) throw new Problem('resource.not_found');
  if (!mayHaveDossier(actor, { kind, id })) throw new Problem('access.denied');
  return { kind, id };
}

/** At the shell everybody asks for what is their own. */
const isOwn = ({ caller }: Actor): boolean => caller === 'bff-shell';

/** Everything that the service keeps of a company or a person (docs/adr/0104); no BFF passes it on but as a part of an export. */
@ApiExcludeController()
@For('borrower', 'broker', 'admin', 'super')
@Controller('internal/dossiers')
export class DossierController {
  constructor(@Inject(DossierReader) private readonly reader: DossierReader) {}

  @Get(':kind/:id')
  countDossier(
    @CurrentActor() actor: Actor,
    @Param('kind') kind: string,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<DossierCount> {
    return this.reader.count(subjectFor(actor, kind, id), isOwn(actor));
  }

  /** JSON, a line each. */
  @Get(':kind/:id/rows')
  readDossier(
    @CurrentActor() actor: Actor,
    @Param('kind') kind: string,
    @Param('id', ParseUUIDPipe) id: string,
  ): StreamableFile {
    return new StreamableFile(Readable.from(this.reader.lines(subjectFor(actor, kind, id), isOwn(actor))), {
      type: 'text/plain; charset=utf-8',
    });
  }
}
