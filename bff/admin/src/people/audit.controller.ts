import { Controller, Get } from '@nestjs/common';
import { operations as identity } from '@groundwork/contract-identity';
import { Forward } from '@groundwork/server-bff';

@Controller('audit')
export class AuditController {
  @Get()
  @Forward(identity.readAudit)
  audit(): void {}
}
