-- A request as it is read: the same answers are the same row, whenever they are sent.

drop function private.checked_request(jsonb);

-- The request as a row without id: every field as it is stored, whenever it is asked again. What
-- depends on the day is judged by `check_visit`.
create function private.read_request(request jsonb) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  booking public.appointments;
  record_id text;
begin
  booking.name := private.name_field(request, 'name', 'Name');
  booking.phone := private.text_field(request, 'phone', 'Phone', 40);
  if booking.phone !~ '^[0-9]{10}$' then
    perform private.refuse('phone', 'Please enter a valid 10-digit phone number');
  end if;
  booking.email := private.text_field(request, 'email', 'Email', 254);
  if not private.is_email(booking.email) then
    perform private.refuse('email', 'Please enter a valid email address');
  end if;
  booking.address := private.words_field(request, 'address', 'Address', 200);
  booking.zip_code := private.text_field(request, 'zipCode', 'ZIP code', 20);
  if booking.zip_code !~ '^[0-9]{5}$' then
    perform private.refuse('zipCode', 'Please enter a valid 5-digit ZIP code');
  end if;
  booking.appliance := private.appliance_field(request, 'appliance');
  booking.issue := private.words_field(request, 'issue', 'Issue', 300);
  booking.description := private.text_field(request, 'description', 'Description', 2000, false, true);
  booking.preferred_date := private.as_date(private.text_field(request, 'preferredDate', 'Preferred date', 40));
  booking.preferred_time := private.text_field(request, 'preferredTime', 'Preferred time', 40);
  if jsonb_typeof(request -> 'estimate') <> 'null' then
    booking.estimate := private.estimate_of(request -> 'estimate');
  end if;
  if jsonb_typeof(request -> 'warrantyRecordId') = 'string' then
    record_id := request ->> 'warrantyRecordId';
    -- A reference that does not fit is left out rather than costing the business a customer.
    select r.id into booking.warranty_record_id from public.service_records r
    where record_id ~ '^[0-9a-f-]{36}$' and r.id::text = record_id and r.customer_phone = booking.phone;
  end if;
  booking.status := 'pending';
  booking.takes_place := true;
  booking.created_at := now();
  booking.content_digest := sha256(convert_to(jsonb_build_array(
    booking.name, booking.phone, booking.email, booking.address, booking.zip_code, booking.appliance,
    booking.issue, booking.description, booking.preferred_date, booking.preferred_time,
    booking.estimate, booking.warranty_record_id)::text, 'UTF8'));
  return booking;
end;
$$;

-- Refuses a day or a time that cannot be booked now.
create function private.check_visit(booking public.appointments) returns void
language plpgsql set search_path = ''
as $$
declare
  local_now timestamp := private.local_now();
  days_ahead integer;
  slot private.booking_windows;
begin
  if booking.preferred_date is null or booking.preferred_date < local_now::date then
    perform private.refuse('preferredDate', 'Please select a future date');
  end if;
  select s.days_ahead into days_ahead from private.settings s;
  if booking.preferred_date > local_now::date + days_ahead then
    perform private.refuse('preferredDate', 'Please select a date within the next ' || days_ahead || ' days');
  end if;
  select w.* into slot from private.windows_of(booking.preferred_date) w where w.slot = booking.preferred_time;
  if slot is null then
    perform private.refuse('preferredTime', 'This time is not offered on that day');
  elsif booking.preferred_date + slot.opens <= local_now then
    perform private.refuse('preferredTime', 'This time has already begun; please choose a later one');
  end if;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
