import { CallLink } from '../call-link';
import type { Example } from '../examples/example';
import { SidebarBox } from './SidebarBox';

export const examples: Example[] = [
  {
    name: 'a call',
    element: (
      <SidebarBox title="Emergency?">
        <p>Water you cannot stop, sparks or scorching: call at any hour.</p>
        <CallLink place="example" phone="(713) 555-0142" rawPhone="+17135550142" variant="accent" />
      </SidebarBox>
    ),
  },
];
