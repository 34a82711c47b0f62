/** Run after `npm ci`: an editor and the commands need the compiled messages. */
import { writeMessages } from './src/messages';

writeMessages();
