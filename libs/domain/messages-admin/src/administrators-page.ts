/** Sentences of the administrators' own place, beyond the specification. */
export const purpose = 'Who administers the portal, with which rights, and who looks after how much.';
export const readOnly = 'Super administrators invite administrators and change their rights.';
export const updatePassword = 'Update Password';
export const work = 'Who looks after how much';
export const name = 'Name';
export const rights = 'Rights';
export const isSuper = 'Super';
export const plain = 'Administrator';
export const companies = 'Companies';
export const points = 'Point person of';
export const tasks = 'Open tasks';
