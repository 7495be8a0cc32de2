import { remoteConfig } from '@groundwork/tools-webpack/remote';

export default remoteConfig({ name: 'borrower', context: import.meta.dirname });
