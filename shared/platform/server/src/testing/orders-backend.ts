import type { BackendModule } from '@site/contract/backend';
import { siteFacts } from '@site/contract/company';

/** A backend of another company: it takes orders. */
export const backend: BackendModule = {
  companySchema: siteFacts,
  counters: [
    { name: 'site_orders_total', help: 'Orders.', label: 'outcome', values: ['made', 'lost'] },
  ],
  routeKinds: [[/^\/orders$/, 'order']],
  open: ({ company, count }) => {
    let orders = 0;
    return Promise.resolve({
      handle: (req, res) => {
        if (req.url !== '/orders') return Promise.resolve(false);
        count('site_orders_total', 'made');
        res.writeHead(201).end(`order ${++orders} of ${company.name}`);
        return Promise.resolve(true);
      },
      pages: { Orders: '/_local/orders' },
      health: {
        writes: () => Promise.resolve(),
        outbox: () => Promise.resolve({ waiting: 0, oldestSeconds: 0, givenUp: 0 }),
        mailServerAnswers: () => Promise.resolve(true),
        freeBytes: () => Promise.resolve(1e12),
        sizes: () => Promise.resolve({ dataBytes: 0 }),
      },
      close: () => Promise.resolve(console.log('orders closed')),
    });
  },
};
