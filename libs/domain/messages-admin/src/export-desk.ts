/** A super administrator exports everything that is kept of somebody (docs/adr/0104). */
export const everythingOf = 'Export everything of {name}?';
export const everythingHint =
  'One zip with all that the portal keeps of {name}: records as JSON, signed papers and uploaded files. Passwords, codes and numbers that are kept sealed are left out. Others are named in it: read it before you hand it on. The audit record tells that you exported it.';
export const ofCompanyTitle = 'Everything of this company';
export const ofCompanyHint =
  'All that the portal keeps of the company, its people, applications and loans, as one zip.';
