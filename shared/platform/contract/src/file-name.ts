import { Fault } from './fault';

/** Whether a name, e.g. of a release or a page, stays below the folder that it is joined to. */
export const isFileName = (name: string): boolean =>
  !/[\\\0]/.test(name) && name.split('/').every((part) => !['', '.', '..'].includes(part));

/** The name itself. @throws Fault if it leads out of its folder */
export function fileName(name: string): string {
  if (!isFileName(name)) throw new Fault(`${JSON.stringify(name)} leads out of its folder`);
  return name;
}
