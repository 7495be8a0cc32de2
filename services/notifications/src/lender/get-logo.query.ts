import { Injectable } from '@nestjs/common';
import { found } from '@groundwork/server-http';
import { LenderRepository } from './lender.repository.js';

/** A logo under its hash. */
@Injectable()
export class GetLogo {
  constructor(private readonly lender: LenderRepository) {}

  async execute(id: string): Promise<Buffer> {
    return Buffer.from(found(await this.lender.logo(id), 'The logo').content, 'base64');
  }
}
