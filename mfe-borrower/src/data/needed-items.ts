import { neededNames } from '@groundwork/domain-files';
import { useApplication } from './applications.js';
import { useApplicationFiles, useCompanyFiles } from './files.js';
import { documentsFor, useLoanDocuments } from './loan-documents.js';
import { useBorrowerOwners } from './verification.js';

interface Needed {
  /** By name; undefined until all is known. */
  readonly names: string[] | undefined;
  /** Something of it could not be read. */
  readonly failed: boolean;
  /** Reads again what could not be read. */
  readonly retry: () => void;
}

/**
 * What an application by its id still needs: from its record, what its loan asks for, its files and its company's, and the owners of
 * the company.
 */
export function useNeededItems(id: string): Needed {
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
  const unread = all.filter(({ isError, data }) => isError && data === undefined);
  return { names, failed: unread.length > 0, retry: () => unread.forEach((query) => void query.refetch()) };
}
