import { say } from '@roomlark/contract/say'
import { useRef } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { contractResolver } from '../../lib/contract-form.ts'
import { toast } from '../../ui/toast.ts'
import { showRefusal } from '../refusals/show-refusal.ts'
import { type FormFields, formFields } from './form-fields.tsx'
import { getMaxLength } from './max-length.ts'

type Options<Values extends FieldValues, Input, Answer> = {
  /** Schema of the contract that says what may be sent; left out where nothing is filled in. */
  schema?: Parameters<typeof contractResolver<Values, Input>>[0]
  /** Values of the fields before anybody types. */
  values?: DefaultValues<Values>
  /** Fields that nobody has changed take new `values` while the form is open. */
  isFollowing?: boolean
  /** `onTouched` judges a field when it is left, too. */
  mode?: 'onSubmit' | 'onTouched'
  /** False where the page leads to the first fault itself. */
  shouldFocusError?: boolean
  /** Turns what is in the fields into what the contract parses; left out where that is the same. */
  read?: (values: Values) => unknown
  send: (input: Input) => Promise<Answer>
  /** Message of the toast once it is done. */
  done?: string | ((input: Input, answer: Answer) => string | undefined)
  /** Message if the server gives no reason. */
  failed?: string
  /** Answers a refusal in its own way, such as with a question; true if it did. */
  onRefused?: (error: unknown) => boolean
  /** Names the field that shows the message of a path, where it is called otherwise than in the contract. */
  fieldOf?: (path: string) => string
}

export type ContractForm<Values extends FieldValues, Input, Answer = unknown> = UseFormReturn<
  Values,
  unknown,
  Input
> &
  FormFields<Values> & {
    /** Makes the handler of the form's submit; `onDone` runs once the server has accepted it. */
    submit: (onDone?: (answer: Answer) => void) => (event?: React.BaseSyntheticEvent) => Promise<void>
  }

/**
 * One form: what the contract allows, what its fields hold, how it is sent, and what is said afterwards. Refusals appear
 * on the fields they are about. Its fields are `<form.Text name="…" />` and so on, inside a frame such as `FormDialog`.
 */
export function useContractForm<Values extends FieldValues, Input, Answer = unknown>({
  schema,
  values,
  isFollowing = false,
  // Judged on submit and then on every change: a message that appears on leaving a field would move the button away
  // from under the pointer.
  mode = 'onSubmit',
  shouldFocusError = true,
  read = (typed) => typed,
  send,
  done,
  failed = say('That did not work. Please try again.'),
  onRefused,
  fieldOf,
}: Options<Values, Input, Answer>): ContractForm<Values, Input, Answer> {
  const form = useForm<Values, unknown, Input>({
    ...(values && { defaultValues: values }),
    ...(values && isFollowing && { values: values as Values, resetOptions: { keepDirtyValues: true } }),
    mode,
    shouldFocusError,
    ...(schema && {
      resolver: contractResolver(
        schema,
        read,
        fieldOf && ((path: PropertyKey[]) => fieldOf(path.map(String).join('.'))),
      ),
    }),
  })
  const isSending = useRef(false)
  const submit = (onDone?: (answer: Answer) => void) =>
    form.handleSubmit(async (input) => {
      // A second press, before the button shows that it is busy, must not send it twice.
      if (isSending.current) return
      isSending.current = true
      await send(input)
        .then(
          (answer) => {
            onDone?.(answer)
            const words = typeof done === 'function' ? done(input, answer) : done
            if (words !== undefined) toast.success(words)
          },
          (error: unknown) => {
            if (!onRefused?.(error)) showRefusal(error, failed, form, fieldOf)
          },
        )
        .finally(() => {
          isSending.current = false
        })
    })
  // Goes with what is registered, because react-hook-form hands its fields only methods of its own.
  const register: typeof form.register = (name, options) => {
    const maxLength = getMaxLength(schema, name)
    return { ...form.register(name, options), ...(maxLength !== undefined && { maxLength }) }
  }
  return { ...form, ...formFields, register, submit }
}
