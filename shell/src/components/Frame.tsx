import type { ReactNode } from 'react';
import { SearchHost } from '../search/SearchHost';
import { Dock } from './Dock';
import { Footer } from './Footer';
import { Header } from './Header';

/** Header, footer, dock and search, around every page, also around a failed one. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <Header />
    {children}
    <Footer />
    <Dock />
    <SearchHost />
  </>
);
