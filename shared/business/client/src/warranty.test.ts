import { warrantyStatus, type WarrantyRecord } from './warranty';

const record = (serviceDate: string, warrantyEndDate: string): WarrantyRecord => ({
  id: serviceDate,
  applianceType: 'Dryer',
  applianceModel: '',
  issueDescription: '',
  serviceDate,
  technicianName: 'Service Team',
  partsReplaced: '',
  laborDescription: '',
  status: 'completed',
  warrantyStartDate: serviceDate,
  warrantyEndDate,
});
const houston = 'America/Chicago';
const at = (instant: string, ...records: WarrantyRecord[]) =>
  warrantyStatus(records, new Date(instant), houston);

test('counts 90 days on the day of service, at any hour in Houston', () => {
  const today = record('2026-11-21', '2027-02-19');
  for (const hour of ['2026-11-21T06:00:00Z', '2026-11-21T18:00:00Z', '2026-11-22T05:59:59Z'])
    expect(at(hour, today)).toMatchObject({ isUnderWarranty: true, daysRemaining: 90 });
});

test('lasts through its last day, then counts the days since', () => {
  const old = record('2026-11-21', '2027-02-19');
  expect(at('2027-02-18T18:00:00Z', old)).toMatchObject({
    isUnderWarranty: true,
    daysRemaining: 1,
    message: 'Your repair is under warranty for 1 more day.',
  });
  expect(at('2027-02-19T18:00:00Z', old)).toMatchObject({
    isUnderWarranty: true,
    daysRemaining: 0,
    message: 'Your repair is under warranty until the end of today.',
  });
  expect(at('2027-02-20T18:00:00Z', old)).toMatchObject({
    isUnderWarranty: false,
    daysRemaining: -1,
    message: 'The warranty of your repair expired 1 day ago.',
  });
});

test('takes the newest record with days left, in any order', () => {
  const records = [
    record('2026-09-01', '2026-11-30'),
    record('2026-11-01', '2026-11-02'),
    record('2026-10-01', '2026-12-30'),
  ];
  expect(at('2026-11-21T18:00:00Z', ...records).serviceRecord?.id).toBe('2026-10-01');
  expect(at('2027-11-21T18:00:00Z', ...records).serviceRecord?.id).toBe('2026-11-01');
});

test('says so when there is no record', () => {
  expect(at('2026-11-21T18:00:00Z')).toEqual({
    isUnderWarranty: false,
    daysRemaining: 0,
    message: 'No service records found. Please check your information or contact us directly.',
  });
});
