import { Fault } from '@site/contract/fault';

/** The store refuses what the caller wants; trying again does not help. */
export class Refusal extends Fault {}
