import { standaloneConfig } from '@site/build/webpack';

export default standaloneConfig(import.meta.dirname);
