-- News for people on staff, by mail and on their phones.

-- Tells a person on staff of a change by another person: one mail for the changes of a minute, or of a
-- night. `what` is `assigned`, `taken`, `moved`, `canceled`, `back`, `corrected`, `note` or `photo`.
create function private.tell(email text, a public.appointments, what text, words text default '') returns void
language plpgsql set search_path = ''
as $$
declare
  entry jsonb := jsonb_build_array(
    jsonb_build_object('what', what, 'by', private.actor_name(), 'text', left(words, 1000)));
  due timestamptz := (
    select private.after_quiet(now() + interval '1 minute', s.quiet_from, s.quiet_until) from private.settings s);
  over timestamptz := private.window_ends(a.preferred_date, a.preferred_time);
begin
  if email is null or a.state = 'held' or due > over
    or email = coalesce((private.person()).email, '')
    or not exists (select from private.staff_people p where p.email = tell.email) then
    return;
  end if;
  update private.outbox o
  set payload = private.appointment_json(a) || jsonb_build_object('news', o.payload -> 'news' || entry)
  where o.kind = 'team_technician' and o.recipient = tell.email and split_part(o.about, ' ', 1) = a.id
    and o.sent_at is null and o.given_up_at is null and o.claimed_until is null;
  if not found then
    insert into private.outbox (kind, about, recipient, payload, next_attempt_at, due_at, useless_at)
    values ('team_technician', a.id || ' ' || gen_random_uuid(), tell.email,
      private.appointment_json(a) || jsonb_build_object('news', entry), due, due, over);
  end if;
end;
$$;

create function private.tell_of_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.technician_email is distinct from old.technician_email then
    perform private.tell(old.technician_email, new, 'taken');
    perform private.tell(new.technician_email, new, 'assigned');
  elsif (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time) then
    perform private.tell(new.technician_email, new, 'moved');
  elsif new.state = 'canceled' and old.state <> 'canceled' then
    perform private.tell(new.technician_email, new, 'canceled', coalesce(new.cancel_reason, ''));
  elsif old.state = 'canceled' and new.state <> 'canceled' then
    perform private.tell(new.technician_email, new, 'back');
  elsif new.version <> old.version and new.changed_what = 'corrected' then
    perform private.tell(new.technician_email, new, 'corrected');
  end if;
  if new.state = 'no_one_home' and old.state <> 'no_one_home' then
    perform private.queue_visit('visit_missed', new, new.email, '{}', now() + private.undo_time(),
      now() + interval '1 day');
  elsif old.state = 'no_one_home' and new.state <> old.state then
    delete from private.outbox o
    where o.kind = 'visit_missed' and split_part(o.about, ' ', 1) = new.id
      and o.sent_at is null and o.claimed_until is null;
  end if;
  return null;
end;
$$;

create function private.tell_of_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  a public.appointments;
begin
  select p.* into a from public.appointments p where p.id = new.appointment_id;
  perform private.tell(a.technician_email, a, 'note', new.note);
  return null;
end;
$$;

-- Staff know of their own photos.
create function private.tell_of_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  a public.appointments;
begin
  if new.shows is null then
    select p.* into a from public.appointments p where p.id = new.appointment_id;
    perform private.tell(a.technician_email, a, 'photo');
  end if;
  return null;
end;
$$;

-- Public key for subscriptions; null while the server sends none.
create function public.push_key() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_person();
  return (select to_jsonb(k.public_key) from private.push_keys k);
end;
$$;

-- Stores a subscription of this person's browser as browsers describe it, with the language of its page;
-- the newest ten stay. The server calls the address, so it must be one of a push service.
create function public.save_push(subscription jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  address text := private.text_field(subscription, 'endpoint', 1000);
  p256dh text := private.text_field(subscription -> 'keys', 'p256dh', 100);
  auth text := private.text_field(subscription -> 'keys', 'auth', 40);
begin
  if address !~ '^https://(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[a-z0-9.-]+\.(push\.apple|notify\.windows)\.com)/[!-~]+$' then
    perform private.refuse('endpoint', 'unknown_push_service');
  elsif p256dh !~ '^[A-Za-z0-9_-]{87}=?$' then
    perform private.refuse('p256dh', 'subscription_not_whole');
  elsif auth !~ '^[A-Za-z0-9_-]{22}={0,2}$' then
    perform private.refuse('auth', 'subscription_not_whole');
  elsif coalesce(who.email, '') = '' then
    perform private.refuse('email', 'only_people');
  end if;
  insert into private.push_subscriptions as p (endpoint, email, p256dh, auth, language)
  values (address, who.email, p256dh, auth, private.language_of(subscription))
  on conflict on constraint push_subscriptions_pkey do update
    set email = excluded.email, p256dh = excluded.p256dh, auth = excluded.auth,
      language = excluded.language, created_at = now();
  delete from private.push_subscriptions p where p.endpoint in (
    select o.endpoint from private.push_subscriptions o where o.email = who.email
    order by o.created_at desc, o.endpoint offset 10);
  return '{"ok": true}';
end;
$$;

-- Ends notifications on a browser of this person.
create function public.forget_push(endpoint text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
begin
  delete from private.push_subscriptions p where p.endpoint = forget_push.endpoint and p.email = who.email;
  return jsonb_build_object('ok', found);
end;
$$;
