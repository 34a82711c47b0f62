-- Jobs by line, and their receipts. A receipt is never changed: a credit takes it back.

create function private.keep_receipts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (old.number, old.at, old.person, old.credits, old.appliance, old.done_on,
      old.warranty_until, old.tax_percent, old.tax, old.total)
    is not distinct from (new.number, new.at, new.person, new.credits, new.appliance, new.done_on,
      new.warranty_until, new.tax_percent, new.tax, new.total)
    and (new.customer_name = 'Erased' or (old.lines, old.customer_name, old.customer_address, old.appointment_id)
      = (new.lines, new.customer_name, new.customer_address, new.appointment_id)) then
    return new;
  end if;
  perform private.refuse('', 'receipt_stays', status => '42501');
end;
$$;

-- The lines of a job: at most 20, each with a text and dollars.
create function private.read_lines(details jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  line jsonb;
  lines jsonb := '[]';
  amount numeric;
begin
  if jsonb_typeof(details -> 'lines') is distinct from 'array' or jsonb_array_length(details -> 'lines') > 20 then
    perform private.refuse('lines', 'too_many_lines');
  end if;
  for line in select * from jsonb_array_elements(details -> 'lines') loop
    if jsonb_typeof(line) is distinct from 'object' or coalesce(line ->> 'kind', '') not in ('labor', 'part')
      or jsonb_typeof(line -> 'amount') is distinct from 'number' then
      perform private.refuse('lines', 'unreadable');
    end if;
    amount := (line -> 'amount')::numeric;
    if amount not between 0 and 999999 or scale(amount) > 2 then
      perform private.refuse('lines', 'not_dollars');
    end if;
    lines := lines || jsonb_build_array(jsonb_build_object('kind', line ->> 'kind',
      'text', private.text_field(line, 'text', 200), 'amount', amount));
  end loop;
  return lines;
end;
$$;

create function private.sum_of(lines jsonb, with_labor boolean default true) returns numeric
language sql immutable set search_path = ''
as $$
  select coalesce(sum((l.line -> 'amount')::numeric), 0)
  from jsonb_array_elements(lines) l(line) where with_labor or l.line ->> 'kind' <> 'labor';
$$;

create function private.words_of(lines jsonb, kind text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(string_agg(l.line ->> 'text', ', ' order by l.place), '')
  from jsonb_array_elements(lines) with ordinality l(line, place) where l.line ->> 'kind' = words_of.kind;
$$;

-- The details of a finished job with what follows from its lines: tax, total, and labor and parts in
-- words where they are not told.
create function private.billed(details jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  lines jsonb;
  s private.settings;
  tax numeric;
begin
  if details -> 'lines' is null then
    return details;
  end if;
  lines := private.read_lines(details);
  select x.* into s from private.settings x;
  tax := round(private.sum_of(lines, s.tax_labor) * s.tax_percent / 100, 2);
  return details || jsonb_build_object('lines', lines, 'salesTax', tax,
    'totalCost', private.sum_of(lines) + tax,
    'laborDescription', coalesce(nullif(details ->> 'laborDescription', ''), left(private.words_of(lines, 'labor'), 1000)),
    'partsReplaced', coalesce(nullif(details ->> 'partsReplaced', ''), left(private.words_of(lines, 'part'), 1000)));
end;
$$;

-- The receipt of a record that holds: it has no credit.
create function private.receipt_of(record_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select max(r.number) from private.receipts r
  where r.record_id = receipt_of.record_id and r.credits is null
    and not exists (select from private.receipts c where c.credits = r.number);
$$;

create function private.paid_of(record_id uuid) returns text
language sql stable set search_path = ''
as $$
  select case when r.paid = 'later' and r.paid_at is null then 'not yet' else r.paid end
  from private.receipts r where r.number = private.receipt_of(paid_of.record_id);
$$;

-- The next receipt. The row of the settings is locked until the transaction ends, so that no number is
-- left out.
create function private.issue(r private.receipts) returns private.receipts
language plpgsql set search_path = ''
as $$
begin
  update private.settings s set last_receipt = s.last_receipt + 1 where s.only_row
  returning s.last_receipt into r.number;
  r.at := now();
  r.person := private.actor_name();
  r.reason := coalesce(r.reason, '');
  if r.paid <> 'later' then
    r.paid_at := now();
  end if;
  insert into private.receipts select r.*;
  return r;
end;
$$;

create function private.receipt_for(
  a public.appointments, record public.service_records, lines jsonb, paid text, reason text default ''
) returns private.receipts
language plpgsql set search_path = ''
as $$
declare
  r private.receipts;
begin
  r.appointment_id := a.id;
  r.record_id := record.id;
  r.customer_name := record.customer_name;
  r.customer_address := record.customer_address;
  r.zip_code := record.zip_code;
  r.appliance := record.appliance_type;
  r.technician := record.technician_name;
  r.done_on := record.service_date;
  r.warranty_until := record.warranty_end_date;
  r.lines := lines;
  r.tax_percent := (select s.tax_percent from private.settings s);
  r.tax := coalesce(record.sales_tax, 0);
  r.total := record.total_cost;
  r.paid := receipt_for.paid;
  r.reason := receipt_for.reason;
  return private.issue(r);
end;
$$;

create function private.credit_for(number integer, reason text) returns private.receipts
language plpgsql set search_path = ''
as $$
declare
  r private.receipts;
begin
  select x.* into strict r from private.receipts x where x.number = credit_for.number;
  r.credits := r.number;
  r.reason := credit_for.reason;
  r.tax := -r.tax;
  r.total := -r.total;
  r.lines := (
    select coalesce(jsonb_agg(
      l.line || jsonb_build_object('amount', -(l.line -> 'amount')::numeric) order by l.place), '[]')
    from jsonb_array_elements(r.lines) with ordinality l(line, place));
  r.paid := null;
  r.paid_at := null;
  return private.issue(r);
end;
$$;

-- Queues the mail with a receipt; `again` also when it was sent before.
create function private.queue_receipt(a public.appointments, r private.receipts, again boolean default false) returns void
language plpgsql set search_path = ''
as $$
begin
  if again then
    delete from private.outbox o
    where o.kind = 'visit_receipt' and o.about = a.id || ' receipt ' || r.number and o.sent_at is not null;
  end if;
  insert into private.outbox (kind, about, recipient, payload, next_attempt_at)
  select 'visit_receipt', a.id || ' receipt ' || r.number, a.email,
    private.mail_json(a) || jsonb_build_object('receipt', private.receipt_json(r)), now()
  where a.email <> ''
  on conflict on constraint outbox_kind_about_key do nothing;
end;
$$;

-- Asks for a review two days later, once a year for an address, if the owner has set where.
create function private.plan_review(a public.appointments) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, about, recipient, payload, next_attempt_at, due_at, useless_at)
  select 'visit_review', a.id || ' review', a.email,
    private.mail_json(a) || jsonb_build_object('reviewLink', s.review_link),
    d.due, d.due, d.due + interval '7 days'
  from private.settings s, lateral (
    select ((private.local_now()::date + 2) + s.remind_at) at time zone s.time_zone as due) d
  where s.review_link <> '' and a.email <> '' and not exists (
    select from private.outbox o
    where o.kind = 'visit_review' and private.mail_key(o.recipient) = private.mail_key(a.email)
      and o.created_at > now() - interval '1 year')
  on conflict on constraint outbox_kind_about_key do nothing;
$$;

-- A service record from the site's field names, not stored yet.
create function private.read_service_record(record jsonb) returns public.service_records
language plpgsql set search_path = ''
as $$
declare
  r public.service_records;
  today date := private.local_now()::date;
  requested date;
begin
  perform private.check_json(record, 'record');
  r.customer_name := private.text_field(record, 'customerName', 100);
  r.customer_phone := regexp_replace(private.text_field(record, 'customerPhone', 40), '\D', '', 'g');
  perform private.require_phone(r.customer_phone, 'customerPhone');
  r.customer_email := private.text_field(record, 'customerEmail', 254, false);
  r.customer_address := private.text_field(record, 'customerAddress', 200, false);
  r.zip_code := private.text_field(record, 'zipCode', 5, false);
  r.appliance_type := private.text_field(record, 'applianceType', 80);
  r.appliance_model := private.text_field(record, 'applianceModel', 80, false);
  r.appliance_serial := private.text_field(record, 'applianceSerial', 80, false);
  r.issue_description := private.text_field(record, 'issueDescription', 2400, false, true);
  r.service_date := coalesce(
    private.as_date(nullif(private.text_field(record, 'serviceDate', 10, false), '')), today);
  r.technician_name := coalesce(
    nullif(private.text_field(record, 'technicianName', 100, false), ''), 'Service Team');
  r.parts_replaced := private.text_field(record, 'partsReplaced', 1000, false, true);
  r.labor_description := coalesce(
    nullif(private.text_field(record, 'laborDescription', 1000, false, true), ''), 'Appliance repair service');
  if jsonb_typeof(record -> 'totalCost') = 'number' then
    r.total_cost := (record -> 'totalCost')::numeric;
  end if;
  if jsonb_typeof(record -> 'totalCost') not in ('number', 'null')
    or r.total_cost not between 0 and 99999999 then
    perform private.refuse('totalCost', 'not_dollars');
  end if;
  if jsonb_typeof(record -> 'lines') = 'array' and jsonb_typeof(record -> 'salesTax') = 'number' then
    r.sales_tax := (record -> 'salesTax')::numeric;
  end if;
  r.appointment_id := nullif(private.text_field(record, 'appointmentId', 20, false), '');
  select (a.created_at at time zone s.time_zone)::date into requested
  from public.appointments a, private.settings s where a.id = r.appointment_id;
  if r.service_date < requested then
    perform private.refuse('serviceDate', 'requested_later', jsonb_build_object('day', requested));
  end if;
  r.notes := private.text_field(record, 'notes', 2000, false, true);
  r.status := coalesce(nullif(private.text_field(record, 'status', 40, false), ''), 'completed');
  r.id := gen_random_uuid();
  r.created_at := now();
  r.updated_at := now();
  r.warranty_start_date := r.service_date;
  select r.service_date + s.warranty_days into r.warranty_end_date from private.settings s;
  return r;
end;
$$;

create function private.paid_field(details jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  value text := nullif(private.text_field(details, 'paid', 10, false), '');
begin
  if value not in ('cash', 'check', 'card', 'later') then
    perform private.refuse('paid', 'unknown_payment');
  end if;
  return value;
end;
$$;

create function private.customer_of(a public.appointments) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'customerName', a.name, 'customerPhone', a.phone, 'customerEmail', a.email,
    'customerAddress', a.address, 'zipCode', a.zip_code, 'appointmentId', a.id);
$$;

-- The lines of a job; one of a job of which only the total is known.
create function private.lines_of(details jsonb, record public.service_records) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(details -> 'lines', jsonb_build_array(jsonb_build_object(
    'kind', 'labor', 'text', left(concat_ws(', ', record.labor_description, nullif(record.parts_replaced, '')), 200),
    'amount', record.total_cost)));
$$;

-- A finished job that can be corrected, with its record.
create function private.finished_job(appointment_id text) returns public.service_records
language plpgsql set search_path = ''
as $$
declare
  r public.service_records;
begin
  select x.* into r from public.service_records x where x.appointment_id = finished_job.appointment_id for update;
  if r.id is null then
    perform private.refuse('appointment_id', 'no_job', status => 'PT409');
  end if;
  return r;
end;
$$;

create function private.job_changes(before public.service_records, after public.service_records) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('field', f.field, 'from', f.was, 'to', f.is_now) order by f.place), '[]')
  from (values
    (1, 'labor', before.labor_description, after.labor_description),
    (2, 'parts', before.parts_replaced, after.parts_replaced),
    (3, 'cost', coalesce(before.total_cost::text, ''), coalesce(after.total_cost::text, '')),
    (4, 'date', before.service_date::text, after.service_date::text),
    (5, 'model', before.appliance_model, after.appliance_model),
    (6, 'serial', before.appliance_serial, after.appliance_serial),
    (7, 'notes', before.notes, after.notes),
    (8, 'technician', before.technician_name, after.technician_name)
  ) f(place, field, was, is_now)
  where f.was is distinct from f.is_now;
$$;

-- Corrects a finished job, with a reason: its record, and if the money changes, a credit for its receipt
-- and another receipt. `completion` as of `complete_appointment`.
create function public.correct_job(
  appointment_id text, completion jsonb, reason text, version integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  why text := private.text_field(jsonb_build_object('reason', reason), 'reason', 300);
  before public.service_records := private.finished_job(a.id);
  after public.service_records;
  details jsonb;
  old_number integer := private.receipt_of(before.id);
  old_receipt private.receipts;
  lines jsonb;
  changes jsonb;
begin
  perform private.require_owner();
  perform private.check_json(completion, 'completion');
  perform private.require_version(a, version);
  details := private.billed(completion);
  after := private.read_service_record(
    jsonb_build_object('applianceType', before.appliance_type, 'issueDescription', before.issue_description,
      'technicianName', before.technician_name) || details || private.customer_of(a));
  after.id := before.id;
  lines := private.lines_of(details, after);
  select r.* into old_receipt from private.receipts r where r.number = old_number;
  changes := private.job_changes(before, after);
  if changes = '[]' and (old_number is null or old_receipt.lines = lines) then
    return private.record_json(before);
  end if;
  update public.service_records r
  set labor_description = after.labor_description, parts_replaced = after.parts_replaced,
    total_cost = after.total_cost, sales_tax = after.sales_tax, service_date = after.service_date,
    appliance_model = after.appliance_model, appliance_serial = after.appliance_serial,
    notes = after.notes, technician_name = after.technician_name,
    warranty_start_date = after.warranty_start_date, warranty_end_date = after.warranty_end_date,
    updated_at = now()
  where r.id = before.id returning r.* into after;
  if (old_receipt.lines, old_receipt.tax, old_receipt.total, old_receipt.done_on)
    is distinct from (lines, coalesce(after.sales_tax, 0), after.total_cost, after.service_date) then
    if old_number is not null then
      perform private.credit_for(old_number, why);
    end if;
    if after.total_cost is not null then
      perform private.queue_receipt(a, private.receipt_for(a, after, lines,
        coalesce(private.paid_field(completion), old_receipt.paid), why));
    end if;
  end if;
  update public.appointments p
  set version = p.version + 1, changed_by = private.actor_name(), changed_at = clock_timestamp(),
    changed_what = 'job_corrected'
  where p.id = a.id;
  insert into private.appointment_history (appointment_id, state, actor, person, changes, reason)
  values (a.id, 'job_corrected', private.actor(), private.actor_name(), changes, why);
  return private.record_json(after);
end;
$$;

-- Takes a finished job back, with a reason: a credit for its receipt, no record and no warranty. The
-- visit is confirmed again, to be finished or canceled.
create function public.void_job(appointment_id text, reason text, version integer default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  why text := private.text_field(jsonb_build_object('reason', reason), 'reason', 300);
  before public.service_records := private.finished_job(a.id);
  other text := (select min(o.id) from public.appointments o where o.warranty_record_id = before.id);
  number integer := private.receipt_of(before.id);
begin
  perform private.require_owner();
  perform private.require_version(a, version);
  if other is not null then
    perform private.refuse('appointment_id', 'has_warranty_visit', jsonb_build_object('id', other), 'PT409');
  end if;
  if number is not null then
    perform private.queue_receipt(a, private.credit_for(number, why));
  end if;
  delete from private.outbox o
  where o.about in (a.id || ' review', a.id || ' receipt ' || number) and o.sent_at is null;
  delete from public.service_records r where r.id = before.id;
  update public.appointments p set state = 'confirmed' where p.id = a.id returning p.* into a;
  insert into private.appointment_history (appointment_id, state, actor, person, reason)
  values (a.id, 'job_voided', private.actor(), private.actor_name(), why);
  return private.staff_visit_json(a);
end;
$$;

-- How a bill was paid that was to be paid later.
create function public.set_paid(receipt integer, paid text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  r private.receipts;
  a public.appointments;
  how text := private.paid_field(jsonb_build_object('paid', paid));
begin
  perform private.require_person();
  select x.* into r from private.receipts x where x.number = set_paid.receipt;
  if r.number is null or r.appointment_id = '' then
    perform private.require_owner();
    perform private.refuse('receipt', 'unknown_receipt', status => 'PT404');
  end if;
  a := private.appointment_for_staff(r.appointment_id);
  if r.paid is distinct from 'later' or how is null or how = 'later' then
    perform private.refuse('receipt', 'paid_already', status => 'PT409');
  end if;
  update private.receipts x set paid = how, paid_at = now() where x.number = r.number;
  return private.staff_visit_json(a);
end;
$$;

-- Mails the latest receipt of a visit again.
create function public.mail_receipt(appointment_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  r private.receipts;
begin
  select x.* into r from private.receipts x where x.appointment_id = a.id order by x.number desc limit 1;
  if r.number is null or a.email = '' then
    perform private.refuse('appointment_id', case when r.number is null then 'no_receipt' else 'no_email' end,
      status => 'PT409');
  end if;
  perform private.count_use('mail:visit', a.id || ' receipt');
  perform private.queue_receipt(a, r, true);
  return jsonb_build_object('ok', true);
end;
$$;

create function private.receipt_settings() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('taxPercent', s.tax_percent, 'taxLabor', s.tax_labor,
    'paymentLink', s.payment_link, 'reviewLink', s.review_link) from private.settings s;
$$;

-- Bills that are not paid, oldest first, the latest 50 receipts, and the settings.
create function public.staff_receipts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  return jsonb_build_object('settings', private.receipt_settings(),
    'unpaid', (
      select coalesce(jsonb_agg(private.receipt_json(r) order by r.number), '[]')
      from private.receipts r
      where r.paid = 'later' and r.paid_at is null and r.total > 0 and r.appointment_id <> ''
        and not exists (select from private.receipts c where c.credits = r.number)),
    'latest', (
      select coalesce(jsonb_agg(private.receipt_json(r) order by r.number desc), '[]')
      from (select x.* from private.receipts x order by x.number desc limit 50) r));
end;
$$;

create function private.link_field(fields jsonb, field text) returns text
language plpgsql set search_path = ''
as $$
declare
  value text := private.text_field(fields, field, 300, false);
begin
  if value <> '' and value !~ '^https://[a-z0-9.-]+\.[a-z]{2,}(:[0-9]+)?(/[^\s<>"''\\]*)?$' then
    perform private.refuse(field, 'not_https');
  end if;
  return value;
end;
$$;

create function public.set_receipts(fields jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  percent numeric;
begin
  perform private.require_owner();
  perform private.check_json(fields, 'fields');
  if jsonb_typeof(fields -> 'taxPercent') is distinct from 'number' then
    perform private.refuse('taxPercent', 'wrong_tax');
  end if;
  percent := (fields -> 'taxPercent')::numeric;
  if percent not between 0 and 30 or scale(percent) > 3 then
    perform private.refuse('taxPercent', 'wrong_tax');
  end if;
  update private.settings s
  set tax_percent = percent, tax_labor = coalesce(fields -> 'taxLabor' = 'true', true),
    payment_link = private.link_field(fields, 'paymentLink'),
    review_link = private.link_field(fields, 'reviewLink')
  where s.only_row;
  return private.receipt_settings();
end;
$$;

-- What the receipts of an erased customer keep: number, date, appliance, amounts.
create function private.anonymise_receipts(appointment_id text) returns void
language sql set search_path = ''
as $$
  update private.receipts r
  set customer_name = 'Erased', customer_address = '', zip_code = '', appointment_id = '', reason = '',
    lines = (
      select coalesce(jsonb_agg(jsonb_build_object('kind', l.line ->> 'kind',
        'text', initcap(l.line ->> 'kind'), 'amount', l.line -> 'amount') order by l.place), '[]')
      from jsonb_array_elements(r.lines) with ordinality l(line, place))
  where r.appointment_id = anonymise_receipts.appointment_id and anonymise_receipts.appointment_id <> '';
$$;

-- A line of the history as staff see it.
create function private.history_json(h private.appointment_history) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'at', private.instant(h.at), 'state', h.state,
    'actor', coalesce(h.person, case h.actor when 'you' then 'the customer' else 'the office' end),
    'technician', h.technician, 'changes', h.changes, 'reason', h.reason, 'fromDate', h.from_date, 'fromTime', h.from_time,
    'toDate', h.to_date, 'toTime', h.to_time));
$$;
