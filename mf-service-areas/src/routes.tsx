import { defineRoute } from '@site/federation';

export const routes = [
  defineRoute({
    path: '/service-areas',
    chunk: 'areas',
    kind: 'content',
    load: () => import(/* webpackChunkName: "areas" */ './routes/service-areas'),
  }),
  // Before the ZIP pages, because its address is a name and would match their pattern.
  defineRoute({
    path: '/service-area/woodley-park',
    chunk: 'woodley-park',
    kind: 'content',
    // That office has its own number and takes no bookings here.
    contact: ({ secondPhone, rawSecondPhone }) => ({
      phone: secondPhone,
      rawPhone: rawSecondPhone,
      callOnly: true,
    }),
    load: () => import(/* webpackChunkName: "woodley-park" */ './routes/woodley-park'),
  }),
  defineRoute({
    path: '/service-area/city/:slug',
    chunk: 'place',
    kind: 'content',
    load: () => import(/* webpackChunkName: "place" */ './routes/place'),
  }),
  defineRoute({
    path: '/service-area/:zipCode',
    chunk: 'zip',
    kind: 'content',
    load: () => import(/* webpackChunkName: "zip" */ './routes/service-area'),
  }),
  defineRoute({
    path: '/technicians',
    chunk: 'technicians',
    kind: 'content',
    load: () => import(/* webpackChunkName: "technicians" */ './routes/technicians'),
  }),
];
