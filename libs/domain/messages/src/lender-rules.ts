/** What is wrong with the settings of the lender: its name, its colors, its logo, the texts of its letters. */

export const colorFormat = 'Must be a color such as #0d5c63';
export const contrastOfButton =
  'The text of a button has a contrast of {ratio} to 1 on this color, and 4.5 to 1 is needed: take a {direction} one';
export const contrastAsText =
  'As a text this color has a contrast of {ratio} to 1 on the page, and 4.5 to 1 is needed: take a {direction} one';
export const darker = 'darker';
export const lighter = 'lighter';
export const logoNoPng =
  'The logo must be a PNG of at most 1,200 by 400 pixels with 8 bits a color, not interlaced and without a palette';
export const logoTooLarge = 'The logo must be no larger than 60 kB';
export const letterSubjectLine = 'A subject is one line';
export const placeholderUnknown = '{name} is no placeholder of this letter: nothing would fill it';
export const braceOpen = 'A brace belongs to a placeholder, such as {firstName}';
export const letterWithoutCode = 'Without {code} this letter says nothing: please put it in.';
