import { Injectable } from '@nestjs/common';
import { found } from '@groundwork/server-http';
import type { TermSheetFiguresDto } from '../application.dto.js';
import type { PropertyRecord } from '../domain/application-record.js';
import { ApplicationRepository } from '../persistence/application.repository.js';

/** Whose an application is and what its term sheet tells of it: the agreements service fills the sheet with it. */
@Injectable()
export class GetTermSheetFigures {
  constructor(private readonly reader: ApplicationRepository) {}

  async execute(id: string): Promise<TermSheetFiguresDto> {
    const application = found(await this.reader.find(id), 'The application');
    const { id: applicationId, projectNumber, companyId, userId, status, loanType, name, lineOfCredit } = application;
    const { propertyType, intendedPurpose, details, properties } = application;
    return {
      applicationId,
      projectNumber,
      companyId,
      userId,
      status,
      loanType,
      name,
      lineOfCredit,
      propertyType,
      intendedPurpose,
      brokerName: details.brokerName ?? null,
      requestedAmount: details.requestedLoanAmount ?? null,
      properties: properties.map(propertyFigures),
    };
  }
}

function propertyFigures({ street, city, state, zipCode, budgetTotal, details }: PropertyRecord) {
  const { propertyType, numberOfUnits, purchaseAmount, expectedListingPrice } = details;
  return {
    street,
    city,
    state,
    zipCode,
    propertyType: propertyType ?? null,
    numberOfUnits: numberOfUnits ?? null,
    purchaseAmount: purchaseAmount ?? null,
    expectedListingPrice: expectedListingPrice ?? null,
    budgetTotal,
  };
}
