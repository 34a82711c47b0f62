import { Link } from 'react-router-dom';
export function Footer() {
  return (
    <footer>
      <Link to="/blog">Blog</Link>
      <Link to="/appliances">Appliances</Link>
    </footer>
  );
}
