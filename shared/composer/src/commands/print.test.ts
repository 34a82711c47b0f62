import { print, printTable } from './print';

test('text of another team does not steer the terminal', () => {
  const printed = jest.spyOn(console, 'log').mockReturnValue();
  print('\u001b]0;title\u0007\u009b2J\rok\tone\ntwo');
  printTable([['a', '\u001b[2Kb']]);
  expect(printed.mock.calls.flat()).toEqual(['?]0;title??2J?ok\tone\ntwo', 'a  ?[2Kb']);
  printed.mockRestore();
});
