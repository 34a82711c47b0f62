-- A visit that is done becomes a service record.

-- As before, with the serial number.
create or replace function private.insert_service_record(record jsonb) returns public.service_records
language plpgsql set search_path = ''
as $$
declare
  r public.service_records;
  today date := private.local_now()::date;
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

drop function public.complete_appointment(text, jsonb);

-- Makes the service record of an appointment and marks it done, together or not at all. The record of
-- a technician names that technician. A repeat with the same details has the same answer, because a
-- phone without network sends it again.
create function public.complete_appointment(
  appointment_id text, completion jsonb default '{}', version integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  who private.staff_people := private.require_person();
  details jsonb := coalesce(completion, '{}');
  digest bytea;
  record public.service_records;
  person text;
begin
  perform private.check_json(details, 'completion', 'The completion');
  digest := sha256(convert_to(details::text, 'UTF8'));
  select r.* into record from public.service_records r where r.appointment_id = a.id;
  if record.completion_digest = digest then
    return private.record_json(record);
  end if;
  if who.role <> 'owner' then
    details := details || jsonb_build_object('technicianName', who.name);
  elsif coalesce(details ->> 'technicianName', '') = '' and a.technician is not null then
    details := details || jsonb_build_object('technicianName', a.technician);
  end if;
  person := nullif(private.text_field(details, 'technicianName', 'Technician', 100, false), '');
  perform private.require_version(a, version);
  if a.status <> 'done' then
    perform private.require_step(a, 'done');
  end if;
  update public.appointments p
  set status = 'done', technician = coalesce(person, p.technician),
    technician_email = case
      when person is null or person = p.technician then p.technician_email else private.email_of(person) end
  where p.id = a.id;
  record := private.insert_service_record(
    jsonb_build_object('applianceType', a.appliance, 'issueDescription', a.issue)
    || details
    || jsonb_build_object(
      'customerName', a.name, 'customerPhone', a.phone, 'customerEmail', a.email,
      'customerAddress', a.address, 'zipCode', a.zip_code, 'appointmentId', a.id));
  update public.service_records r set completion_digest = digest where r.id = record.id;
  return private.record_json(record);
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.complete_appointment from public, anon, authenticated;
grant execute on function public.complete_appointment to authenticated;
