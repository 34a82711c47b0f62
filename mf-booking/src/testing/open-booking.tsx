import { renderRoute } from '@site/federation/testing';
import type { TestPage } from '@site/federation/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes';

/** Empty storage and a silent console. */
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

const allDay = { opens: '00:00', closes: '24:00' };
/** Makes a test independent of the time of day. */
export const alwaysOpen: TestPage['company'] = {
  hours: { weekday: allDay, weekend: allDay },
};

/** Opens the booking page and focuses its form, if it has one: the first focus loads the rest. */
export async function open(url = '/book-online', page: TestPage = { modules }) {
  const view = await renderRoute(routes, url, page);
  const user = userEvent.setup();
  const name = screen.queryByLabelText('Name');
  if (name) await user.click(name);
  return { ...view, user };
}

export const submit = () => screen.getByRole('button', { name: 'Schedule Appointment' });

export const value = (label: string): string =>
  screen.getByLabelText<HTMLInputElement>(label).value;

export const failed =
  'Failed to submit appointment. Please try calling us directly at (555) 555-0100.';
