import { countEarlyPress } from './count-early-press';

const followed = jest.fn();
const counted = jest.fn();
const follow = (event: Event) => {
  if (!event.defaultPrevented) followed();
  event.preventDefault();
};

function press(html: string, selector: string): Element {
  document.body.innerHTML = html;
  const pressed = document.querySelector(selector) ?? document.body;
  pressed.closest('a')?.addEventListener('click', counted);
  Object.assign(window, { pressed });
  return pressed;
}

beforeEach(() => {
  jest.clearAllMocks();
  window.addEventListener('click', follow);
});
afterEach(() => {
  window.removeEventListener('click', follow);
  Object.assign(window, { pressed: undefined });
});

test.each(['tel:+15555550100', 'https://wa.me/15555550100'])(
  'an early press on %s counts and is not followed again; the next one is',
  (href) => {
    const icon = press(`<a href="${href}"><svg></svg></a>`, 'svg');
    countEarlyPress();
    expect(counted).toHaveBeenCalledTimes(1);
    expect(followed).not.toHaveBeenCalled();
    icon.closest('a')?.click();
    expect(followed).toHaveBeenCalledTimes(1);
  },
);

test('nothing is pressed that was not, that leads elsewhere or is gone', () => {
  countEarlyPress();
  press('<a href="/faq">Questions</a>', 'a');
  countEarlyPress();
  press('<a href="tel:+15555550100">Call</a>', 'a').remove();
  countEarlyPress();
  expect(counted).not.toHaveBeenCalled();
  expect(followed).not.toHaveBeenCalled();
});
