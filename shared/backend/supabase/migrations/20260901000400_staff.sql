-- What the owner's people do: complete appointments, keep service records, look up customers. Granted
-- to signed-in users, and refused to all whose app_metadata does not say `"role": "staff"`.

create function private.record_json(r public.service_records) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', r.id, 'customerName', r.customer_name, 'customerPhone', r.customer_phone,
    'customerEmail', r.customer_email, 'customerAddress', r.customer_address,
    'zipCode', r.zip_code, 'applianceType', r.appliance_type, 'applianceModel', r.appliance_model,
    'issueDescription', r.issue_description, 'serviceDate', r.service_date,
    'technicianName', r.technician_name, 'partsReplaced', r.parts_replaced,
    'laborDescription', r.labor_description, 'totalCost', r.total_cost,
    'appointmentId', r.appointment_id, 'notes', r.notes, 'status', r.status,
    'updatedAt', r.updated_at, 'warrantyStartDate', r.warranty_start_date,
    'warrantyEndDate', r.warranty_end_date);
$$;

-- Inserts a service record from the site's field names; defaults as the table's, the service date
-- today in the business's zone, the warranty from it.
create function private.insert_service_record(record jsonb) returns public.service_records
language plpgsql set search_path = ''
as $$
declare
  r public.service_records;
  today date := private.local_now()::date;
begin
  if jsonb_typeof(record) is distinct from 'object' or length(record::text) > 16000 then
    perform private.refuse('record', 'The record cannot be read');
  end if;
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
  r.issue_description := private.text_field(record, 'issueDescription', 'Issue', 2400, false, true);
  r.service_date := coalesce(
    private.as_date(nullif(private.text_field(record, 'serviceDate', 'Service date', 10, false), '')), today);
  r.technician_name := coalesce(
    nullif(private.text_field(record, 'technicianName', 'Technician', 100, false), ''), 'Service Team');
  r.parts_replaced := private.text_field(record, 'partsReplaced', 'Parts', 1000, false, true);
  r.labor_description := coalesce(
    nullif(private.text_field(record, 'laborDescription', 'Labor', 1000, false, true), ''), 'Appliance repair service');
  if jsonb_typeof(record -> 'totalCost') not in ('number', 'null')
    or (record ->> 'totalCost')::numeric not between 0 and 99999999 then
    perform private.refuse('totalCost', 'Cost must be an amount in dollars');
  end if;
  r.total_cost := (record ->> 'totalCost')::numeric;
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

create function public.create_service_record(record jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return private.record_json(private.insert_service_record(record));
end;
$$;

-- Records of a customer by phone or e-mail, newest first, at most 200.
create function public.customer_history(phone text default null, email text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(private.record_json(r) order by r.service_date desc, r.created_at desc), '[]')
    from (
      select * from public.service_records s
      where s.customer_phone = regexp_replace(customer_history.phone, '\D', '', 'g')
        or (customer_history.email <> '' and lower(s.customer_email) = lower(trim(customer_history.email)))
      order by s.service_date desc, s.created_at desc limit 200
    ) r);
end;
$$;

-- Sets status and updated_at, and the notes where given.
create function public.update_service_record(record_id uuid, status text, notes text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.service_records;
  new_status text;
  new_notes text;
begin
  perform private.require_staff();
  new_status := private.text_field(jsonb_build_object('status', update_service_record.status), 'status', 'Status', 40);
  new_notes := private.text_field(jsonb_build_object('notes', update_service_record.notes), 'notes', 'Notes', 2000, false, true);
  update public.service_records r
  set status = new_status, updated_at = now(),
    notes = case when update_service_record.notes is null then r.notes else new_notes end
  where r.id = record_id
  returning r.* into changed;
  if changed.id is null then
    raise exception using errcode = 'PT404', message = 'There is no service record with this id', detail = 'record_id';
  end if;
  return private.record_json(changed);
end;
$$;

-- Makes the service record of an appointment and marks it completed, together or not at all. What
-- `completion` says of the visit (technicianName, laborDescription, partsReplaced, totalCost, …)
-- stands beside what the appointment says of the customer.
create function public.complete_appointment(appointment_id text, completion jsonb default '{}') returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments;
begin
  perform private.require_staff();
  select * into a from public.appointments p where p.id = appointment_id for update;
  if a.id is null then
    raise exception using errcode = 'PT404', message = 'There is no appointment with this number', detail = 'appointment_id';
  end if;
  update public.appointments p set status = 'completed' where p.id = a.id;
  return private.record_json(private.insert_service_record(
    jsonb_build_object('applianceType', a.appliance, 'issueDescription', a.issue)
    || coalesce(completion, '{}')
    || jsonb_build_object(
      'customerName', a.name, 'customerPhone', a.phone, 'customerEmail', a.email,
      'customerAddress', a.address, 'zipCode', a.zip_code, 'appointmentId', a.id)));
end;
$$;

-- Appointments, soonest first, each with the state of its mails.
create function public.list_appointments(status text default null, max_count integer default 10000) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(private.appointment_json(a) || jsonb_build_object('mails', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', o.kind, 'sentAt', o.sent_at, 'attempts', o.attempts, 'lastError', o.last_error)
          order by o.kind), '[]')
        from private.outbox o where o.about = a.id))
      order by a.preferred_date, w.opens, a.created_at), '[]')
    from (
      select * from public.appointments p
      where list_appointments.status is null or p.status = list_appointments.status
      order by p.created_at desc limit max_count
    ) a
    join private.booking_windows w on w.slot = a.preferred_time);
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.create_service_record, public.customer_history,
  public.update_service_record, public.complete_appointment, public.list_appointments
  from public, anon, authenticated;
grant execute on function public.create_service_record, public.customer_history,
  public.update_service_record, public.complete_appointment, public.list_appointments
  to authenticated;
