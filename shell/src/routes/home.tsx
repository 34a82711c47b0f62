import { Fragment, metadata } from '@site/federation';
import { useCompany } from '@site/store';

export const meta = () => metadata({ title: 'Home', description: 'd', path: '/' });

export default function HomeRoute() {
  const c = useCompany();
  return (
    <div data-boundary="home">
      <h1>{c.name}</h1>
      <Fragment name="mf-catalog/ApplianceCards" />
    </div>
  );
}
