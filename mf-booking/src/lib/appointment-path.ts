/**
 * Address of an appointment's own page. Number and key stand in the fragment, which browsers send to
 * no server and in no Referer.
 * @param id `APT-` + 6 digits
 */
export const appointmentPath = ({ id, key }: { id: string; key?: string | undefined }): string =>
  `/appointment#${id}${key ? `.${key}` : ''}`;
