import { remoteConfig } from '../tools/webpack/remote.mjs';

export default remoteConfig({ name: 'admin', context: import.meta.dirname });
