import { applianceSlugs } from '@site/data-types/entities';
import { render } from '@testing-library/react';
import { ApplianceIcon } from './ApplianceIcon';

describe('ApplianceIcon', () => {
  it('draws each appliance differently', () => {
    const pictures = applianceSlugs.map((slug) => {
      const { container, unmount } = render(<ApplianceIcon slug={slug} />);
      const picture = container.querySelector('svg')?.innerHTML ?? '';
      unmount();
      return picture;
    });
    expect(pictures.every((picture) => picture.includes('<path'))).toBe(true);
    expect(new Set(pictures).size).toBe(applianceSlugs.length);
  });

  it('is decoration and has the given size', () => {
    const { container } = render(<ApplianceIcon slug="dryer" size={24} />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveAttribute('width', '24');
    expect(svg).toHaveAttribute('height', '24');
  });
});
