import { Button } from '@site/ui/button';
import type { ButtonProps } from '@site/ui/button';
import { joinClasses } from '@site/ui/join-classes';
import { openSearch, useSearch } from './search-store';
import styles from './SearchButton.module.css';

type SearchButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'>;

/** Opens the search. Hidden if the search cannot be loaded. */
export function SearchButton({ className, ...rest }: SearchButtonProps) {
  const { status } = useSearch();
  if (status === 'gone') return null;
  return (
    <Button
      {...rest}
      className={joinClasses(styles.root, className)}
      icon="search"
      loading={status === 'loading'}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => void openSearch()}
    />
  );
}
