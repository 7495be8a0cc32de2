import type { FileType } from '@groundwork/domain-files';

/** Where the company's documents have their place; the others stand with its closing documents. */
const places: Partial<Record<FileType, string>> = {
  tax_return: '/financial',
  financial_statement: '/financial',
  bank_statement: '/financial',
  orgdocuments: '/setupCompany/1',
  s1: '/setupCompany/4',
  resume: '/setupCompany/8',
  companyLogo: '/account',
};

export const placeOfDocument = (fileType: FileType): string => places[fileType] ?? '/closing';
