import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { contractResolver } from '../../../lib/contract-form.ts'

export type DraftForm<Draft extends FieldValues, Input> = UseFormReturn<Draft, unknown, Input>

/**
 * A form of typed text under the field names of the contract; `read` turns it into what the contract parses, so that
 * messages appear on the right fields.
 */
export function useDraftForm<Draft extends FieldValues, Input>(
  defaultValues: DefaultValues<Draft>,
  schema: Parameters<typeof contractResolver<Draft, Input>>[0],
  read: (draft: Draft) => unknown,
): DraftForm<Draft, Input> {
  return useForm<Draft, unknown, Input>({
    defaultValues,
    // Validated on submit and then on every change: a message that appears on leaving a field would move the
    // button away from under the pointer.
    mode: 'onSubmit',
    resolver: contractResolver(schema, read),
  })
}

/** What is wrong with a field, or with a list as a whole. */
export function findFault<Draft extends FieldValues, Input>(
  { formState: { errors } }: DraftForm<Draft, Input>,
  path: Path<Draft> | 'root',
): string | undefined {
  const fault: FieldError | undefined = get(errors, path)
  const whole: FieldError | undefined = get(errors, `${path}.root`)
  return fault?.message ?? whole?.message
}
