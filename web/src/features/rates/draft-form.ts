import { toNestErrors } from '@hookform/resolvers'
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { fieldErrors, hasPath } from '../../lib/field-errors.ts'

type Issue = { path: PropertyKey[]; code?: string | undefined; message: string }
type Schema<Input> = {
  safeParse(value: unknown): { success: true; data: Input } | { success: false; error: { issues: Issue[] } }
}

export type DraftForm<Draft extends FieldValues, Input> = UseFormReturn<Draft, unknown, Input>

/**
 * A form that holds what was typed, under the names the contract gives; `read` makes of it what the contract
 * judges, so its words land on the fields they are about.
 */
export function useDraftForm<Draft extends FieldValues, Input>(
  defaultValues: DefaultValues<Draft>,
  schema: Schema<Input>,
  read: (draft: Draft) => unknown,
): DraftForm<Draft, Input> {
  return useForm<Draft, unknown, Input>({
    defaultValues,
    // Judged when it is sent, then with every letter: a message that appears on leaving a field would move
    // the button away from under the pointer.
    mode: 'onSubmit',
    resolver(draft, _context, options) {
      const parsed = schema.safeParse(read(draft))
      if (parsed.success) return { values: parsed.data, errors: {} }
      return { values: {}, errors: toNestErrors(fieldErrors(parsed.error.issues), options) }
    },
  })
}

/** What is wrong with a field, or with a list as a whole. */
export function faultOf<Draft extends FieldValues, Input>(
  { formState: { errors } }: DraftForm<Draft, Input>,
  path: Path<Draft> | 'root',
): string | undefined {
  const fault: FieldError | undefined = get(errors, path)
  const whole: FieldError | undefined = get(errors, `${path}.root`)
  return fault?.message ?? whole?.message
}

/** What the server objects to lands on its field; the rest is said for the form as a whole. */
export function showRefusal<Draft extends FieldValues, Input>(
  form: DraftForm<Draft, Input>,
  error: unknown,
  otherwise: string,
): void {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  const known = fields.filter(([path]) => isField(form, path))
  for (const [path, message] of known) {
    if (isField(form, path)) form.setError(path, { message })
  }
  if (known.length === 0) form.setError('root', { message: messageOf(error, otherwise) })
}

function isField<Draft extends FieldValues, Input>(
  form: DraftForm<Draft, Input>,
  path: string,
): path is Path<Draft> {
  return hasPath(form.getValues(), path)
}
