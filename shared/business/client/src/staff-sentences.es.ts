/**
 * Sentences of the database for people on staff, by the English ones: an outdated one is shown in
 * English, and `languages.test.ts` of the backend names it. `*` is a value, `{1}` and `{2}` its place.
 */
const sentences: Readonly<Record<string, string>> = {
  // A visit
  'This visit is over': 'Esta visita ya terminó',
  'This visit is over. Please call us.': 'Esta visita ya terminó',
  'This visit is not yours': 'Esta visita no es suya',
  'There is no appointment with this number': 'No hay una visita con este número',
  'The customer has not confirmed this request yet': 'El cliente aún no confirmó esta solicitud',
  'The appointment is * and cannot become *': 'La visita está así: {1}. No puede pasar a: {2}.',
  'An appointment that is * cannot become *': 'La visita está así: {1}. No puede pasar a: {2}.',
  'An appointment begins as a request': 'Una visita empieza como solicitud',
  'The history of an appointment cannot be changed': 'El historial de una visita no se cambia',
  'This state cannot be set': 'Ese estado no se puede poner',
  'Only owners give visits to others': 'Solo un dueño da visitas a otras personas',
  'Only owners change a mail address': 'Solo un dueño cambia un correo',
  '* does not work in *': '{1} no trabaja en {2}',
  '* is booked already, with other answers. Open it to correct it.':
    '{1} ya está agendada, con otras respuestas. Ábrala para corregirla.',
  'The technician arrives in 5 to 240 minutes': 'El técnico llega en 5 a 240 minutos',
  'It is too late to take this cancellation back. Book the visit again':
    'Ya es tarde para deshacer esta cancelación. Agende la visita otra vez.',
  'The customer has the mail about the cancellation already. Book the visit again':
    'El cliente ya tiene el correo de la cancelación. Agende la visita otra vez.',
  'There are 20 notes already. Please call us.': 'Ya hay 20 notas',
  'There are 100 notes already': 'Ya hay 100 notas',
  // Days and windows
  'Please choose a window': 'Elija un horario',
  'Please select a date': 'Elija una fecha',
  'Please select a future date': 'Elija una fecha futura',
  'Please select a date within the next * days': 'Elija una fecha dentro de los próximos {1} días',
  'This day is over': 'Este día ya pasó',
  'This time has already begun; please choose a later one':
    'Ese horario ya empezó; elija uno más tarde',
  'This time is not offered on that day': 'Ese horario no se ofrece ese día',
  'This time has just been taken': 'Ese horario se acaba de ocupar',
  'This window has no place left': 'En este horario ya no hay lugar',
  'This window is over.': 'Este horario ya pasó.',
  'This window is closed on *.': 'Este horario está cerrado el {1}.',
  'There is no such window': 'No hay ese horario',
  'There is no such window on *.': 'No hay ese horario el {1}.',
  'There is no such window on that day': 'No hay ese horario ese día',
  'All * places of this window are taken.': 'Los {1} lugares de este horario están ocupados.',
  'Customers can book until *; this is later.':
    'Los clientes agendan hasta el {1}; esto es después.',
  '* is a holiday: *.': 'El {1} es feriado: {2}.',
  'Visits can be booked 1 to 366 days ahead': 'Se agenda con 1 a 366 días de anticipación',
  'A window has 0 to 100 places': 'Un horario tiene de 0 a 100 lugares',
  'One person does 1 to 10 visits in a window': 'Una persona hace de 1 a 10 visitas por horario',
  'A weekday is 1 (Monday) to 7 (Sunday)': 'Un día de la semana es de 1 (lunes) a 7 (domingo)',
  'A weekday is closed or open': 'Un día de la semana está cerrado o abierto',
  'At least one weekday stays open': 'Al menos un día de la semana queda abierto',
  'A board has 1 to 14 days': 'Un tablero tiene de 1 a 14 días',
  'A calendar has 1 to 62 days': 'Un calendario tiene de 1 a 62 días',
  'Time off ends on or after its first day, within a year':
    'Los días libres terminan el primer día o después, dentro de un año',
  'There are 50 times off already': 'Ya hay 50 períodos libres',
  // A job, its parts and receipts
  'This job is finished': 'Este trabajo ya terminó',
  'This visit has no finished job': 'Esta visita no tiene un trabajo terminado',
  'This appointment has a service record already': 'Esta visita ya tiene un registro de servicio',
  'There is no service record with this id': 'No hay ese registro de servicio',
  'The warranty is for another appliance': 'La garantía es de otro aparato',
  '* is a visit under the warranty of this job. Cancel it first.':
    '{1} es una visita con la garantía de este trabajo. Cancélela primero.',
  'The visit was requested later, on *': 'La visita se pidió después, el {1}',
  'Cost must be an amount in dollars': 'El costo es una cantidad en dólares',
  'A job has at most 20 lines': 'Un trabajo tiene hasta 20 líneas',
  'A line has a kind, a text and an amount': 'Una línea tiene un tipo, un texto y una cantidad',
  'An amount is in dollars and cents': 'Una cantidad va en dólares y centavos',
  'Please choose how it was paid': 'Elija cómo se pagó',
  'There are 20 parts already': 'Ya hay 20 piezas',
  'There is no such part': 'No hay esa pieza',
  'There is no receipt with this number': 'No hay un recibo con este número',
  'This receipt is paid already': 'Este recibo ya está pagado',
  'A receipt cannot be changed. Issue a credit.':
    'Un recibo no se cambia. Haga una nota de crédito.',
  'This visit has no receipt': 'Esta visita no tiene recibo',
  'This customer has no mail address': 'Este cliente no tiene correo',
  'The tax is a number of percent': 'El impuesto es un número en por ciento',
  'The tax is 0 to 30 percent': 'El impuesto es de 0 a 30 por ciento',
  // Photos
  'The photo needs an id': 'La foto no se pudo guardar. Tómela otra vez.',
  'There is no room for photos': 'Ya no hay espacio para fotos',
  'Photos are taken once the request is confirmed':
    'Las fotos se reciben cuando la solicitud está confirmada',
  'A photo shows the machine before or after the work, or the signature':
    'Una foto muestra el aparato antes o después del trabajo, o la firma',
  // Customers
  'There is no customer with this phone': 'No hay un cliente con este teléfono',
  '* has this phone. Both become one customer.':
    '{1} tiene este teléfono. Los dos quedan como un cliente.',
  'The visit * is open. Cancel or finish it first.':
    'La visita {1} está abierta. Cancélela o termínela primero.',
  'Customers are stored for 1 to 240 months': 'Los clientes se guardan de 1 a 240 meses',
  'A table has at most two years': 'Una tabla tiene hasta dos años',
  'The numbers cover at most two years': 'Los números cubren hasta dos años',
  // People
  'There is no person with this address': 'No hay una persona con este correo',
  'This is the last owner. Make another person an owner first.':
    'Es el último dueño. Haga dueña a otra persona primero.',
  'This function is for owners': 'Esto es solo para dueños',
  'This function is for staff': 'Esto es solo para el personal',
  'A person is an owner or a technician': 'Una persona es dueño o técnico',
  'Areas are ZIP codes, or all': 'Las zonas son ZIP, o todas',
  'Languages are en and es': 'Los idiomas son inglés y español',
  'Only people get notifications': 'Solo las personas reciben avisos',
  'This browser uses a push service that the site does not know':
    'Este navegador usa un servicio de avisos que el sitio no conoce',
  'The key of the subscription is not whole': 'La suscripción no está completa. Actívela otra vez.',
  'The secret of the subscription is not whole':
    'La suscripción no está completa. Actívela otra vez.',
  // Mails
  'There is no such mail': 'No hay ese correo',
  'This mail has been sent': 'Este correo ya se envió',
  'This mail would come too late; its news is no longer true':
    'Este correo llegaría tarde; lo que dice ya no es cierto',
  'The text of this mail has been removed': 'El texto de este correo ya se borró',
  'Too many mails to this address': 'Demasiados correos a esta dirección',
  'The address of the post begins with / or https://':
    'La dirección del artículo empieza con / o https://',
  'This newsletter was sent before with another text': 'Este boletín ya se envió con otro texto',
  // Answers of a form
  'Phone is required': 'Falta el teléfono',
  'Name must be at least 2 characters': 'El nombre tiene al menos 2 letras',
  'Please enter a valid email address': 'Escriba un correo válido',
  'Please enter a valid 5-digit ZIP code': 'Escriba un ZIP válido de 5 dígitos',
  'Please enter a valid 10-digit phone number': 'Escriba un teléfono válido de 10 dígitos',
  'Please choose an appliance from the list': 'Elija un aparato de la lista',
  'Please put a space after each period in the name':
    'Ponga un espacio después de cada punto del nombre',
  'The estimate cannot be read': 'No se pudo leer el precio estimado',
  'Idempotency key must be 16 to 64 letters, digits, - or _':
    'No se pudo enviar. Vuelva a cargar la página.',
  'This request was sent before with other answers. Please send it again as a new request.':
    'Esta solicitud ya se envió con otras respuestas. Envíela otra vez como nueva.',
  'Too many requests. Please try again later or call us.':
    'Demasiadas solicitudes. Intente más tarde.',
  '* is required': 'Falta: {1}',
  '* must be text': 'No se pudo leer: {1}',
  '* cannot be read': 'No se pudo leer: {1}',
  '* must be no more than * characters': '{1}: hasta {2} caracteres',
  '* contains characters that cannot be used': '{1}: tiene símbolos que no se pueden usar',
  '* must not have a web or mail address': '{1}: sin direcciones web ni correos',
  '* begins with https:// and has no spaces': '{1}: empieza con https:// y no tiene espacios',
  '* may have letters, spaces, hyphens and apostrophes only':
    '{1}: solo letras, espacios, guiones y apóstrofos',
};

