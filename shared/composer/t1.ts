import { buildPart } from './src/build-part';
import { addRelease } from './src/releases';
import { compose } from './src/compose';
import { makeLive } from './src/sets';
import { loadCompany } from './src/company';
import { serve } from './src/serve';
const v: Record<string, string> = {};
const parts = (process.env.PARTS ?? 'shell,mf-catalog,mf-estimator,mf-service-areas').split(',');
for (const n of parts) {
  if (!process.env.NOBUILD) await buildPart(n as never);
  v[n] = (await addRelease(n as never)).release.version;
  console.log('built', n);
}
const t = performance.now();
const r = await compose(v, await loadCompany());
await makeLive(r.id);
console.log(r, Math.round(performance.now() - t));
await serve();
