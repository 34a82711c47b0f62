import { ButtonLink } from '../button';
import { CallLink } from '../call-link';
import type { Example } from '../examples/example';
import { ClosingCall } from './ClosingCall';

export const examples: Example[] = [
  {
    name: 'schedule or call',
    element: (
      <ClosingCall
        title="Ready to Schedule Service?"
        text="Serving Katy 77449 • Two-Hour Windows • 90-Day Warranty • Licensed & Insured"
        actions={
          <>
            <ButtonLink to="/book-online" size="lg" icon="calendar">
              Schedule Online
            </ButtonLink>
            <CallLink
              place="example"
              phone="(713) 555-0142"
              rawPhone="+17135550142"
              variant="outline"
              size="lg"
            />
          </>
        }
      />
    ),
  },
];
