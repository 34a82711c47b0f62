export { Cluster, type ClusterProps } from './Cluster';
export { Grid, type GridProps } from './Grid';
export { Hero, type HeroProps } from './Hero';
export { Page, type PageProps } from './Page';
export { Prose, type ProseProps } from './Prose';
export { Section, type SectionProps } from './Section';
export { Split, type SplitProps } from './Split';
export { Stack, type StackProps } from './Stack';
export { useShown } from './use-shown';
