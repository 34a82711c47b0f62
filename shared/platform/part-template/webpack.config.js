import { devConfig } from '@site/build/dev';

export default devConfig(import.meta.dirname);
