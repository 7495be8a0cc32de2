import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { BookRepository } from './book.repository.js';
import { Book } from './book.service.js';
import { BorrowerNameEntity } from './borrower-name.entity.js';
import { BorrowerNames } from './borrower-names.service.js';
import { ExportPlaces } from './export-places.service.js';
import { PortfolioController } from './portfolio.controller.js';

export const portfolioEntities = [BorrowerNameEntity];

/** All loans together, in figures. It reads what other rooms keep and changes nothing. */
@Module({
  controllers: [PortfolioController],
  providers: [BookRepository, Book, BorrowerNames, ExportPlaces, ...useCasesOf(PortfolioController)],
})
export class PortfolioModule {}
