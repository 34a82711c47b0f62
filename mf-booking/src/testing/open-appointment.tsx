import type { AppointmentView } from '@site/data-types/appointment';
import { renderRoute } from '@site/federation/testing';
import type { TestPage } from '@site/federation/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadBackend } from '../lib/backend';
import type { Backend } from '../lib/backend';
import { routes } from '../routes';
import { fakeAppointment, fakeKey, visit } from './fake-appointment';
import { fakeBackend, refusal } from './fake-backend';

export const link = `/appointment#APT-100001.${fakeKey}`;

/** The server of the page that was opened last. */
export const server = { fake: fakeAppointment() };

/** Replaces methods of the server. The test mocks `lib/backend`. */
export const answer = (changes: Partial<Backend>) =>
  jest
    .mocked(loadBackend)
    .mockResolvedValue(fakeBackend({ ...server.fake.methods, ...changes }).backend);

export const offline = () => Promise.reject(refusal('unreachable', 'no network'));

/** @param first the appointment that the server has */
export async function openAppointment(
  first: AppointmentView = visit(),
  url = link,
  page: TestPage = {},
) {
  server.fake = fakeAppointment(first);
  answer({});
  return { ...(await renderRoute(routes, url, page)), user: userEvent.setup() };
}

export const ticket = () => screen.findByRole('region', { name: 'Dryer repair' });
export const button = (name: string) => screen.getByRole('button', { name });
