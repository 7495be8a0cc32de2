import { remoteConfig } from '../tools/webpack/remote.mjs';

export default remoteConfig({ name: 'borrower', context: import.meta.dirname });
