-- What happens with each change of a row, and who may call what.

create trigger keep_window after insert or update or delete on public.appointments
  for each row execute function private.keep_window();

create trigger warranty_of_appliance before insert on public.appointments
for each row when (new.warranty_record_id is not null)
execute function private.check_warranty_of_appliance();

create trigger append_only before update or delete on private.appointment_history
  for each row execute function private.refuse_rewriting();

create trigger never_emptied before truncate on private.appointment_history
  for each statement execute function private.refuse_rewriting();

create trigger keep_steps before insert or update on public.appointments
  for each row execute function private.keep_steps();

create trigger keep_history after insert or update on public.appointments
  for each row execute function private.keep_history();

create trigger drop_reminder after update on public.appointments
  for each row execute function private.drop_reminder();

create trigger unchangeable before update or delete on private.receipts
  for each row execute function private.keep_receipts();

create trigger never_emptied before truncate on private.receipts
  for each statement execute function private.keep_receipts();

create trigger working_days before insert on private.staff_people
  for each row execute function private.begin_working_days();

create trigger tell_of_change after update on public.appointments
  for each row execute function private.tell_of_change();

create trigger tell_of_note after insert on private.appointment_notes
  for each row execute function private.tell_of_note();

create trigger tell_of_note after insert on private.staff_notes
  for each row execute function private.tell_of_note();

create trigger tell_of_photo after update on private.photos
  for each row when (old.stored_at is null and new.stored_at is not null)
  execute function private.tell_of_photo();

create trigger text_of_change after update on public.appointments
  for each row execute function private.text_of_change();

create trigger text_of_record after insert on public.service_records
  for each row execute function private.text_of_record();

create trigger consent_of_phone before update on public.appointments
  for each row execute function private.keep_consent();

create trigger language_of_visit before insert on public.appointments
  for each row execute function private.keep_language();

-- The bucket of a hosted project: not public, read by those who may see the visit, written only through
-- the addresses that the function `photo-upload` signs. Elsewhere there is no schema `storage`.
do $$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  execute $sql$
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('appointment-photos', 'appointment-photos', false, 2097152,
      array['image/jpeg', 'image/png', 'image/webp'])
    on conflict (id) do update set public = false, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types
  $sql$;
  execute $sql$
    create policy "Staff read photos of appointments" on storage.objects for select to authenticated
    using (bucket_id = 'appointment-photos' and public.may_read_photo(name))
  $sql$;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;

do $$
declare
  -- Visitors, who have the public key.
  visitors text[] := '{
    add_note, book_appointment, cancel_appointment, check_warranty,
    confirm_booking, confirm_subscription, move_appointment, open_windows, remove_photo,
    report_mail_sent, site_status, subscribe, unsubscribe, view_appointment}';
  -- People on staff; each function looks the person up.
  staff text[] := '{
    add_staff_note, add_time_off, appointment_photos, assign_technician, book_by_phone,
    complete_appointment, correct_customer, correct_job, correct_visit,
    create_service_record, customer, customer_history, erase_customer, export_appointments,
    export_customer, find_customers, forget_push, list_appointments, list_people,
    mail_receipt, may_read_photo, newsletter_status, order_part, photo_pass, push_key,
    remove_job_photo, remove_person, remove_time_off, report_counts, revenue, save_person,
    save_push, send_again, send_newsletter, set_appointment_state, set_arrival,
    set_days_ahead, set_holiday, set_out, set_paid, set_part, set_receipts, set_retention,
    set_usual_capacity, set_visits_per_person, set_weekday, set_window, set_working_days,
    staff_board, staff_calendar, staff_mails, staff_me, staff_move_appointment, staff_parts,
    staff_receipts, staff_visit, update_service_record, visit_previews, void_job,
    zip_figures}';
  -- The site's server, and the functions of a hosted project.
  server text[] := '{
    check_photo, claim_mails, finish_mail, finish_photo, housekeeping, keep_photo_preview,
    photo_paths, photo_type, publish_report_sets, reserve_photo, stray_photos,
    take_photo_token, take_report, take_text}';
  called text;
begin
  foreach called in array visitors || staff || server loop
    execute format('revoke all on function public.%I from public, anon, authenticated', called);
  end loop;
  foreach called in array visitors loop
    execute format('grant execute on function public.%I to anon, authenticated', called);
  end loop;
  foreach called in array staff loop
    execute format('grant execute on function public.%I to authenticated', called);
  end loop;
  foreach called in array server loop
    execute format('grant execute on function public.%I to service_role', called);
  end loop;
end;
$$;
