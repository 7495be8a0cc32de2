import { remoteConfig } from '../tools/webpack/remote.mjs';

export default remoteConfig({ name: 'broker', context: import.meta.dirname });
