-- Customers: to find one, to export or erase what is stored about one, and how long they are stored. A
-- customer is a phone number, as in the look-up of a warranty.

-- The visits and repairs of customers, one row each.
create function private.customer_rows() returns table (
  phone text, name text, email text, address text, zip text, day date, is_visit boolean,
  appointment_id text, at timestamptz
)
language sql stable set search_path = ''
as $$
  select a.phone, a.name, a.email, a.address, a.zip_code, a.preferred_date, true, a.id, a.created_at
  from public.appointments a where a.state <> 'held'
  union all
  select r.customer_phone, r.customer_name, r.customer_email, r.customer_address, r.zip_code,
    r.service_date, not exists (select from public.appointments a where a.id = r.appointment_id),
    r.appointment_id, r.created_at
  from public.service_records r where r.customer_phone <> '';
$$;

-- Customers with these phones; name and address as given last.
create function private.customers_json(phones text[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'phone', c.phone, 'name', c.last_row ->> 'name', 'email', c.last_row ->> 'email',
      'address', c.last_row ->> 'address', 'zip', c.last_row ->> 'zip',
      'visits', c.visits, 'lastVisit', c.last_visit) order by c.last_row ->> 'name', c.phone), '[]')
  from (
    select r.phone, count(*) filter (where r.is_visit) as visits, max(r.day) as last_visit,
      (array_agg(to_jsonb(r) order by r.at desc))[1] as last_row
    from private.customer_rows() r where r.phone = any (phones) group by r.phone
  ) c;
$$;

