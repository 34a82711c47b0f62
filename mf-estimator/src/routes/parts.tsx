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
import styles from './parts.module.css';

const path = '/parts';
const trail = [{ name: 'Find Parts', path }];

export const meta = () =>
  metadata({
    title: 'Find Replacement Appliance Parts',
    description:
      'Search appliance parts by part, model or serial number, and see where to find the number on your appliance.',
    keywords: ['appliance parts', 'replacement parts', 'model number location'],
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
      <Hero
        eyebrow="Do it yourself"
        title="Find Replacement Parts"
        lead="Our supplier has over 6 million parts and ships the same day before 4 PM."
      />
      <Stack>
        <NeedsScript title="The search needs JavaScript">
          Give us the number by phone and we look the part up.
        </NeedsScript>
        <PartsSearch kind={kind} onKind={setKind} query={query} onQuery={setQuery} box={box} />
        {recent.length > 0 && (
          <section aria-labelledby="recent">
            <Stack gap="sm">
              <h2 id="recent">Recent searches</h2>
              <NumberTiles items={recent.map((number) => ({ number }))} onPick={pick} />
            </Stack>
          </section>
        )}
      </Stack>
      <Section title="Popular part numbers">
        <NumberTiles items={popularParts} onPick={(number) => pick(number, 'part')} />
      </Section>
      <Section title="Popular model numbers">
        <NumberTiles items={popularModels} onPick={(number) => pick(number, 'model')} />
      </Section>
      <Section title="Where to find the number" id="model-label">
        <NumberHelp />
      </Section>
      <Section title="Brands">
        <Cluster>
          {brands.map(({ name, slug }) => (
            <Link key={slug} to={brandPath(slug)} className={styles.brand}>
              {name}
            </Link>
          ))}
        </Cluster>
      </Section>
      <ClosingCall
        title="Rather have it done?"
        text="Our technicians bring the part and fit it, with a warranty on both."
        actions={
          <>
            <ButtonLink to={paths.booking} icon="calendar">
              Book Online
            </ButtonLink>
            <CallUs variant="outline" place="parts" />
          </>
        }
      />
    </Page>
  );
}
