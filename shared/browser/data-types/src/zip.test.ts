import { isZip } from './zip';

test('a ZIP is exactly five digits', () => {
  expect(['77002', '7700', '770022', '7700a', ''].map(isZip)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
