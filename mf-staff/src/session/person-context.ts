import type { StaffPerson } from '@site/client/staff';
import { createContext, useContext } from 'react';

export const PersonContext = createContext<StaffPerson | undefined>(undefined);

/** The person who has signed in. @throws outside of a `StaffPage` */
export function usePerson(): StaffPerson {
  const person = useContext(PersonContext);
  if (!person) throw new Error('No person has signed in');
  return person;
}

export const isOwner = ({ role }: StaffPerson): boolean => role === 'owner';
