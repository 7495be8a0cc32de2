import HtmlWebpackPlugin from 'html-webpack-plugin';
import { commonConfig, hashed } from '@groundwork/tools-webpack/common';

/** The catalogue is a page of the development start alone: nothing builds it for production. */
export default commonConfig({
  context: import.meta.dirname,
  entry: { main: './src/main.tsx' },
  output: { publicPath: '/', uniqueName: 'groundwork_catalogue', filename: hashed('[name]') },
  plugins: [new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' })],
});