-- Customers by a part of their name, phone or address, or by the number of an appointment; at most 50.
create function public.find_customers(query text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted text := private.text_field(jsonb_build_object('query', query), 'query', 100);
  digits text := regexp_replace(wanted, '\D', '', 'g');
  -- `+1 (713) 555-0142` is 7135550142.
  phone_part text := case when wanted ~ '^[-+().\s\d]+$' and length(digits) >= 3
    then case when length(digits) = 11 then regexp_replace(digits, '^1', '') else digits end end;
  phones text[];
begin
  perform private.require_owner();
  phones := array(
    with typed as materialized (
      -- As `matches_name` reads them: two letters match the begin and end of words, more match anywhere.
      select w = wanted as is_whole, lower(w) as place, private.name_letters(w) as letters,
        private.name_words(w) as padded, replace(private.name_words(w), ' ', '') as joined
      from (
        select wanted as w union
        select p from regexp_split_to_table(trim(wanted), '\s+') p where length(p) >= 2) words
    ), people as (
      select r.phone, r.name, lower(r.address || ' ' || r.zip || ' ' || r.email) as place, max(r.at) as at,
        bool_or(r.appointment_id = upper(wanted)) as has_number
      from private.customer_rows() r group by 1, 2, 3
    ), prepared as materialized (
      select p.*, private.name_words(p.name) as padded from people p
    ), named as materialized (
      select p.*, replace(p.padded, ' ', '') as joined from prepared p
    )
    select n.phone from named n
    where n.has_number or strpos(n.phone, phone_part) > 0
      or exists (
        select from typed t
        where t.is_whole and t.letters >= 2
          and strpos(case t.letters when 2 then n.padded else n.joined end,
            case t.letters when 2 then t.padded else t.joined end) > 0)
      or (
        select bool_and(strpos(n.place, t.place) > 0
          or t.letters >= 2 and strpos(case t.letters when 2 then n.padded else n.joined end,
            case t.letters when 2 then t.padded else t.joined end) > 0)
        from typed t where length(t.place) >= 2 and (not t.is_whole or t.place !~ '\s'))
    group by n.phone order by max(n.at) desc);
  -- How many match stands in each row, because older pages read a list.
  return (
    select coalesce(jsonb_agg(c || jsonb_build_object('matches', cardinality(phones))), '[]')
    from jsonb_array_elements(private.customers_json(phones[1:50])) c);
end;
$$;

-- The ten digits of a customer who is known.
create function private.known_customer(phone text) returns text
language plpgsql set search_path = ''
as $$
declare
  digits text := regexp_replace(left(known_customer.phone, 40), '\D', '', 'g');
begin
  perform private.require_phone(digits, 'phone');
  if not exists (select from private.customer_rows() r where r.phone = digits) then
    perform private.refuse('phone', 'unknown_customer', status => 'PT404');
  end if;
  return digits;
end;
$$;

create function public.customer(phone text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  digits text;
begin
  perform private.require_owner();
  digits := private.known_customer(customer.phone);
  return jsonb_build_object(
    'customer', private.customers_json(array[digits]) -> 0,
    'visits', (
      select coalesce(jsonb_agg(private.staff_visit_json(a)
        order by a.preferred_date desc, a.created_at desc), '[]')
      from (
        select p.* from public.appointments p where p.phone = digits and p.state <> 'held'
        order by p.preferred_date desc limit 200) a),
    'records', (
      select coalesce(jsonb_agg(private.record_json(r) order by r.service_date desc, r.created_at desc), '[]')
      from (
        select s.* from public.service_records s where s.customer_phone = digits
        order by s.service_date desc limit 200) r));
end;
$$;

-- Addresses of mail that a customer has given, and no other customer. A stranger can book with the
-- address of another person: a request that no one has confirmed proves nothing, and an address that
-- stands under another phone, too, may be that person's.
create function private.emails_of(phone text) returns text[]
language sql stable set search_path = ''
as $$
  with given (email, phone) as (
    select lower(a.email), a.phone from public.appointments a where a.state <> 'held'
    union
    select lower(r.customer_email), r.customer_phone from public.service_records r
    where r.customer_email <> ''
  )
  select array(
    select g.email from given g
    where g.phone = emails_of.phone
      and not exists (select from given o where o.email = g.email and o.phone <> g.phone));
$$;

-- Everything that is stored about a customer, to export: visits with their history, notes, photos
-- and mails; repairs; the newsletter. Photos are named by their paths. Of limits only digests are
-- stored, for a day.
create function public.export_customer(phone text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  digits text;
begin
  perform private.require_owner();
  digits := private.known_customer(export_customer.phone);
  return jsonb_build_object(
    'phone', digits,
    'exportedAt', private.instant(now()),
    'appointments', (
      select coalesce(jsonb_agg(private.appointment_json(a) || jsonb_build_object(
        'notes', private.staff_visit_json(a) -> 'notes',
        'photos', private.staff_visit_json(a) -> 'photos',
        'receipts', private.receipts_json(a.id),
        'history', (
          select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(h.at), 'state', h.state,
            'by', h.actor, 'fromDate', h.from_date, 'fromTime', h.from_time,
            'toDate', h.to_date, 'toTime', h.to_time, 'changes', h.changes, 'reason', h.reason) order by h.id), '[]')
          from private.appointment_history h where h.appointment_id = a.id),
        'mails', (
          select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'to', o.recipient,
            'queuedAt', private.instant(o.created_at), 'sentAt', private.instant(o.sent_at))
            order by o.created_at), '[]')
          from private.outbox o where split_part(o.about, ' ', 1) = a.id)) order by a.created_at), '[]')
      from public.appointments a where a.phone = digits),
    'serviceRecords', (
      select coalesce(jsonb_agg(private.record_json(r) order by r.service_date), '[]')
      from public.service_records r where r.customer_phone = digits),
    'newsletter', (
      select coalesce(jsonb_agg(jsonb_build_object('email', s.email,
        'signedUpAt', private.instant(s.created_at), 'confirmedAt', private.instant(s.confirmed_at))), '[]')
      from private.subscribers s where s.email = any (private.emails_of(digits))));
end;
$$;

