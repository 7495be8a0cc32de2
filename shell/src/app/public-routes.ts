/** Paths of the public routes (specification, sign-in 2) beside /login: nobody is sent to sign in from them. */
const publicPaths = [
  /^\/confirmationneeded$/,
  /^\/register$/,
  /^\/forgotPassword$/,
  /^\/confirmRegistration\/[^/]+\/[^/]+$/,
  /^\/resetPassword\/[^/]+\/[^/]+$/,
  /^\/registerAdmin\/[^/]+\/[^/]+$/,
  /^\/registerBroker\/[^/]+$/,
];

export function isPublicPath(path: string): boolean {
  return publicPaths.some((pattern) => pattern.test(path));
}
