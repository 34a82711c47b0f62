-- The function of a hosted project answers texts, too, and needs the company's name and phone for it.

-- An answer that arrived as a text: {"status": `stopped`, `started`, `help` or `other`, "company"}.
create or replace function public.take_text(sender text, words text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  digits text := regexp_replace(regexp_replace(left(coalesce(sender, ''), 40), '\D', '', 'g'), '^1([0-9]{10})$', '\1');
  status text := 'other';
  word text := upper(regexp_replace(left(coalesce(words, ''), 200), '[^A-Za-z]', '', 'g'));
begin
  if not private.is_phone(digits) then
    null;
  elsif word in ('STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'ALTO', 'PARAR') then
    insert into private.text_stops (phone) values (digits) on conflict do nothing;
    delete from private.outbox o
    where o.recipient = '+1' || digits and o.sent_at is null and o.claimed_until is null;
    status := 'stopped';
  elsif word in ('START', 'YES', 'UNSTOP') then
    delete from private.text_stops t where t.phone = digits;
    status := 'started';
  elsif word in ('HELP', 'INFO', 'AYUDA') then
    status := 'help';
  end if;
  return (select jsonb_build_object('status', status, 'company', s.company) from private.settings s);
end;
$$;
