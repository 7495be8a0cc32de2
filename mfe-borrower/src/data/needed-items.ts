import { neededNames } from '@groundwork/domain-files';
import { useApplication } from './applications.js';
import { useApplicationFiles, useCompanyFiles } from './files.js';
import { documentsFor, useLoanDocuments } from './loan-documents.js';
import { useBorrowerOwners } from './verification.js';

/**
 * What an application by its id still needs, by name: from its record, what its loan asks for, its files and its company's,
 * and the owners of the company; undefined until all are known.
 */
export function useNeededItems(id: string): { names: string[] | undefined; failed: boolean } {
  const companyFiles = useCompanyFiles();
  const [application, files, owners] = [useApplication(id), useApplicationFiles(id), useBorrowerOwners()];
  const documents = useLoanDocuments();
  const names =
    application.data &&
    documents.data &&
    files.data &&
    companyFiles.data &&
    owners.data &&
    neededNames(application.data, {
      documents: documentsFor(application.data, documents.data),
      files: files.data,
      companyFiles: companyFiles.data,
      entityOwners: owners.data,
    });
  const all = [application, documents, files, companyFiles, owners];
  return { names, failed: all.some(({ isError, data }) => isError && data === undefined) };
}
