import { partRules } from '@site/build/eslint';

export default partRules('shell');
