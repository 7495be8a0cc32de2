/** The first application of a deployment has this number, each later one the next. */
export const FIRST_PROJECT_NUMBER = 1001;

/** What the number is called (specification, 'Project #' of My Portfolio). */
export const projectNumberLabel = 'Project #';

/** A project number as it is shown: '#1042'; '' where it is not known. */
export const projectNumberText = (number: number | null | undefined): string => (number ? `#${number}` : '');

/** What a letter, a notice or a paper calls an application: its name, and its number where that is known. */
export function numberedName({
  name,
  projectNumber,
}: {
  readonly name: string;
  readonly projectNumber?: number | null;
}): string {
  return [name, projectNumberText(projectNumber)].filter(Boolean).join(' ');
}
