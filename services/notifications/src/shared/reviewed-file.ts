import type { EventPayloads } from '@groundwork/domain-events';
import { fileTypes, isFileType } from '@groundwork/domain-files';

const ofProperty = (name: string, propertyTitle: string | undefined): string =>
  propertyTitle ? `${name} (${propertyTitle})` : name;

/** What a reviewed file is called, for whoever is told of it: with its property, where it is of one of several. */
export const reviewedFile = ({
  userFileName,
  propertyTitle,
}: Pick<EventPayloads['file.reviewed'], 'userFileName' | 'propertyTitle'>): string =>
  ofProperty(userFileName, propertyTitle);

/** What the document of a file is called that was uploaded, with its property in the same way. */
export const uploadedDocument = ({
  fileType,
  propertyTitle,
}: Pick<EventPayloads['file.uploaded'], 'fileType' | 'propertyTitle'>): string =>
  ofProperty(isFileType(fileType) ? fileTypes[fileType].label : fileType, propertyTitle);
