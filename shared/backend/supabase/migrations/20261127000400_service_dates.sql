-- A job is done on the day of its request or later, in the business's zone. A wrong year would end the
-- warranty before it begins, and not only the form writes records: so do the staff command and
-- pages that were opened before a release.

-- As before, with that comparison. A record without an appointment may have any day.
create or replace function private.insert_service_record(record jsonb) returns public.service_records
language plpgsql set search_path = ''
as $$
declare
  r public.service_records;
  today date := private.local_now()::date;
  requested date;
begin
  perform private.check_json(record, 'record', 'The record');
  r.customer_name := private.text_field(record, 'customerName', 'Customer name', 100);
  r.customer_phone := regexp_replace(private.text_field(record, 'customerPhone', 'Customer phone', 40), '\D', '', 'g');
  if r.customer_phone !~ '^[0-9]{10}$' then
    perform private.refuse('customerPhone', 'Please enter a valid 10-digit phone number');
  end if;
  r.customer_email := private.text_field(record, 'customerEmail', 'Customer email', 254, false);
  r.customer_address := private.text_field(record, 'customerAddress', 'Customer address', 200, false);
  r.zip_code := private.text_field(record, 'zipCode', 'ZIP code', 5, false);
  r.appliance_type := private.text_field(record, 'applianceType', 'Appliance', 80);
  r.appliance_model := private.text_field(record, 'applianceModel', 'Model', 80, false);
  r.appliance_serial := private.text_field(record, 'applianceSerial', 'Serial number', 80, false);
  r.issue_description := private.text_field(record, 'issueDescription', 'Issue', 2400, false, true);
  r.service_date := coalesce(
    private.as_date(nullif(private.text_field(record, 'serviceDate', 'Service date', 10, false), '')), today);
  r.technician_name := coalesce(
    nullif(private.text_field(record, 'technicianName', 'Technician', 100, false), ''), 'Service Team');
  r.parts_replaced := private.text_field(record, 'partsReplaced', 'Parts', 1000, false, true);
  r.labor_description := coalesce(
    nullif(private.text_field(record, 'laborDescription', 'Labor', 1000, false, true), ''), 'Appliance repair service');
  if jsonb_typeof(record -> 'totalCost') = 'number' then
    r.total_cost := (record -> 'totalCost')::numeric;
  end if;
  if jsonb_typeof(record -> 'totalCost') not in ('number', 'null')
    or r.total_cost not between 0 and 99999999 then
    perform private.refuse('totalCost', 'Cost must be an amount in dollars');
  end if;
  r.appointment_id := nullif(private.text_field(record, 'appointmentId', 'Appointment', 20, false), '');
  select (a.created_at at time zone s.time_zone)::date into requested
  from public.appointments a, private.settings s where a.id = r.appointment_id;
  if r.service_date < requested then
    perform private.refuse('serviceDate',
      'The visit was requested later, on ' || to_char(requested, 'FMMonth FMDD, YYYY'));
  end if;
  r.notes := private.text_field(record, 'notes', 'Notes', 2000, false, true);
  r.status := coalesce(nullif(private.text_field(record, 'status', 'Status', 40, false), ''), 'completed');
  r.id := gen_random_uuid();
  r.created_at := now();
  r.updated_at := now();
  r.warranty_start_date := r.service_date;
  select r.service_date + s.warranty_days into r.warranty_end_date from private.settings s;
  insert into public.service_records select r.*;
  return r;
exception when unique_violation then
  raise exception using errcode = 'PT409',
    message = 'This appointment has a service record already', detail = 'appointmentId';
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
