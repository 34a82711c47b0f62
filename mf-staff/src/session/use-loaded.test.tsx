import { act, renderHook, waitFor } from '@testing-library/react';
import { refusal } from '../testing/fake-staff';
import { useLoaded } from './use-loaded';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

/** A call that a test answers later. */
function later() {
  let answer: (text: string) => void = () => undefined;
  const promise = new Promise<string>((resolve) => (answer = resolve));
  return { load: () => promise, answer: (text: string) => act(async () => answer(text)) };
}

const loading = (first: () => Promise<string>) =>
  renderHook(({ load }) => useLoaded(load), { initialProps: { load: first } });

test('an answer that arrives after a later question is dropped', async () => {
  const [slow, fast] = [later(), later()];
  const { result, rerender } = loading(slow.load);
  rerender({ load: fast.load });
  await fast.answer('later');
  await slow.answer('earlier');
  expect(result.current).toMatchObject({ answer: 'later', isLoading: false });
});

test('a question has no answer until its own is there', async () => {
  const next = later();
  const { result, rerender } = loading(() => Promise.resolve('first'));
  await waitFor(() => expect(result.current.last).toBe('first'));
  rerender({ load: next.load });
  expect(result.current).toMatchObject({ answer: undefined, last: 'first', isLoading: true });
  await next.answer('second');
  expect(result.current).toMatchObject({ answer: 'second', isLoading: false });
});

test('a failure keeps the answer to the same question', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<string>, []>()
    .mockResolvedValueOnce('known')
    .mockRejectedValueOnce(refusal(503, 'busy'));
  const { result } = loading(load);
  await waitFor(() => expect(result.current.answer).toBe('known'));
  await act(() => result.current.reload());
  expect(result.current).toMatchObject({
    answer: 'known',
    failure: 'The server did not answer. Please try again.',
  });
});
