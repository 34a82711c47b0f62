import { render } from '@testing-library/react';
import { ApplianceIcon } from './ApplianceIcon';

describe('ApplianceIcon', () => {
  it('names its appliance in the file that all pages share', () => {
    const { container } = render(<ApplianceIcon slug="dryer" />);
    expect(container.querySelector('use')).toHaveAttribute('href', '/drawings/icons.svg#dryer');
  });

  it('is taken from the file of the drawing that the page shows too', () => {
    const { container } = render(<ApplianceIcon slug="dryer" withDrawing />);
    expect(container.querySelector('use')).toHaveAttribute('href', '/drawings/dryer.svg#icon');
  });

  it('is decoration and has the given size', () => {
    const { container } = render(<ApplianceIcon slug="dryer" size={24} />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveAttribute('width', '24');
    expect(svg).toHaveAttribute('height', '24');
  });
});
