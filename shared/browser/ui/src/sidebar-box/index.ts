export { SidebarBox, type SidebarBoxProps } from './SidebarBox';
