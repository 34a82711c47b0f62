import { render, screen } from '@testing-library/react';
import { DefinitionList } from '.';

test('each row is a term with its definition', () => {
  render(<DefinitionList rows={[{ term: 'County', description: <b>Harris County</b> }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('County');
  expect(screen.getByRole('definition')).toHaveTextContent('Harris County');
});
