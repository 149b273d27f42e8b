import { toNestErrors } from '@hookform/resolvers'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fieldErrors } from './field-errors.ts'

/** The rules of a form are those of the contract. `ask` turns what stands in the fields into what is asked for. */
export function contractResolver<Values extends FieldValues, Schema extends z.ZodMiniType<FieldValues>>(
  schema: Schema,
  ask: (values: Values) => unknown,
): Resolver<Values, unknown, z.output<Schema>> {
  return (values, _context, options) => {
    const parsed = schema.safeParse(ask(values))
    if (parsed.success) return { values: parsed.data, errors: {} }
    return { values: {}, errors: toNestErrors(fieldErrors(parsed.error.issues), options) }
  }
}
