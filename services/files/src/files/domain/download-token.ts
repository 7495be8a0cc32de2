import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Life of a download link, milliseconds. */
export const LINK_LIFE = 5 * 60_000;

/** Who may use a link: the session that asked for it. */
export interface LinkHolder {
  readonly userId: string | undefined;
  readonly sessionId: string | undefined;
}

/**
 * Tokens of download links: they name a file, a session and an end, and are of no use to anybody else. The key comes from
 * the service's own private key, so that every instance makes and checks the same ones.
 */
export class DownloadTokens {
  private readonly secret: Buffer;

  constructor(key: KeyObject) {
    const material = key.export({ type: 'pkcs8', format: 'der' });
    this.secret = Buffer.from(hkdfSync('sha256', material, '', 'groundwork download links', 32));
  }

  /** @param now epoch milliseconds */
  sign(fileId: string, holder: LinkHolder, now: number): string {
    const end = (now + LINK_LIFE).toString(36);
    return `${end}.${this.mac(fileId, holder, end)}`;
  }

  /** Whether a token is for this file and holder, and has not ended. */
  verify(token: unknown, fileId: string, holder: LinkHolder, now: number): boolean {
    const match = typeof token === 'string' ? /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token) : null;
    if (!match) return false;
    const [, end = '', mac = ''] = match;
    if (Number.parseInt(end, 36) < now) return false;
    return timingSafeEqual(Buffer.from(mac), Buffer.from(this.mac(fileId, holder, end)));
  }

  private mac(fileId: string, { userId, sessionId }: LinkHolder, end: string): string {
    return createHmac('sha256', this.secret)
      .update(JSON.stringify([fileId, userId ?? '', sessionId ?? '', end]))
      .digest('base64url');
  }
}
