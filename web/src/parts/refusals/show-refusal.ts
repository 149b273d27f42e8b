import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, getErrorMessage, isDiscarded } from '../../lib/api-error.ts'
import { hasPath } from '../../lib/field-errors.ts'
import { toast } from '../../ui/toast.ts'

type RefusedForm<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>

/**
 * Shows why the server refused a change: on the fields it names and the form has, otherwise once for the form as
 * a whole, or in a toast where there is no form. `fieldOf` names the field that shows the message of a path.
 */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  otherwise: string,
  form?: RefusedForm<Values>,
  fieldOf: (path: string) => string = (path) => path,
): void {
  if (!form) {
    showInToast(error, otherwise)
    return
  }
  const values = form.getValues()
  const isField = (name: string): name is Path<Values> => hasPath(values, name)
  const messages = new Map<Path<Values>, string>()
  for (const [path, message] of error instanceof ApiError ? Object.entries(error.fields) : []) {
    const name = fieldOf(path)
    if (isField(name) && !messages.has(name)) messages.set(name, message)
  }
  const [first] = messages.keys()
  for (const [name, message] of messages) form.setError(name, { message }, { shouldFocus: name === first })
  if (messages.size === 0) form.setError('root', { message: getErrorMessage(error, otherwise) })
}

/** Server errors have had their toast already (spec §8), and a change the user gave up needs none. */
function showInToast(error: unknown, otherwise: string): void {
  if (isDiscarded(error) || (error instanceof ApiError && error.status >= 500)) return
  toast.error(getErrorMessage(error, otherwise))
}
