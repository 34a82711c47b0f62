import { withoutPersonalData } from './without-personal-data';

test.each([
  ['550 5.1.1 <ada.q+1@mail.example>: no such user', '550 5.1.1 <[mail address]>: no such user'],
  ['GET /x?hold=abc&b=c is broken', 'GET /x?… is broken'],
  ['open /appointment#APT-1.key=2 now', 'open /appointment#… now'],
  ['call (713) 555-0142 or +1 713.555.0142', 'call [number] or [number]'],
  ['from 203.0.113.9 and 2001:db8:1:2::9', 'from [address] and [address]'],
  ['Mail visit_moved APT-123456 12 waits: connect ECONNREFUSED 127.0.0.1:2525', undefined],
  ['Site http://localhost:3000, Inbox http://localhost:3000/_local/inbox', undefined],
  ['Photo 0f8fad5b-d9cb-469f-a165-70867728950e.jpg: ENOSPC at 2026-11-22T23:04:29Z', undefined],
])('%s', (line, expected) => {
  expect(withoutPersonalData(line)).toBe(expected ?? line);
});
