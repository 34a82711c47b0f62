import { preparePage } from '@site/federation/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { useDistance } from './use-distance';

const coverage = {
  neighbors: (zip: string) => (zip === '77002' ? [{ zipCode: '77449', miles: 30 }] : []),
};

test('the distance is that of the map; a ZIP that the map lacks is farther than all others', async () => {
  preparePage({ modules: { 'mf-service-areas/coverage': coverage } });
  const { result } = renderHook(useDistance);
  await waitFor(() => expect(result.current('77002', '77449')).toBe(30));
  expect(result.current('77002', '77002')).toBe(0);
  expect(result.current('77002', '77003')).toBeGreaterThan(30);
});

test('without the map, ZIPs with near numbers are near', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  preparePage();
  const { result } = renderHook(useDistance);
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(result.current('77002', '77005')).toBe(3);
  jest.restoreAllMocks();
});
