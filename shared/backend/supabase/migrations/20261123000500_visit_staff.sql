-- What the business does with an appointment.

-- The appointment by its number, locked.
create function private.appointment_for_staff(appointment_id text) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  a public.appointments;
begin
  perform private.require_staff();
  select p.* into a from public.appointments p where p.id = appointment_id for update;
  if a.id is null then
    raise exception using errcode = 'PT404', message = 'There is no appointment with this number', detail = 'appointment_id';
  elsif a.status = 'held' then
    raise exception using errcode = 'PT409', message = 'The customer has not confirmed this request yet', detail = 'appointment_id';
  end if;
  return a;
end;
$$;

-- Refuses a step that may not follow, with the reason in words.
create function private.require_step(a public.appointments, step text) returns void
language plpgsql set search_path = ''
as $$
begin
  if not exists (select from private.state_steps s where s.before = a.status and s.after = step) then
    raise exception using errcode = 'PT409', detail = 'appointment_id',
      message = format('The appointment is %s and cannot become %s',
        replace(a.status, '_', ' '), replace(step, '_', ' '));
  end if;
end;
$$;

-- `confirmed`, `on_the_way`, `cancelled` or `no_one_home`. The customer gets a mail when the
-- technician sets out and when the visit is cancelled. A repeat changes nothing.
create function public.set_appointment_state(
  appointment_id text, state text, technician text default null, reason text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  person text := nullif(private.text_field(
    jsonb_build_object('technician', technician), 'technician', 'Technician', 100, false), '');
  why text := nullif(private.text_field(
    jsonb_build_object('reason', reason), 'reason', 'Reason', 300, false, true), '');
begin
  if coalesce(state, '') not in ('confirmed', 'on_the_way', 'cancelled', 'no_one_home') then
    perform private.refuse('state', 'This state cannot be set');
  elsif a.status <> state then
    perform private.require_step(a, state);
  end if;
  update public.appointments p
  set status = state, technician = coalesce(person, p.technician),
    cancel_reason = case when state = 'cancelled' then coalesce(why, p.cancel_reason) end
  where p.id = a.id returning p.* into a;
  if state = 'on_the_way' then
    -- Late news of it would be wrong.
    perform private.queue_visit('visit_on_the_way', a, a.email, '{}', now(),
      greatest(private.window_ends(a.preferred_date, a.preferred_time), now() + interval '2 hours'));
  elsif state = 'cancelled' then
    perform private.queue_changed('cancelled', a);
  end if;
  return private.appointment_json(a);
end;
$$;

-- Moves a visit as agreed with its customer. It is `confirmed` then, also if it was only requested:
-- the mail about the move says that the technician comes.
create function public.reschedule_appointment(appointment_id text, to_date text, to_slot text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  target public.appointments := a;
  violated text;
begin
  target.preferred_date := private.as_date(left(to_date, 40));
  target.preferred_time := left(to_slot, 40);
  if (a.preferred_date, a.preferred_time) = (target.preferred_date, target.preferred_time) then
    return private.appointment_json(a);
  end if;
  perform private.require_step(a, 'moved');
  perform private.check_visit(target);
  begin
    update public.appointments p
    set preferred_date = target.preferred_date, preferred_time = target.preferred_time,
      status = 'confirmed'
    where p.id = a.id returning p.* into target;
  exception when check_violation then
    get stacked diagnostics violated = constraint_name;
    if violated = 'window_not_overbooked' then
      perform private.window_taken();
    end if;
    raise;
  end;
  perform private.queue_changed('moved', target,
    jsonb_build_object('fromDate', a.preferred_date, 'fromTime', a.preferred_time));
  return private.appointment_json(target);
end;
$$;

-- Photos of an appointment, oldest first; staff read each from its path in the bucket.
create function public.appointment_photos(appointment_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'path', p.path, 'type', p.type,
      'size', p.size, 'at', private.instant(p.stored_at)) order by p.stored_at, p.id), '[]')
    from private.photos p where p.appointment_id = a.id and p.stored_at is not null);
end;
$$;

-- As before; the visit is done, and its page names the technician.
create or replace function public.complete_appointment(appointment_id text, completion jsonb default '{}') returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
begin
  perform private.check_json(coalesce(completion, '{}'), 'completion', 'The completion');
  if a.status <> 'done' then
    perform private.require_step(a, 'done');
  end if;
  update public.appointments p
  set status = 'done', technician = coalesce(nullif(private.text_field(
    coalesce(completion, '{}'), 'technicianName', 'Technician', 100, false), ''), p.technician)
  where p.id = a.id;
  return private.record_json(private.insert_service_record(
    jsonb_build_object('applianceType', a.appliance, 'issueDescription', a.issue)
    || coalesce(completion, '{}')
    || jsonb_build_object(
      'customerName', a.name, 'customerPhone', a.phone, 'customerEmail', a.email,
      'customerAddress', a.address, 'zipCode', a.zip_code, 'appointmentId', a.id)));
end;
$$;

-- Appointments, soonest first, each with its notes, the number of its photos and the state of its
-- mails; of a status (`pending` and the other words of `status_word`) or of a state.
create or replace function public.list_appointments(status text default null, max_count integer default 10000) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(private.appointment_json(a) || jsonb_build_object(
      'notes', (
        select coalesce(jsonb_agg(n.note order by n.id), '[]')
        from private.appointment_notes n where n.appointment_id = a.id),
      'photos', (
        select count(*) from private.photos p where p.appointment_id = a.id and p.stored_at is not null),
      'mails', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', o.kind, 'sentAt', o.sent_at, 'attempts', o.attempts, 'lastError', o.last_error,
          'givenUpAt', o.given_up_at)
          order by o.kind, o.created_at), '[]')
        from private.outbox o
        where split_part(o.about, ' ', 1) = a.id
          -- A reminder that is not due yet waits for nothing.
          and (o.due_at is null or o.due_at <= now())))
      order by a.preferred_date, w.opens, a.created_at), '[]')
    from (
      select * from public.appointments p
      where list_appointments.status is null
        or list_appointments.status in (p.status, private.status_word(p.status))
      order by p.created_at desc limit max_count
    ) a
    join private.booking_windows w on w.slot = a.preferred_time);
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.set_appointment_state, public.reschedule_appointment,
  public.appointment_photos from public, anon, authenticated;
grant execute on function public.set_appointment_state, public.reschedule_appointment,
  public.appointment_photos to authenticated;
