import type { EventPayloads } from '@groundwork/domain-events';

/** What a reviewed file is called, for whoever is told of it: with its property, where it is of one of several. */
export const reviewedFile = ({
  userFileName,
  propertyTitle,
}: Pick<EventPayloads['file.reviewed'], 'userFileName' | 'propertyTitle'>): string =>
  propertyTitle ? `${userFileName} (${propertyTitle})` : userFileName;
