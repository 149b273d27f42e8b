import type { ComponentProps } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import type { ContractForm } from './use-contract-form.ts'

type FormBodyProps<Values extends FieldValues, Input, Answer> = ComponentProps<'form'> & {
  form: ContractForm<Values, Input, Answer>
  /** Runs once the server has accepted it. */
  onDone?: (answer: Answer) => void
}

/** A form on a page or in a card, with its own buttons and `<form.Fault />`. */
export function FormBody<Values extends FieldValues, Input, Answer>(
  props: FormBodyProps<Values, Input, Answer>,
) {
  const { form, onDone, ...rest } = props
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.submit(onDone)} {...rest} />
    </FormProvider>
  )
}
