import type { StaffClient } from '@site/client/staff';
import { renderRoute } from '@site/federation/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { staff } from '../lib/backend';
import { routes } from '../routes';
import { forgetPersonalData } from '../session/personal-data';
import { resetSession } from '../session/session';
import { fakeStaff, owner } from './fake-staff';
import type { FakeServer } from './fake-staff';

/** Replaces methods of the server. The test mocks `lib/backend`. */
export const answer = (server: FakeServer, changes: Partial<StaffClient> = {}): void =>
  void jest.mocked(staff).mockReturnValue(fakeStaff(server, changes));

/** Width of the window for the pages that ask for it. */
export function setWidth(width: 'phone' | 'wide'): void {
  const listeners = { addEventListener() {}, removeEventListener() {} };
  Object.assign(window, { matchMedia: () => ({ matches: width === 'wide', ...listeners }) });
}

/** Empty storage, and a page that has not loaded its person yet. */
export function freshBrowser(): void {
  forgetPersonalData();
  localStorage.clear();
  sessionStorage.clear();
  resetSession();
  Element.prototype.scrollIntoView = jest.fn();
  setWidth('phone');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
}

/** @param server what it has at first; an owner has signed in unless it says otherwise */
export async function openStaff(
  url: string,
  server: Partial<FakeServer> = {},
  changes: Partial<StaffClient> = {},
) {
  const full: FakeServer = { person: owner, visits: [], ...server };
  answer(full, changes);
  const view = await renderRoute(routes, url);
  return { ...view, server: full, user: userEvent.setup() };
}

/** Acts like the page when the person comes back to it: it requests the data again. */
export const comeBack = (): void => void window.dispatchEvent(new Event('focus'));

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
