/** Why the shell does not open what is published for an area; below `frame.areaUnavailable`. */
export const needsOther =
  'It was made for {name} {needed}, and this portal runs {lent}. It has to be published again for this portal. The rest of the portal keeps working, and your saved work is safe.';
export const ofAnotherArea =
  'What is published in its place belongs to another part of the portal and was not opened. The rest of the portal keeps working, and your saved work is safe.';
export const withoutHashes =
  'Nothing shows that its files are the ones that were published, so they were not opened. The rest of the portal keeps working, and your saved work is safe.';
export const notOfThisPortal =
  'It was to come from {origin}, which this portal does not allow. The rest of the portal keeps working, and your saved work is safe.';
export const developerVersion =
  'This part of the portal comes from {origin} and is being worked on: it is not what others see.';
export const endDeveloperVersion = 'Show the published version';
