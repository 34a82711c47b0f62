import { partRules } from '@site/build/eslint';

export default partRules('mf-new-section');
