/**
 * The content security policy of the host page. Scripts come from the page's own origin and the remotes' alone,
 * never inline and never by eval; styles may be inline because the component library writes them at run time. What is framed
 * comes from the one origin whose widget pages show. `socketOrigins` are the servers that tell of changed
 * components in development; nothing else opens a socket.
 */
export function contentSecurityPolicy(
  remoteOrigins: readonly string[],
  secure: boolean,
  frameOrigin?: string,
  socketOrigins: readonly string[] = [],
): string {
  const remotes = remoteOrigins.join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${remotes}`,
    `connect-src ${["'self'", ...remoteOrigins, ...socketOrigins].join(' ')}`,
    `style-src 'self' 'unsafe-inline' ${remotes}`,
    `font-src 'self' ${remotes}`,
    `img-src 'self' data: blob: ${remotes}`,
    `frame-src ${frameOrigin ?? "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * A worker has the policy that its script comes with, not the page's. The one that reads PDFs runs nothing but itself and the
 * decoders beside it, and reaches nothing but this origin.
 */
export const pdfWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Headers of every answer, pages and calls alike. */
export function commonHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
