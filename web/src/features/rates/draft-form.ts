import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { contractResolver } from '../../lib/contract-form.ts'

export type DraftForm<Draft extends FieldValues, Input> = UseFormReturn<Draft, unknown, Input>

/**
 * A form that holds what was typed, under the names the contract gives; `read` makes of it what the contract
 * judges, so its words land on the fields they are about.
 */
export function useDraftForm<Draft extends FieldValues, Input>(
  defaultValues: DefaultValues<Draft>,
  schema: Parameters<typeof contractResolver<Draft, Input>>[0],
  read: (draft: Draft) => unknown,
): DraftForm<Draft, Input> {
  return useForm<Draft, unknown, Input>({
    defaultValues,
    // Judged when it is sent, then with every letter: a message that appears on leaving a field would move
    // the button away from under the pointer.
    mode: 'onSubmit',
    resolver: contractResolver(schema, read),
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
