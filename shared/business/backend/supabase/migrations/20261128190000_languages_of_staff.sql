-- People on staff read pages and mails in one language: that of the page that they opened last.

alter table private.staff_people
  add column language text not null default 'en' check (language in ('en', 'es'));

create or replace function private.person_json(p private.staff_people) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('email', p.email, 'name', p.name, 'role', p.role, 'areas', p.areas,
    'phone', p.phone, 'speaks', p.speaks, 'language', p.language, 'workingDays', p.working_days, 'timeOff', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'from', t.from_date, 'to', t.to_date)
        order by t.from_date, t.id), '[]')
      from private.time_off t where t.email = p.email and t.to_date >= private.local_now()::date));
$$;

-- Stores the language of the caller's page. The staff command has no address and stores none.
create function public.set_my_language(language text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
begin
  if coalesce(set_my_language.language, '') not in ('en', 'es') then
    perform private.refuse('language', 'unknown_language');
  end if;
  update private.staff_people p set language = set_my_language.language where p.email = who.email;
  return jsonb_build_object('language', set_my_language.language);
end;
$$;

-- Of mails to the business's own address: Spanish if every owner reads the pages in Spanish.
create function private.language_of_office() returns text
language sql stable set search_path = ''
as $$
  select case when bool_and(p.language = 'es') then 'es' else 'en' end
  from private.staff_people p where p.role = 'owner';
$$;

create or replace function private.language_of_mail(mail private.outbox) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    case
      when mail.kind ~ '^(team|staff)_' and mail.recipient is null then private.language_of_office()
      when mail.kind ~ '^(team|staff)_'
        then coalesce((select p.language from private.staff_people p where p.email = mail.recipient), 'en')
      when mail.kind = 'sign_in_code' then null
      when mail.kind ~ '^newsletter' then (select s.language from private.subscribers s where s.email = mail.recipient)
      else (select a.language from public.appointments a where a.id = split_part(mail.about, ' ', 1))
    end,
    -- A code, a site without appointments, and one that has been removed.
    private.language_of(mail.payload));
$$;

revoke all on function public.set_my_language, private.language_of_office from public, anon, authenticated;
grant execute on function public.set_my_language to authenticated;

-- The words are the page's.
update private.outbox set last_error = 'not_in_time' where last_error = 'It could not be sent in time';
