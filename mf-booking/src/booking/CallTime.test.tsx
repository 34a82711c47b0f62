import { preparePage } from '@site/federation/testing';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CallTime } from './CallTime';

const printed = /We call within 30 minutes during opening hours, otherwise when we next open/;

beforeEach(() => void preparePage());
afterEach(() => jest.useRealTimers());

test('The printed sentence is true at any hour and stays; a second one follows the clock', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T01:59:40Z') });
  expect(renderToString(<CallTime />)).not.toMatch(/now,|closed/);
  render(<CallTime />);
  expect(screen.getByText(printed)).toBeVisible();
  expect(screen.getByText('We are open now, until 8 PM.')).toBeVisible();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText(printed)).toBeVisible();
  expect(screen.getByText('We are closed now and call on Saturday at 8 AM.')).toBeVisible();
});

test('The words follow the clock on a page that stays open over New Year', () => {
  jest.useFakeTimers({ now: new Date('2027-01-01T05:59:50Z') });
  render(<CallTime />);
  expect(screen.getByText('We are closed now and call on Friday at 7 AM.')).toBeVisible();
  act(() => jest.advanceTimersByTime(8 * 3_600_000));
  expect(screen.getByText('We are open now, until 8 PM.')).toBeVisible();
});
