import { preset } from '@site/build/jest';

export default preset(import.meta.dirname);
