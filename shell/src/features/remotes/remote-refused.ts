/** A remote that the shell does not load, with the sentence that says why. */
export class RemoteRefused extends Error {
  override readonly name = 'RemoteRefused';
}
