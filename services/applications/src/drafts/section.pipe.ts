import type { PipeTransform } from '@nestjs/common';
import { Problem } from '@groundwork/server-http';

/** The name of a section as the wizard has it: 'name', 'budget.<id of the property>'. */
export class SectionPipe implements PipeTransform<string, string> {
  transform(section: string): string {
    if (!/^[\w.-]{1,80}$/.test(section)) throw new Problem('resource.not_found');
    return section;
  }
}
