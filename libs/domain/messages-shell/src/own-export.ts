/** Who is signed in exports what is kept of that person (docs/adr/0104). */
export const title = 'Your data';
export const purpose =
  'One zip with all that the portal keeps of you: your account, what you signed, your letters and your files. What belongs to a company is not in it.';
export const question = 'Export everything of yours?';
export const hint =
  'Passwords, codes and numbers that are kept sealed are left out. The audit record tells that you exported it.';
