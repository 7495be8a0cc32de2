import { useEffect, useState } from 'react';
import { publicConfig } from '../data/public-config.js';
import type { PublicConfig } from '../data/public-config.js';

/** Empty until it is known. */
export function usePublicConfig(): PublicConfig {
  const [config, setConfig] = useState<PublicConfig>({});
  useEffect(() => {
    let gone = false;
    void publicConfig().then((told) => gone || setConfig(told));
    return () => {
      gone = true;
    };
  }, []);
  return config;
}
