-- The bucket of a hosted project: not public, read by staff alone, written only through the addresses
-- that the function `photo-upload` signs. Elsewhere there is no schema `storage`, and nothing is done.
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
    using (bucket_id = 'appointment-photos' and auth.jwt() -> 'app_metadata' ->> 'role' = 'staff')
  $sql$;
end;
$$;
