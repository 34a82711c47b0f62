-- Newsletter with double opt-in. Every answer is the same for addresses known and unknown.

-- Queues the mail that asks for one click to begin. A repeat sends it again (three a day); an address
-- already on the list gets no mail.
create function public.subscribe(email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := lower(private.text_field(jsonb_build_object('email', subscribe.email), 'email', 'Email', 254));
  origin text := private.caller();
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  subscriber private.subscribers;
begin
  if not private.is_email(address) then
    perform private.refuse('email', 'Please enter a valid email address');
  end if;
  if origin is not null then
    perform private.count_use('newsletter:caller', origin);
  end if;
  begin
    perform private.count_use('newsletter:email', address);
  exception when sqlstate 'PT429' then
    return jsonb_build_object('status', 'pending');
  end;
  insert into private.subscribers as s (email, confirm_digest, confirm_expires_at)
  values (address, sha256(convert_to(token, 'UTF8')), now() + interval '7 days')
  on conflict on constraint subscribers_email_key do update
    set confirm_digest = excluded.confirm_digest, confirm_expires_at = excluded.confirm_expires_at
    where s.confirmed_at is null
  returning * into subscriber;
  if subscriber.id is not null then
    -- An earlier mail that has not left yet would carry a token that no longer works.
    delete from private.outbox o
    where o.kind = 'newsletter_confirmation' and o.recipient = address
      and o.sent_at is null and o.claimed_until is null;
    insert into private.outbox (kind, about, recipient, payload, next_attempt_at)
    values ('newsletter_confirmation', encode(subscriber.confirm_digest, 'hex'), address,
      jsonb_build_object('confirmToken', token, 'leaveToken', subscriber.leave_token), now());
  end if;
  return jsonb_build_object('status', 'pending');
end;
$$;

-- `confirmed`, or `unknown` for a link that is too old or was never sent. Repeats change nothing.
create function public.confirm_subscription(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  confirmed uuid;
begin
  update private.subscribers s set confirmed_at = coalesce(s.confirmed_at, now())
  where s.confirm_digest = sha256(convert_to(left(confirm_subscription.token, 200), 'UTF8'))
    and (s.confirmed_at is not null or s.confirm_expires_at > now())
  returning s.id into confirmed;
  return jsonb_build_object('status', case when confirmed is null then 'unknown' else 'confirmed' end);
end;
$$;

-- Forgets the address altogether; `left` for any token, so that nothing is learnt from the answer.
create function public.unsubscribe(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.subscribers s where s.leave_token = unsubscribe.token;
  return jsonb_build_object('status', 'left');
end;
$$;

revoke all on function public.subscribe, public.confirm_subscription, public.unsubscribe
  from public, anon, authenticated;
grant execute on function public.subscribe, public.confirm_subscription, public.unsubscribe
  to anon, authenticated;
