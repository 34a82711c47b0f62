export { Unbroken, type UnbrokenProps } from './Unbroken';
