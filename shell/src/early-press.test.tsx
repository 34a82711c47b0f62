import { takeEarlyPress } from './early-press';

const pressed = jest.fn();

function press(): HTMLElement {
  const button = document.createElement('button');
  button.addEventListener('click', pressed);
  document.body.append(button);
  Object.assign(window, { pressed: button });
  return button;
}

beforeEach(() => pressed.mockClear());

test('an early press is made again once', () => {
  press();
  const replay = takeEarlyPress();
  replay();
  replay();
  takeEarlyPress()();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('nothing is pressed that was not, or that is gone', () => {
  takeEarlyPress()();
  const button = press();
  const replay = takeEarlyPress();
  button.remove();
  replay();
  expect(pressed).not.toHaveBeenCalled();
});
