import type { ReactNode } from 'react';
import { SearchHost } from '../search/SearchHost';
import { Dock } from './Dock';
import { Footer } from './Footer';
import { Header } from './Header';
import { useOwnFrame } from './use-own-frame';

/**
 * Header, footer, dock and search, around every page, also around a failed one. A page that brings
 * its own frame gets none of them.
 */
export const Frame = ({ children }: { children: ReactNode }) =>
  useOwnFrame() ? (
    children
  ) : (
    <>
      <Header />
      {children}
      <Footer />
      <Dock />
      <SearchHost />
    </>
  );
