import { ConfigurationError } from './configuration-error.js';
import type { Environment } from './integer.js';
import { integer } from './integer.js';
import type { ProviderAddress, ProviderOptions, WidgetProviderAddress } from './options.js';

/** The sandbox's paths, a provider each. */
export const sandboxPaths = {
  identityCheck: '/identity',
  accountVerification: '/accounts',
  backgroundCheck: '/background',
  propertyDemographics: '/demographics',
  widget: '/widget',
} as const;

const webAddress = (env: Environment, name: string): string | undefined => {
  const text = env[name];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new ConfigurationError(`${name} must be an address that begins with https:// or http://, not "${text}".`);
  return text.replace(/\/$/, '');
};

/** `<NAME>_URL` and `<NAME>_TOKEN`; without the address the sandbox's, where there is one. */
function address(env: Environment, name: string, sandboxUrl: string | undefined): ProviderAddress | undefined {
  const timeoutMs = integer(env, 'PROVIDER_TIMEOUT_MS', 15_000, 1);
  // Back ends and gateway give a call up after 30 seconds.
  if (timeoutMs > 25_000) throw new ConfigurationError(`PROVIDER_TIMEOUT_MS must be at most 25000, not ${timeoutMs}.`);
  const url = webAddress(env, `${name}_URL`);
  if (url) return { url, token: env[`${name}_TOKEN`] || undefined, timeoutMs };
  return sandboxUrl ? { url: sandboxUrl, token: undefined, timeoutMs } : undefined;
}

function widget(
  env: Environment,
  provider: ProviderAddress | undefined,
  sandboxUrl: string | undefined,
): WidgetProviderAddress | undefined {
  if (!provider) return undefined;
  const widgetUrl =
    webAddress(env, 'ACCOUNT_VERIFICATION_WIDGET_URL') ?? (env['ACCOUNT_VERIFICATION_URL'] ? undefined : sandboxUrl);
  if (!widgetUrl)
    throw new ConfigurationError(
      'ACCOUNT_VERIFICATION_URL needs ACCOUNT_VERIFICATION_WIDGET_URL as well: the address of the widget as browsers load it.',
    );
  return { ...provider, widgetUrl };
}

/** Somebody waits at the form: a new password is not held up for longer, milliseconds. */
const rangesTimeoutMs = 1_000;

/**
 * The words that no password may be besides the common ones: the portal's name, and those of `PASSWORD_WORDS`, with commas between them
 * (the lender's name, its products, its places). Throws {@link ConfigurationError} for one of fewer than four signs.
 */
export function passwordWordsFrom(env: Environment): readonly string[] {
  const words = (env['PASSWORD_WORDS'] ?? '').split(',').map((word) => word.trim());
  const named = words.filter((word) => word !== '');
  for (const word of named)
    if (word.length < 4)
      throw new ConfigurationError(`PASSWORD_WORDS must be words of four signs or more, not "${word}".`);
  return ['groundwork', ...named];
}

/** Who knows leaked passwords by ranges of their hashes (`PASSWORD_RANGES_URL`). Throws {@link ConfigurationError}. */
export function passwordRangesFrom(env: Environment): ProviderAddress | undefined {
  const url = webAddress(env, 'PASSWORD_RANGES_URL');
  return url === undefined ? undefined : { url, token: undefined, timeoutMs: rangesTimeoutMs };
}

/**
 * The outside providers by environment. `sandbox` is where the portal's own sandbox answers to servers and to browsers;
 * undefined in production, where a provider without settings is off. Throws {@link ConfigurationError}.
 */
export function providersFrom(
  env: Environment,
  sandbox: { readonly url: string; readonly browserUrl: string } | undefined,
): ProviderOptions {
  const at = (path: keyof typeof sandboxPaths): string | undefined => sandbox && `${sandbox.url}${sandboxPaths[path]}`;
  return {
    identityCheck: address(env, 'IDENTITY_CHECK', at('identityCheck')),
    accountVerification: widget(
      env,
      address(env, 'ACCOUNT_VERIFICATION', at('accountVerification')),
      sandbox && `${sandbox.browserUrl}${sandboxPaths.widget}`,
    ),
    backgroundCheck: address(env, 'BACKGROUND_CHECK', at('backgroundCheck')),
    propertyDemographics: address(env, 'PROPERTY_DEMOGRAPHICS', at('propertyDemographics')),
  };
}
