import { shared } from '@groundwork/domain-messages';
import { isEmail } from '@groundwork/domain-validation';
import type { Complaint } from '@groundwork/domain-validation';

/**
 * Whether a sign-in may be sent (sign-in specification, section 5): email of an email's pattern, which is longer than 3
 * characters, password not empty; otherwise 'Fill out form completely'.
 */
export function loginComplaint(form: { readonly email?: unknown; readonly password?: unknown }): Complaint {
  const ready = isEmail(form.email) && typeof form.password === 'string' && form.password !== '';
  return ready ? undefined : shared.fillOutFormCompletely;
}
