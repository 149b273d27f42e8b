import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, messageOf } from './api-error.ts'

/** What the server objects to lands on its field; the rest is said for the form as a whole. */
export function showRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  otherwise: string,
): void {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  const isField = (name: string): name is Path<Values> => Object.hasOwn(form.getValues(), name)
  let shown = 0
  for (const [name, message] of fields) {
    if (!isField(name)) continue
    form.setError(name, { message }, { shouldFocus: shown === 0 })
    shown += 1
  }
  if (shown === 0) form.setError('root', { message: messageOf(error, otherwise) })
}
