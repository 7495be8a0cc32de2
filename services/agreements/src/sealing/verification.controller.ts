import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { VerifiedPaperDto, VerifyPaperDto } from './verification.dto.js';
import { VerifyPaper } from './verify-paper.query.js';

/** Whether a file is one that was signed here. */
@Controller('verifications')
export class VerificationController {
  constructor(private readonly verify: VerifyPaper) {}

  /** Public: whoever has the file knows what it says, and who has another one learns that it is another. */
  @Post()
  @HttpCode(200)
  @For('anonymous', 'borrower', 'broker', 'admin', 'super')
  @ApiOkResponse({ type: VerifiedPaperDto })
  verifyPaper(@Body() { paperHash }: VerifyPaperDto): Promise<VerifiedPaperDto> {
    return this.verify.execute(paperHash);
  }
}
