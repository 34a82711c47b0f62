import type { ReactNode } from 'react';
import { SearchHost } from '../search/SearchHost';
import { Dock } from './Dock';
import { Footer } from './Footer';
import { Header } from './Header';

/** Header, footer and what floats, around every page and around a page that failed. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <Header />
    {children}
    <Footer />
    <Dock />
    <SearchHost />
  </>
);
