import { Footer } from './Footer';
import { Header } from './Header';
import { Main } from './Main';
import { CallBar } from './CallBar';
import { useNavigationEffects } from '../navigation/use-navigation-effects';
import { ProgressBar } from '../navigation/ProgressBar';

/** What stands around every page, whoever owns it. */
export function Layout() {
  useNavigationEffects();
  return (
    <>
      <ProgressBar />
      <Header />
      <Main />
      <Footer />
      <CallBar />
    </>
  );
}
