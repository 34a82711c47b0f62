// Makes `import './messages/x'` find the messages of SITE_LANGUAGE, as a build of that language does.
import { register } from 'node:module';

register('./language-hooks.js', import.meta.url);
