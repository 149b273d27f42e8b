import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** The rules of a form are those of the contract. `ask` turns what stands in the fields into what is asked for. */
export function contractResolver<Values extends FieldValues, Schema extends z.ZodMiniType<FieldValues>>(
  schema: Schema,
  ask: (values: Values) => unknown,
): Resolver<Values, unknown, z.output<Schema>> {
  return (values, _context, options) => {
    const parsed = schema.safeParse(ask(values))
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const { path, code, message } of parsed.error.issues) {
      errors[path.join('.')] ??= { type: code, message }
    }
    return { values: {}, errors: toNestErrors(errors, options) }
  }
}
