import { correctionRecord } from '@groundwork/domain-draws';
import { recordDto } from '@groundwork/server-http';

export class CorrectFundedDto extends recordDto(correctionRecord) {}
