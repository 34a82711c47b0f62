-- A technician who sets out may say when they arrive, if the owner wants it.

alter table private.settings add column tells_arrival boolean not null default false;
-- Said when the technician set out; null if it was not.
alter table public.appointments add column arrives_at timestamptz;

-- Whether technicians say when they arrive. Null only reads it.
create function public.set_arrival(tells boolean default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  update private.settings s set tells_arrival = tells where tells is not null and s.only_row;
  return (select jsonb_build_object('tellsArrival', s.tells_arrival) from private.settings s);
end;
$$;

-- The technician is on the way and arrives in so many minutes, which the customer reads. A repeat
-- changes nothing.
create function public.set_out(
  appointment_id text, minutes integer default null, version integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
begin
  if minutes not between 5 and 240 then
    perform private.refuse('minutes', 'The technician arrives in 5 to 240 minutes');
  elsif a.state <> 'on_the_way' then
    perform private.require_version(a, version);
    update public.appointments p set arrives_at = now() + minutes * interval '1 minute' where p.id = a.id;
  end if;
  return public.set_appointment_state(a.id, 'on_the_way');
end;
$$;

create or replace function private.mail_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select private.appointment_json(a) || jsonb_build_object(
    'key', a.page_key, 'sequence', a.sequence, 'changedAt', private.instant(now()))
    || case when a.state = 'on_the_way' and a.arrives_at is not null
      then jsonb_build_object('arrivesAt', private.instant(a.arrives_at)) else '{}' end;
$$;

create or replace function public.staff_visit(appointment_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  a public.appointments := private.seen_appointment(who, appointment_id);
begin
  return private.staff_visit_json(a) || jsonb_build_object(
    'history', (
      select coalesce(jsonb_agg(private.history_json(h) order by h.id), '[]')
      from private.appointment_history h where h.appointment_id = a.id),
    'earlier', private.earlier_json(a),
    'tax', (
      select jsonb_build_object('percent', s.tax_percent, 'labor', s.tax_labor) from private.settings s),
    'tellsArrival', (select s.tells_arrival from private.settings s));
end;
$$;

revoke all on function public.set_arrival, public.set_out from public, anon;
grant execute on function public.set_arrival, public.set_out to authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
