export { DefinitionList, type DefinitionListProps, type DefinitionRow } from './DefinitionList';