-- Removes the person from a service record, with every text that was typed: names and serial numbers
-- may stand in any of them. The books keep date, appliance, technician and cost.
create function private.anonymise(r public.service_records) returns void
language sql set search_path = ''
as $$
  select private.anonymise_receipts(coalesce(r.appointment_id, ''));
  update public.service_records s
  set customer_name = 'Erased', customer_phone = '', customer_email = '', customer_address = '',
    zip_code = '', appliance_model = '', appliance_serial = '', issue_description = '',
    labor_description = 'Appliance repair service', parts_replaced = '', notes = '',
    appointment_id = null, completion_digest = null, updated_at = now()
  where s.id = r.id;
$$;

-- Removes an appointment with its history, notes, photos and mails.
create function private.forget_appointment(a public.appointments) returns void
language sql set search_path = ''
as $$
  select private.anonymise_receipts(a.id);
  delete from private.outbox o where split_part(o.about, ' ', 1) = a.id;
  delete from public.appointments p where p.id = a.id;
$$;

-- Erases a customer who asks for it: {"anonymised": records, "deleted": visits}. Refused while a visit
-- is open, because the technician would not find it.
create function public.erase_customer(phone text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  digits text;
  emails text[];
  open_visit text;
  records integer;
  visits integer;
begin
  perform private.require_owner();
  digits := private.known_customer(erase_customer.phone);
  -- In the order in which a move locks windows.
  perform from public.appointments a where a.phone = digits
  order by a.preferred_date, a.preferred_time, a.id for update;
  select min(a.id) into open_visit from public.appointments a
  where a.phone = digits and private.is_open(a);
  if open_visit is not null then
    perform private.refuse('phone', 'open_visit', jsonb_build_object('id', open_visit), 'PT409');
  end if;
  emails := private.emails_of(digits);
  select count(*) into records from public.service_records r where r.customer_phone = digits;
  select count(*) into visits from public.appointments a where a.phone = digits;
  perform private.anonymise(r) from public.service_records r where r.customer_phone = digits;
  perform private.forget_appointment(a) from (
    select p.* from public.appointments p where p.phone = digits
    order by p.preferred_date, p.preferred_time) a;
  delete from private.subscribers s where s.email = any (emails);
  delete from private.outbox o where lower(o.recipient) = any (emails) and o.kind <> 'sign_in_code'
    and not exists (select from public.appointments a where a.id = split_part(o.about, ' ', 1));
  return jsonb_build_object('anonymised', records, 'deleted', visits);
end;
$$;

-- Months for which customers are stored; null changes nothing. From the first number that an owner sets,
-- also if it is the usual one, housekeeping removes older customers.
create function public.set_retention(months integer default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  if months not between 1 and 240 then
    perform private.refuse('months', 'wrong_months');
  elsif months is not null then
    update private.settings s
    set keep_customers = make_interval(months => set_retention.months), retention_confirmed_at = now(),
      keep_photos = least(s.keep_photos, make_interval(months => set_retention.months))
    where s.only_row;
  end if;
  return (
    select jsonb_build_object(
      'months', (extract(year from s.keep_customers) * 12 + extract(month from s.keep_customers))::integer,
      'confirmed', s.retention_confirmed_at is not null)
    from private.settings s);
end;
$$;

-- Ends what is older than the retention, once an owner has set it. A record keeps its person while its
-- warranty runs. An open visit stays: an owner finishes or cancels it.
create function private.apply_retention() returns void
language plpgsql set search_path = ''
as $$
declare
  today date := private.local_now()::date;
  first_day date;
begin
  select (today - s.keep_customers)::date into first_day
  from private.settings s where s.retention_confirmed_at is not null;
  if first_day is null then
    return;
  end if;
  perform private.anonymise(r) from public.service_records r
  where r.customer_phone <> '' and r.service_date < first_day and r.warranty_end_date < today;
  perform private.forget_appointment(a) from (
    select p.* from public.appointments p
    where p.preferred_date < first_day and not private.is_open(p)
      and not exists (select from public.service_records r where r.appointment_id = p.id)
    order by p.preferred_date, p.preferred_time) a;
  delete from private.outbox o where coalesce(o.sent_at, o.given_up_at) < first_day
    and not exists (select from public.appointments a where a.id = split_part(o.about, ' ', 1));
end;
$$;
