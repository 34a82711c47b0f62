-- How long customers are kept.

alter table private.settings
  -- Visits that are over, and the person in a service record, are removed after so long.
  add column keep_customers interval not null default '24 months',
  -- Nothing is removed before an owner has set that time: null in a database that has customers already,
  -- because the first release with this rule would erase years of them before its owner has read of it.
  add column retention_confirmed_at timestamptz default now();
update private.settings set retention_confirmed_at = null
where exists (select from public.appointments) or exists (select from public.service_records);

-- Months for which customers are kept; null changes nothing. From the first number that an owner sets,
-- also if it is the usual one, housekeeping removes older customers.
create function public.set_retention(months integer default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  if months not between 1 and 240 then
    perform private.refuse('months', 'Customers are kept for 1 to 240 months');
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

-- As before, and sign-ins and customers whose time is over. A mail that was not sent in time keeps no
-- code.
create or replace function public.housekeeping() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.free_unconfirmed();
  perform private.forget_sign_ins();
  perform private.apply_retention();
  delete from private.rate_counters c where c.hits[cardinality(c.hits)] < now() - interval '1 day';
  delete from private.confirm_links l where l.expires_at < now() - interval '7 days';
  delete from private.subscribers s where s.confirmed_at is null
    and not exists (select from private.confirm_links l where l.subscriber_id = s.id);
  delete from private.photos p where p.stored_at is null and p.reserved_until < now();
  -- Their files are removed like all whose row is gone.
  delete from private.photos p using public.appointments a, private.settings s
  where a.id = p.appointment_id and (
    a.preferred_date < now() - s.keep_photos
    or a.status = 'cancelled' and not exists (
      select from private.appointment_history h
      where h.appointment_id = a.id and h.state = 'cancelled' and h.at >= now() - s.keep_cancelled_photos));
  update private.outbox o
  set given_up_at = now(), last_error = coalesce(o.last_error, 'It could not be sent in time'),
    payload = o.payload - 'code'
  where o.useless_at < now() and o.sent_at is null and o.given_up_at is null;
  update private.outbox o set payload = '{}'
  where coalesce(o.sent_at, o.given_up_at) < now() - interval '90 days' and o.payload <> '{}';
  return jsonb_build_object('ok', true, 'retentionWaits', (
    select s.retention_confirmed_at is null from private.settings s));
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.set_retention from public, anon, authenticated;
grant execute on function public.set_retention to authenticated;
