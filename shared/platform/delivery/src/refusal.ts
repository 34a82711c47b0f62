import { Fault } from '@site/contract/fault';

/** The store refuses the call; trying again does not help. */
export class Refusal extends Fault {}
