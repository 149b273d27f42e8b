import { toNestErrors } from '@hookform/resolvers'
import type { FieldValues, Resolver } from 'react-hook-form'
import { fieldErrors, type Issue } from './field-errors.ts'

type Schema<Output> = {
  safeParse(value: unknown): { success: true; data: Output } | { success: false; error: { issues: Issue[] } }
}

/**
 * Judges a form by the rules of the contract. `read` turns what is in the fields into what the contract parses,
 * and `nameOf` names the field that shows the message of a path.
 */
export function contractResolver<Values extends FieldValues, Output>(
  schema: Schema<Output>,
  read: (values: Values) => unknown,
  nameOf?: (path: PropertyKey[]) => string,
): Resolver<Values, unknown, Output> {
  return (values, _context, options) => {
    const parsed = schema.safeParse(read(values))
    if (parsed.success) return { values: parsed.data, errors: {} }
    return { values: {}, errors: toNestErrors(fieldErrors(parsed.error.issues, nameOf), options) }
  }
}
