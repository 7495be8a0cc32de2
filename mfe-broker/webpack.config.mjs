import { remoteConfig } from '@groundwork/tools-webpack/remote';

export default remoteConfig({ name: 'broker', context: import.meta.dirname });
