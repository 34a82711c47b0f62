/** Something the operator can mend: shown as one line, without a stack. */
export class Fault extends Error {
  override name = 'Fault';
}
