import { CardLink } from '@site/ui/card';
import type { CardLinkProps } from '@site/ui/card';
import styles from './LinkGrid.module.css';

interface LinkGridProps extends Pick<CardLinkProps, 'headingLevel'> {
  links: readonly { to: string; title: string; text: string }[];
}

/** Links, each with a line of explanation. */
export const LinkGrid = ({ links, headingLevel }: LinkGridProps) => (
  <ul role="list" className={styles.root}>
    {links.map(({ to, title, text }) => (
      <CardLink as="li" key={to} to={to} title={title} headingLevel={headingLevel}>
        <p>{text}</p>
      </CardLink>
    ))}
  </ul>
);
