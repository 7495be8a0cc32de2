import { ApiPropertyOptional } from '@nestjs/swagger';
import { optionalId } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';

export class OfAdministratorDto {
  @ApiPropertyOptional({
    type: String,
    description: "An administrator's id, or 'all'; the caller where it is left out.",
  })
  @Follows((value) => (value === 'all' ? undefined : optionalId(value)))
  userId?: string;
}
