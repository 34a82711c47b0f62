import { renderRoute } from '@site/federation/testing';
import type { TestPage } from '@site/federation/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes';

/** A browser without a past, whose console is silent. */
export function freshBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
}

const lookUp = (zipCode: string) =>
  zipCode.startsWith('77')
    ? { zipCode, served: true, city: 'Houston' }
    : { zipCode, served: false };
export const modules: TestPage['modules'] = {
  'mf-service-areas/coverage': { lookUp, isServed: (zip: string) => lookUp(zip).served },
};

const roundTheClock = { opens: '00:00', closes: '24:00' };
/** Hours by which a test does not depend on the time of day. */
export const alwaysOpen: TestPage['company'] = {
  hours: { weekday: roundTheClock, weekend: roundTheClock },
};

/** Opens the booking page and touches it: the first sign of the visitor brings what it needs. */
export async function open(url = '/book-online', page: TestPage = { modules }) {
  const view = await renderRoute(routes, url, page);
  const user = userEvent.setup();
  await user.click(screen.getByRole('heading', { level: 1 }));
  return { ...view, user };
}

export const submit = () => screen.getByRole('button', { name: 'Schedule Appointment' });

export const value = (label: string): string =>
  screen.getByLabelText<HTMLInputElement>(label).value;

export const failed =
  'Failed to submit appointment. Please try calling us directly at (555) 555-0100.';
