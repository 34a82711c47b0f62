-- Mails that are given up, and who may say that one was sent.

alter table private.outbox add column given_up_at timestamptz;
alter table private.settings
  -- A mail that could not be sent for so long is given up.
  add column mail_ends interval not null default '72 hours',
  -- The browser sends the customer's mail itself (EmailJS); with the site's own relay it never does.
  add column browser_sends boolean not null default false;
drop index private.outbox_waiting;
create index outbox_waiting on private.outbox (next_attempt_at) where sent_at is null and given_up_at is null;

create or replace function public.claim_mails(
  max_count integer default 1, only_kind text default null, only_about text default null,
  lease_seconds integer default 120
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  with chosen as (
    select o.id from private.outbox o
    where o.sent_at is null and o.given_up_at is null
      and (o.claimed_until is null or o.claimed_until < now())
      and (only_kind is null or o.kind = only_kind)
      and case when only_about is null then o.next_attempt_at <= now() else o.about = only_about end
    order by o.next_attempt_at, o.kind desc limit max_count
    for update skip locked
  ), taken as (
    update private.outbox o
    set claim = gen_random_uuid(), claimed_until = now() + make_interval(secs => lease_seconds),
      attempts = o.attempts + 1
    from chosen where o.id = chosen.id
    returning o.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'claim', t.claim, 'kind', t.kind, 'about', t.about, 'payload', t.payload,
      'recipient', coalesce(t.recipient, s.company ->> 'email'), 'createdAt', t.created_at,
      'company', s.company) order by t.created_at, t.kind desc), '[]')
  into claimed
  from taken t, private.settings s;
  return claimed;
end;
$$;

drop function public.finish_mail(uuid, uuid, text);

-- Reports a claimed mail as sent, or with `error` to be tried again after a pause that doubles from
-- 30 seconds to 6 hours. What is refused for good (`permanent`), or has been tried for three days, is
-- given up; the staff list says so.
create function public.finish_mail(
  mail_id uuid, claim uuid, error text default null, permanent boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if error is null then
    update private.outbox o
    -- Tokens have no business here once the mail is out.
    set sent_at = now(), sent_by = 'server', claimed_until = null, last_error = null, given_up_at = null,
      payload = o.payload - 'confirmToken' - 'leaveToken' - 'holdToken'
    where o.id = mail_id and o.sent_at is null;
  else
    update private.outbox o
    set claimed_until = null, last_error = left(error, 500),
      next_attempt_at = now() + least(interval '30 seconds' * (2 ^ least(o.attempts - 1, 12)), interval '6 hours'),
      given_up_at = case when permanent or o.created_at < now() - s.mail_ends then now() end
    from private.settings s
    where o.id = mail_id and o.claim = finish_mail.claim and o.sent_at is null;
  end if;
  return jsonb_build_object('ok', found);
end;
$$;

-- The browser's word that EmailJS took the customer's own mail, which it wrote itself. The team's is
-- the server's: a visitor's word must not silence it.
create or replace function public.report_mail_sent(idempotency_key text, kind text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.outbox o set sent_at = now(), sent_by = 'browser', claimed_until = null
  from public.appointments a, private.settings s
  where s.browser_sends and report_mail_sent.kind = 'customer_confirmation'
    and a.idempotency_key = report_mail_sent.idempotency_key and a.status <> 'held'
    and o.about = a.id and o.kind = 'customer_confirmation' and o.sent_at is null;
  return jsonb_build_object('ok', found);
end;
$$;

create or replace function public.list_appointments(status text default null, max_count integer default 10000) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(private.appointment_json(a) || jsonb_build_object('mails', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', o.kind, 'sentAt', o.sent_at, 'attempts', o.attempts, 'lastError', o.last_error,
          'givenUpAt', o.given_up_at)
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

create or replace function public.housekeeping() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.free_unconfirmed();
  delete from private.rate_counters c where c.hits[cardinality(c.hits)] < now() - interval '1 day';
  delete from private.confirm_links l where l.expires_at < now() - interval '7 days';
  delete from private.subscribers s where s.confirmed_at is null
    and not exists (select from private.confirm_links l where l.subscriber_id = s.id);
  update private.outbox o set payload = '{}'
  where coalesce(o.sent_at, o.given_up_at) < now() - interval '90 days' and o.payload <> '{}';
  return jsonb_build_object('ok', true);
end;
$$;

-- A mail of a site without a database, from fields that the server has checked and worded; test mails
-- replace the last one. Counted by caller, also at this machine, by address and in all.
drop function private.queue_mail(text, text, text, jsonb, text);
create function private.queue_mail(
  kind text, about text, recipient text, payload jsonb, caller text
) returns void
language plpgsql set search_path = ''
as $$
begin
  if kind = 'test' then
    perform private.count_use('mail:test', 'all');
    delete from private.outbox o where o.kind = 'test';
  elsif exists (select from private.outbox o where o.kind = queue_mail.kind and o.about = queue_mail.about) then
    return;
  else
    perform private.count_use('mail:caller', caller);
    perform private.count_use('mail:all', 'all');
    if recipient is not null and not private.may_mail(recipient) then
      raise exception using errcode = 'PT429', message = 'Too many mails to this address';
    end if;
  end if;
  perform private.queue_about(kind, about, recipient, payload);
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.finish_mail from public, anon, authenticated;
grant execute on function public.finish_mail to service_role;
