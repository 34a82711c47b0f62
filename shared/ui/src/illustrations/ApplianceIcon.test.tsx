import { render } from '@testing-library/react';
import { ApplianceIcon } from './ApplianceIcon';
import { drawingSlugs } from './slugs';

describe('ApplianceIcon', () => {
  it('draws each appliance differently', () => {
    const pictures = drawingSlugs.map((slug) => {
      const { container, unmount } = render(<ApplianceIcon slug={slug} />);
      const picture = container.querySelector('svg')?.innerHTML ?? '';
      unmount();
      return picture;
    });
    expect(pictures.every((picture) => picture.includes('<path'))).toBe(true);
    expect(new Set(pictures).size).toBe(drawingSlugs.length);
  });

  it('is decoration and has the given size', () => {
    const { container } = render(<ApplianceIcon slug="dryer" size={24} />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveAttribute('width', '24');
    expect(svg).toHaveAttribute('height', '24');
  });
});
