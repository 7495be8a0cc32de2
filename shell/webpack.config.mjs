import { shellConfig } from '@groundwork/tools-webpack/shell';

export default shellConfig({ context: import.meta.dirname });
