-- Sending what is queued. A sender claims a mail for a time, sends it, and reports: two senders never
-- hold the same mail, and one that dies lets go of it when its time is over. Between the mail server's
-- acceptance and the report a crash can repeat a mail; it then carries the same Message-ID.

-- Mails that are due, claimed for `lease_seconds`; with `only_about`, that mail whether due or not.
create function public.claim_mails(
  max_count integer default 10, only_kind text default null, only_about text default null,
  lease_seconds integer default 120
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  with chosen as (
    select o.id from private.outbox o
    where o.sent_at is null
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

-- Reports a claimed mail as sent, or with `error` to be tried again after a pause that doubles from
-- 30 seconds to 6 hours.
create function public.finish_mail(mail_id uuid, claim uuid, error text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if error is null then
    update private.outbox o
    -- Tokens have no business here once the mail is out.
    set sent_at = now(), sent_by = 'server', claimed_until = null, last_error = null,
      payload = o.payload - 'confirmToken' - 'leaveToken'
    where o.id = mail_id and o.sent_at is null;
  else
    update private.outbox o
    set claimed_until = null, last_error = left(error, 500),
      next_attempt_at = now() + least(interval '30 seconds' * (2 ^ least(o.attempts - 1, 12)), interval '6 hours')
    where o.id = mail_id and o.claim = finish_mail.claim and o.sent_at is null;
  end if;
  return jsonb_build_object('ok', found);
end;
$$;

-- The browser's word that the mail service itself took the mail (hosted EmailJS). The idempotency
-- key, which only the browser that booked knows, is the proof.
create function public.report_mail_sent(idempotency_key text, kind text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.outbox o set sent_at = now(), sent_by = 'browser', claimed_until = null
  from public.appointments a
  where a.idempotency_key = report_mail_sent.idempotency_key and o.about = a.id
    and o.kind = report_mail_sent.kind
    and o.kind in ('team_notification', 'customer_confirmation') and o.sent_at is null;
  return jsonb_build_object('ok', found);
end;
$$;

-- Drops what has served its time: counters a day after their last use, subscriptions never
-- confirmed, and the contents of mails sent 90 days ago.
create function public.housekeeping() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.rate_counters c where c.hits[cardinality(c.hits)] < now() - interval '1 day';
  delete from private.subscribers s where s.confirmed_at is null and s.confirm_expires_at < now() - interval '7 days';
  update private.outbox o set payload = '{}'
  where o.sent_at < now() - interval '90 days' and o.payload <> '{}';
  return jsonb_build_object('ok', true);
end;
$$;

revoke all on function public.claim_mails, public.finish_mail, public.report_mail_sent, public.housekeeping
  from public, anon, authenticated;
grant execute on function public.claim_mails, public.finish_mail, public.housekeeping to service_role;
grant execute on function public.report_mail_sent to anon, authenticated;

-- Queues a mail from its template fields, for a site without a database whose own relay has no other
-- source, and test mails (which replace the last one). Not reachable from outside.
create function private.queue_mail(
  kind text, about text, recipient text, payload jsonb, caller text
) returns void
language plpgsql set search_path = ''
as $$
declare
  field text;
  address text := nullif(lower(trim(recipient)), '');
begin
  if kind = 'test' then
    perform private.count_use('mail:test', 'all');
    delete from private.outbox o where o.kind = 'test';
  elsif caller !~ '^(127\.|::1$|::ffff:127\.)' then
    perform private.count_use('mail:caller', caller);
  end if;
  if kind = 'customer_confirmation' and (address is null or not private.is_email(address)) then
    perform private.refuse('to_email', 'Please enter a valid email address');
  end if;
  for field in select jsonb_object_keys(payload -> 'params') loop
    if jsonb_typeof(payload -> 'params' -> field) <> 'boolean' then
      perform private.text_field(payload -> 'params', field, field, 4000, false, true);
    end if;
  end loop;
  insert into private.outbox (kind, about, recipient, payload, next_attempt_at)
  select queue_mail.kind, queue_mail.about,
    case when queue_mail.kind = 'customer_confirmation' then address end,
    queue_mail.payload, now() + s.mail_grace
  from private.settings s
  on conflict on constraint outbox_kind_about_key do nothing;
end;
$$;
revoke all on function private.queue_mail from public, anon, authenticated;
