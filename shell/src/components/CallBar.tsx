import { useCompany } from '@site/store';
export function CallBar() {
  const c = useCompany();
  return <a href={`tel:${c.rawPhone}`}>{c.phone}</a>;
}
