import { captureEarlyPress } from './early-press';

const pressed = jest.fn();

function press(): HTMLElement {
  const button = document.createElement('button');
  button.addEventListener('click', pressed);
  document.body.append(button);
  Object.assign(window, { pressed: button });
  return button;
}

beforeEach(() => pressed.mockClear());

test('an early press is replayed once', () => {
  press();
  const replay = captureEarlyPress();
  replay();
  replay();
  captureEarlyPress()();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('without an early press, or if the button is gone, nothing is pressed', () => {
  captureEarlyPress()();
  const button = press();
  const replay = captureEarlyPress();
  button.remove();
  replay();
  expect(pressed).not.toHaveBeenCalled();
});

test('the busy mark is removed, and typed letters are not preserved for a later search', () => {
  const button = press();
  button.setAttribute('aria-busy', 'true');
  Object.assign(window, { typed: 'leak' });
  const replay = captureEarlyPress();
  expect(button).toHaveAttribute('aria-busy');
  replay();
  expect(button).not.toHaveAttribute('aria-busy');
  expect(window).not.toHaveProperty('typed');
});
