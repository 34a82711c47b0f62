import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { CalloutLink } from './Callout';
import { DrawingFrame } from './DrawingFrame';
import { washingMachine } from './callouts';

const parts: CalloutLink[] = [
  {
    id: 'door-boot',
    place: washingMachine['door-boot'],
    label: 'Door boot: leaking',
    to: '/issues/washing-machine-leaking',
  },
  {
    id: 'drain-pump',
    place: washingMachine['drain-pump'],
    label: 'Drain pump: not draining',
    to: '/issues/washing-machine-not-draining',
  },
];

function Path() {
  return <output>{useLocation().pathname}</output>;
}

const show = (given: CalloutLink[]) =>
  render(
    <MemoryRouter>
      <DrawingFrame slug="washing-machine" title="Washing machine, cut away" parts={given} />
      <Path />
    </MemoryRouter>,
  );

describe('DrawingFrame', () => {
  it('numbers the parts in the order given, each a link inside the svg', () => {
    show(parts);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(parts.map(({ to }) => to));
    expect(links.map((link) => link.querySelector('text')?.textContent)).toEqual(['1', '2']);
    expect(links.every((link) => link.namespaceURI === 'http://www.w3.org/2000/svg')).toBe(true);
    expect(screen.getByRole('link', { name: '1. Door boot: leaking' })).toBe(links[0]);
  });

  it('is a group named by its title, so that screen readers reach its links', () => {
    show(parts);
    expect(screen.getByRole('group', { name: 'Washing machine, cut away' })).toBeInTheDocument();
  });

  it('is one image if no part is numbered', () => {
    show([]);
    expect(screen.getByRole('img', { name: 'Washing machine, cut away' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('numbers a part without a page and does not link it', () => {
    show([{ id: 'door-lock', place: washingMachine['door-lock'], label: 'Door lock' }]);
    expect(screen.getByRole('img', { name: '1. Door lock' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('refers to every shape once: body and parts, or all of them together', () => {
    const shapes = (given: CalloutLink[]) => {
      const { container, unmount } = show(given);
      const uses = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'));
      unmount();
      return uses.map((href) => href?.split('#')[1]);
    };
    expect(shapes(parts)).toEqual(['body', 'door-boot', 'drain-pump']);
    expect(shapes([])).toEqual(['all']);
  });

  it('opens the page of the part without loading a document', () => {
    show(parts);
    const link = screen.getByRole('link', { name: /drain pump/i });
    const click = createEvent.click(link, { button: 0 });
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('/issues/washing-machine-not-draining');
  });

  it('leaves opening in a new tab to the browser', () => {
    show(parts);
    const link = screen.getByRole('link', { name: /drain pump/i });
    const click = createEvent.click(link, { button: 0, ctrlKey: true });
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent('/');
  });

  it('has nothing for axe to report', async () => {
    const { container } = show(parts);
    const { violations } = await axe.run(container, {
      // Two rules need a canvas, which jsdom lacks; one is for whole pages.
      rules: {
        'color-contrast': { enabled: false },
        'label-content-name-mismatch': { enabled: false },
        region: { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
