import type * as v from 'valibot';

/**
 * A schema for every field of a type. `satisfies Fields<Release>` fails to compile when the type has
 * a field that the schema lacks: a parser drops fields that it has no schema for.
 */
export type Fields<Type> = { [Key in keyof Required<Type>]: v.GenericSchema<unknown, Type[Key]> };
