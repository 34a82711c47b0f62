-- What people on staff do with a visit.

drop function public.set_appointment_state(text, text, text, text);

-- `confirmed`, `on_the_way`, `cancelled` or `no_one_home`. The customer gets a mail when the
-- technician sets out and when the visit is cancelled. A repeat changes nothing. With `version` the
-- change is refused when another person has changed the visit since.
create function public.set_appointment_state(
  appointment_id text, state text, technician text default null, reason text default null,
  version integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  who private.staff_people := private.require_person();
  person text := nullif(private.text_field(
    jsonb_build_object('technician', technician), 'technician', 'Technician', 100, false), '');
  why text := nullif(private.text_field(
    jsonb_build_object('reason', reason), 'reason', 'Reason', 300, false, true), '');
begin
  if coalesce(state, '') not in ('confirmed', 'on_the_way', 'cancelled', 'no_one_home') then
    perform private.refuse('state', 'This state cannot be set');
  elsif who.role <> 'owner' and person is not null and person <> a.technician then
    raise exception using errcode = '42501', message = 'Only owners give visits to others';
  elsif a.status = state and coalesce(person, a.technician) is not distinct from a.technician
    and (why is null or why is not distinct from a.cancel_reason) then
    return private.staff_answer(a);
  end if;
  perform private.require_version(a, version);
  if a.status <> state then
    perform private.require_step(a, state);
  end if;
  update public.appointments p
  set status = state, technician = coalesce(person, p.technician),
    technician_email = case
      when person is null or person = p.technician then p.technician_email else private.email_of(person) end,
    cancel_reason = case when state = 'cancelled' then coalesce(why, p.cancel_reason) end
  where p.id = a.id returning p.* into a;
  if state = 'on_the_way' then
    -- Late news of it would be wrong.
    perform private.queue_visit('visit_on_the_way', a, a.email, '{}', now(),
      greatest(private.window_ends(a.preferred_date, a.preferred_time), now() + interval '2 hours'));
  elsif state = 'cancelled' then
    perform private.queue_changed('cancelled', a);
  end if;
  return private.staff_answer(a);
end;
$$;

drop function public.reschedule_appointment(text, text, text);

-- Moves a visit as agreed with its customer. It is `confirmed` then, also if it was only requested:
-- the mail about the move says that the technician comes.
create function public.reschedule_appointment(
  appointment_id text, to_date text, to_slot text, version integer default null
) returns jsonb
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
    return private.staff_answer(a);
  end if;
  perform private.require_version(a, version);
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
  return private.staff_answer(target);
end;
$$;

-- Gives a visit to a person whose areas contain its ZIP, or with null to no person. An owner gives
-- any visit to any person; a technician takes one that no person has, or gives their own back.
create function public.assign_technician(
  appointment_id text, email text, version integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  a public.appointments := private.locked_appointment(appointment_id);
  person private.staff_people;
  address text := nullif(lower(trim(left(assign_technician.email, 254))), '');
begin
  if who.role <> 'owner' then
    if not private.may_see(who, a) or address is not null and address <> who.email
      or address is null and a.technician_email is distinct from who.email then
      perform private.not_yours();
    end if;
  end if;
  select p.* into person from private.staff_people p where p.email = address for share;
  if address is not null and person.email is null then
    perform private.refuse('email', 'There is no person with this address');
  elsif a.technician_email is not distinct from address and (address is not null or a.technician is null) then
    return private.staff_visit_json(a);
  elsif address is not null and not private.covers(person.areas, a.zip_code) then
    perform private.refuse('email', format('%s does not work in %s', person.name, a.zip_code));
  end if;
  perform private.require_version(a, version);
  if a.status in ('done', 'cancelled') then
    raise exception using errcode = 'PT409', detail = 'appointment_id', message = 'This visit is over';
  end if;
  update public.appointments p set technician = person.name, technician_email = person.email
  where p.id = a.id returning p.* into a;
  return private.staff_visit_json(a);
end;
$$;

-- Adds a note that the customer does not see. A repeat of the last one adds nothing, because the
-- answer to the first request may have been lost.
create function public.add_staff_note(appointment_id text, note text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  line text := private.text_field(jsonb_build_object('note', note), 'note', 'Note', 1000, true, true);
  last_note private.staff_notes;
begin
  select n.* into last_note from private.staff_notes n
  where n.appointment_id = a.id order by n.id desc limit 1;
  if (last_note.note, last_note.person) is distinct from (line, private.actor_name()) then
    if (select count(*) from private.staff_notes n where n.appointment_id = a.id) >= 100 then
      perform private.refuse('note', 'There are 100 notes already');
    end if;
    insert into private.staff_notes (appointment_id, person, note) values (a.id, private.actor_name(), line);
  end if;
  return private.staff_visit_json(a);
end;
$$;

revoke all on function public.set_appointment_state, public.reschedule_appointment,
  public.assign_technician, public.add_staff_note
  from public, anon, authenticated;
grant execute on function public.set_appointment_state, public.reschedule_appointment,
  public.assign_technician, public.add_staff_note to authenticated;
