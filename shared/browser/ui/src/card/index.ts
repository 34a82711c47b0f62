export { Card, type CardProps } from './Card';
export { CardLink, type CardLinkProps } from './CardLink';
