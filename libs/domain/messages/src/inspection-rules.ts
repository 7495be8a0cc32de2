/** Sentences of the rules of inspections, which the screens of both sides and the service say. */

export const lowerPercentNeedsReason = 'Lower than the {percent} accepted before: say why';
export const reportEmpty = 'Enter the percent complete of at least one line';
export const inspectorNeeded = 'Choose an administrator, or give a name with an email address';
export const dayPassed = 'Choose today or a later day';
export const linkNeedsInspector =
  'A link goes to an inspector with a name and an email address: schedule the inspection first';
export const returnNeedsReason = 'Say what is missing in the report';
export const notAPlace = 'Not a place on the map';
export const inspectionOpenAlready = 'An inspection of this draw is under way already';
export const aheadOfProgress =
  '{line}: {funded} of the line would be funded, the last accepted inspection found {percent} of it complete';
export const noInspection = '{line}: no inspection of this line was accepted yet';