/** Names of fields, states and dates in those sentences. A person's name stays as it is. */
const values: Readonly<Record<string, string>> = {
  ...{ Name: 'nombre', 'Customer name': 'nombre', Phone: 'teléfono', 'Customer phone': 'teléfono' },
  ...{ Email: 'correo', 'Customer email': 'correo', Address: 'dirección' },
  ...{
    'Customer address': 'dirección',
    'ZIP code': 'ZIP',
    Appliance: 'aparato',
    Issue: 'problema',
  },
  ...{ Description: 'descripción', 'Preferred date': 'fecha', 'Preferred time': 'horario' },
  ...{
    Date: 'fecha',
    Time: 'horario',
    Day: 'día',
    Window: 'horario',
    Brand: 'marca',
    Note: 'nota',
  },
  ...{ Notes: 'notas', Reason: 'motivo', Technician: 'técnico', Search: 'búsqueda', Line: 'línea' },
  ...{ Part: 'pieza', 'The part': 'la pieza', Parts: 'piezas', Supplier: 'proveedor' },
  ...{ Labor: 'mano de obra', Model: 'modelo', 'Serial number': 'número de serie' },
  ...{ 'Service date': 'fecha del servicio', Status: 'estado', Payment: 'pago' },
  ...{ Appointment: 'visita', 'Appointment number': 'número de visita', Key: 'clave' },
  ...{ Subject: 'asunto', Text: 'texto', 'Address of the post': 'dirección del artículo' },
  ...{ 'The payment page': 'página de pago', 'The review page': 'página de reseñas' },
  ...{ 'The answers': 'las respuestas', 'The request': 'la solicitud' },
  ...{ 'The completion': 'el trabajo', 'The record': 'el registro' },
  ...{ held: 'espera al cliente', requested: 'por confirmar', confirmed: 'confirmada' },
  ...{ 'on the way': 'en camino', on_the_way: 'en camino', done: 'terminada' },
  ...{ canceled: 'cancelada', 'no one home': 'nadie en casa', no_one_home: 'nadie en casa' },
  ...{ moved: 'movida', corrected: 'corregida', assigned: 'asignada' },
};

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `Saturday, November 28` → `sábado, 28 de noviembre`; undefined for something else. */
function dayOf(words: string): string | undefined {
  const [, weekday, month = '', day, year] =
    /^(?:(\w+day), )?([A-Z]\w+) (\d{1,2})(?:, (\d{4}))?$/.exec(words) ?? [];
  const at = months.indexOf(month);
  if (at < 0) return undefined;
  const name = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat('es-US', { ...options, timeZone: 'UTC' }).format(date);
  // January 2, 2028 is a Sunday.
  const weekdays = Array.from({ length: 7 }, (_, i) => new Date(Date.UTC(2028, 0, 2 + i)));
  const same = weekdays.find(
    (date) => weekday === date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' }),
  );
  const date = `${day} de ${name({ month: 'long' }, new Date(Date.UTC(2028, at, 2)))}`;
  return [
    ...(same ? [`${name({ weekday: 'long' }, same)}, `] : []),
    date,
    ...(year ? [` de ${year}`] : []),
  ].join('');
}

const patternOf = (sentence: string): RegExp =>
  new RegExp(
    `^${sentence
      .split('*')
      .map((words) => words.replace(/[.()/]/g, '\\$&'))
      .join('(.+?)')}$`,
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A sentence of the database in Spanish, with its values.
 * @returns undefined for a sentence without Spanish words
 */
export function inSpanish(message: string): string | undefined {
  if (Object.hasOwn(sentences, message)) return sentences[message];
  for (const [sentence, words] of Object.entries(sentences)) {
    const found = sentence.includes('*') && patternOf(sentence).exec(message);
    if (!found) continue;
    return capital(
      words.replace(/\{(\d)\}/g, (_, at: string) => {
        const value = found[Number(at)] ?? '';
        return values[value] ?? dayOf(value) ?? value;
      }),
    );
  }
  return undefined;
}
