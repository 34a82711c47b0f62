-- Warranty look-up: answers who knows the phone and a name on the record, and nobody else.

-- At most 10 records, newest first, with what the page shows; [] when there are none. Refusals: 422
-- with the field, 429 past the limits.
create function public.check_warranty(phone text, name text, appliance text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  digits text;
  wanted text;
  part text;
begin
  if length(coalesce(phone, '')) > 40 then
    perform private.refuse('phone', 'Please enter a valid 10-digit phone number');
  end if;
  digits := regexp_replace(coalesce(phone, ''), '\D', '', 'g');
  wanted := lower(regexp_replace(
    private.text_field(jsonb_build_object('name', check_warranty.name), 'name', 'Name', 100), '\s+', ' ', 'g'));
  part := lower(private.text_field(jsonb_build_object('appliance', appliance), 'appliance', 'Appliance', 80, false));
  if digits = '' then
    perform private.refuse('phone', 'Phone is required');
  elsif digits !~ '^[0-9]{10}$' then
    perform private.refuse('phone', 'Please enter a valid 10-digit phone number');
  elsif length(wanted) < 2 then
    perform private.refuse('name', 'Name must be at least 2 characters');
  -- Two letters would let ten common guesses open nine of ten known phones.
  elsif length(regexp_replace(wanted, '[[:space:][:digit:][:punct:]]', '', 'g')) < 3 then
    perform private.refuse('name', 'Please enter the whole first or last name');
  end if;
  perform private.limit_uses('warranty', digits);
  -- strpos takes % and _ literally.
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'applianceType', r.appliance_type, 'applianceModel', r.appliance_model,
      'issueDescription', r.issue_description, 'serviceDate', r.service_date,
      'technicianName', r.technician_name, 'partsReplaced', r.parts_replaced,
      'laborDescription', r.labor_description, 'status', r.status,
      'warrantyStartDate', r.warranty_start_date, 'warrantyEndDate', r.warranty_end_date
    ) order by r.service_date desc, r.created_at desc), '[]')
    from (
      select * from public.service_records s
      where s.customer_phone = digits
        and strpos(lower(regexp_replace(s.customer_name, '\s+', ' ', 'g')), wanted) > 0
        and (part = '' or strpos(lower(s.appliance_type), part) > 0
          or strpos(lower(s.appliance_model), part) > 0)
      order by s.service_date desc, s.created_at desc
      limit 10
    ) r
  );
end;
$$;

revoke all on function public.check_warranty from public, anon, authenticated;
grant execute on function public.check_warranty to anon, authenticated;
