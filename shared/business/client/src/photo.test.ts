import { chosenAt, newPhotoId } from './photo';

test('an id is a UUID of version 7 that says when the photo was chosen', () => {
  const at = Date.parse('2026-11-22T15:00:00.123Z');
  const ids = Array.from({ length: 50 }, (_, i) => newPhotoId(at + i));
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids).toEqual(ids.toSorted());
  expect(ids.map(chosenAt)).toEqual(ids.map((_, i) => at + i));
  expect(newPhotoId(at)).not.toBe(newPhotoId(at));
});
