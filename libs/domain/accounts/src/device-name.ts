import { shared } from '@groundwork/domain-messages';

type Names = readonly (readonly [RegExp, string])[];

/** The first that fits counts: most browsers name others beside themselves. */
const browsers: Names = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bHeadlessChrome\/|\bChrome\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (names: Names, text: string): string | undefined => names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Browser and system of a User-Agent in words: 'Chrome on Windows'. It is told by the client and proves nothing; for a
 * program it is the program's own name ('curl').
 */
export function deviceName(userAgent: string | null | undefined): string {
  const text = userAgent ?? '';
  const browser = nameIn(browsers, text);
  const system = nameIn(systems, text);
  if (browser && system) return `${browser} on ${system}`;
  const program = /^([A-Za-z][\w.-]{1,40})(\/|$)/.exec(text)?.[1];
  return browser ?? system ?? (program && program !== 'Mozilla' ? program : shared.unknownDevice);
}
