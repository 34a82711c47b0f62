import type { PostgrestFailure } from './errors';

/** By the reason that the database gives (PostgREST's `hint`). */
export const reasonWords: Readonly<Record<string, string>> = {
  past: 'Elija una fecha futura',
  too_far: 'Esa fecha está muy lejos. Elija una más cercana.',
  not_offered: 'Ese horario no se ofrece ese día',
  begun: 'Ese horario ya empezó; elija uno más tarde',
  taken: 'Ese horario se acaba de ocupar',
  other_appliance: 'La garantía es de otro aparato',
  over: 'Esta visita ya terminó. Llámenos.',
};

/** By the field that is refused, for a reason without a name. */
const fieldWords: Readonly<Record<string, string>> = {
  name: 'Escriba su nombre con letras, espacios y guiones',
  phone: 'Escriba un teléfono válido de 10 dígitos',
  email: 'Escriba un correo válido',
  address: 'Escriba la calle y el número, sin direcciones web',
  zipCode: 'Escriba un ZIP válido de 5 dígitos',
  appliance: 'Elija un aparato de la lista',
  issue: 'Escriba el problema con palabras, sin direcciones web',
  description: 'Escriba la descripción más corta y sin símbolos raros',
  preferredDate: 'Elija otra fecha',
  preferredTime: 'Elija otro horario',
  to_date: 'Elija otra fecha',
  to_time: 'Elija otro horario',
  note: 'No se pudo guardar la nota. Acórtela o llámenos.',
  idempotencyKey: 'Esta solicitud ya se envió con otras respuestas. Envíela otra vez como nueva.',
  reason: 'Escriba el motivo más corto, sin direcciones web',
  estimate: 'No se pudo leer el precio estimado. Calcúlelo otra vez.',
  photo: 'Esta foto no se puede usar',
};

/** For anything else, by HTTP status. */
const otherWords: Readonly<Record<number, string>> = {
  400: 'No se pudo leer la solicitud. Llámenos.',
  409: 'Algo cambió mientras tanto. Vuelva a cargar la página.',
  413: 'La solicitud es demasiado grande.',
  422: 'Una respuesta no se puede usar. Revíselas o llámenos.',
  429: 'Demasiadas solicitudes. Intente más tarde o llámenos.',
};

/** @returns undefined for a fault of the server, which a page says in its own words */
export const refusalInSpanish = (
  { details, hint }: PostgrestFailure,
  status: number,
): string | undefined =>
  reasonWords[hint ?? ''] ??
  (status === 409 || status === 422 ? fieldWords[details ?? ''] : undefined) ??
  otherWords[status];
