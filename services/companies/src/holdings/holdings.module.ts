import { Module } from '@nestjs/common';
import { HoldingRepository } from './holding.repository.js';

@Module({ providers: [HoldingRepository], exports: [HoldingRepository] })
export class HoldingsModule {}
