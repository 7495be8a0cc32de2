import { ApiPropertyOptional } from '@nestjs/swagger';
import { shared } from '@groundwork/domain-messages';
import { isId } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';

/** Most administrators whose lists are read at once. */
const mostPersons = 50;

/** What stands for no administrator in a list of them. */
export const NOBODY = 'nobody';

const someAdministrators = (value: unknown): string | undefined => {
  if (value === undefined || value === 'all') return undefined;
  const names = typeof value === 'string' ? value.split(',') : [];
  const isList = names.length > 0 && names.length <= mostPersons;
  return isList && names.every((name) => name === NOBODY || isId(name)) ? undefined : shared.fieldRequired;
};

export class AdministratorsDto {
  @ApiPropertyOptional({
    type: String,
    description: `Ids of administrators with commas between them, at most ${mostPersons}, '${NOBODY}' for what is nobody's, or 'all'; the caller where it is left out.`,
  })
  @Follows(someAdministrators)
  userId?: string;
}

/** The ids that a list names, undefined for everybody; '' for nobody. */
export function administratorsOf(userId: string | undefined, caller: string): readonly string[] | undefined {
  if (userId === 'all') return undefined;
  return (userId ?? caller).split(',').map((name) => (name === NOBODY ? '' : name));
}
