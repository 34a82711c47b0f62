import { brands } from '@site/data-types/brands';
import { brandPath, paths } from '@site/data-types/paths';
import { metadata } from '@site/federation';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { ClosingCall } from '@site/ui/closing-call';
import { Cluster, Hero, Page, Section, Stack } from '@site/ui/layout';
import { NeedsScript } from '@site/ui/needs-script';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { NumberHelp } from '../components/NumberHelp';
import { NumberTiles } from '../components/NumberTiles';
import { PartsSearch } from '../components/PartsSearch';
import { popularModels, popularParts } from '../data/numbers';
import type { NumberKind } from '../data/numbers';
import { useSearchHistory } from '../lib/search-history';
import * as m from '../messages/parts';
import styles from './parts.module.css';

const path = '/parts';
const trail = [{ name: m.findParts, path }];

export const meta = () =>
  metadata({
    title: m.findReplacementApplianceParts,
    description: m.searchAppliancePartsPart,
    keywords: m.keywords,
    path,
    trail,
  });

export default function PartsRoute() {
  const [kind, setKind] = useState<NumberKind>('part');
  const [query, setQuery] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const recent = useSearchHistory();

  function pick(number: string, of: NumberKind = kind) {
    setKind(of);
    setQuery(number);
    box.current?.focus();
  }

  return (
    <Page data-boundary="mf-estimator">
      <Breadcrumbs items={trail} />
      <Hero eyebrow={m.doItYourself} title={m.findReplacementParts} lead={m.supplierOver6Million} />
      <Stack>
        <NeedsScript title={m.theSearchNeedsJavaScript}>{m.giveUsNumberPhone}</NeedsScript>
        <PartsSearch kind={kind} onKind={setKind} query={query} onQuery={setQuery} box={box} />
        {recent.length > 0 && (
          <section aria-labelledby="recent">
            <Stack gap="sm">
              <h2 id="recent">{m.recentSearches}</h2>
              <NumberTiles items={recent.map((number) => ({ number }))} onPick={pick} />
            </Stack>
          </section>
        )}
      </Stack>
      <Section title={m.popularPartNumbers}>
        <NumberTiles items={popularParts} onPick={(number) => pick(number, 'part')} />
      </Section>
      <Section title={m.popularModelNumbers}>
        <NumberTiles items={popularModels} onPick={(number) => pick(number, 'model')} />
      </Section>
      <Section title={m.whereFindNumber} id="model-label">
        <NumberHelp />
      </Section>
      <Section title={m.brands}>
        <Cluster>
          {brands.map(({ name, slug }) => (
            <Link key={slug} to={brandPath(slug)} className={styles.brand}>
              {name}
            </Link>
          ))}
        </Cluster>
      </Section>
      <ClosingCall
        title={m.ratherHaveItDone}
        text={m.techniciansBringPartFit}
        actions={
          <>
            <ButtonLink to={paths.booking} icon="calendar">
              {m.bookOnline}
            </ButtonLink>
            <CallUs variant="outline" place="parts" />
          </>
        }
      />
    </Page>
  );
}
