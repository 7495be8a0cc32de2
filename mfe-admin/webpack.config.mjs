import { remoteConfig } from '@groundwork/tools-webpack/remote';

export default remoteConfig({ name: 'admin', context: import.meta.dirname });
