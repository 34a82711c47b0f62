import { Fault } from '@site/contract/fault';

/** A backup or restore that cannot go on; its message is one line for the owner. */
export class BackupError extends Fault {}
