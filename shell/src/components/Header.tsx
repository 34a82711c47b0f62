export function Header() {
  return (
    <header>
      <a href="#main">Skip to content</a>
    </header>
  );
}
