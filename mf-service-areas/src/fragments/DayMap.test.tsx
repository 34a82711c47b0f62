import { render, screen } from '@testing-library/react';
import { directoryRecords } from '../lib/records';
import { boxAround } from '../lib/box-around';
import DayMap from './DayMap';

const area = (zipCode: string, at: [number, number]) => ({
  ...{ zipCode, name: zipCode, region: 'metro', d: 'M0 0h1v1z' },
  at,
});
const map = {
  ...{ width: 800, height: 700, borders: '', labels: [] },
  areas: [area('77002', [400, 300]), area('77005', [350, 340]), area('77449', [90, 200])],
};

beforeEach(() => {
  jest.spyOn(directoryRecords, 'read').mockReturnValue({ map } as never);
});
afterEach(() => jest.restoreAllMocks());

test('each person has a line through the stops in driving order', () => {
  const { container } = render(
    <DayMap
      stops={[
        { person: 'Maria Lopez', zip: '77002' },
        { person: 'Ben Okafor', zip: '77449' },
        { person: 'Maria Lopez', zip: '77005' },
        { person: 'Maria Lopez', zip: '77005' },
      ]}
    />,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Map of the stops in driving order. Maria Lopez: 77002, 77005, 77005. Ben Okafor: 77449',
  );
  const lines = [...container.querySelectorAll('polyline')].map((line) =>
    line.getAttribute('points'),
  );
  expect(lines).toEqual(['400,300 350,340 350,340', '90,200']);
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
    'ML1',
    'BO1',
    'ML2',
    'ML3',
  ]);
  // The second stop in a ZIP does not hide the first.
  const places = [...container.querySelectorAll('circle')].map((stop) => stop.getAttribute('cx'));
  expect(new Set(places).size).toBe(4);
});

test('a ZIP that the map does not have is named; without any there is no map', () => {
  const stops = [
    { person: 'Maria', zip: '77002' },
    { person: 'Maria', zip: '77999' },
  ];
  const { rerender, container } = render(<DayMap stops={stops} />);
  expect(screen.getByText('Not on the map: 77999.')).toBeVisible();
  rerender(<DayMap stops={stops.slice(1)} />);
  expect(container).toBeEmptyDOMElement();
});

test('one stop is shown with its surroundings', () => {
  expect(boxAround([{ at: [400, 300] }], map as never)).toBe('300 200 200 200');
});
