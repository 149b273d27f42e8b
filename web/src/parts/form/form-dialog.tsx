import type { ComponentProps } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { FormDialog as Frame } from '../../ui/form-dialog.tsx'
import { findError } from './form-fields.tsx'
import type { ContractForm } from './use-contract-form.ts'

type FormDialogProps<Values extends FieldValues, Input, Answer> = Omit<
  ComponentProps<typeof Frame>,
  'isBusy' | 'fault' | 'onSubmit'
> & {
  form: ContractForm<Values, Input, Answer>
  /** Runs after the dialog was closed because the server accepted it. */
  onDone?: (answer: Answer) => void
}

/** A form in a dialog, which closes once it was accepted. */
export function FormDialog<Values extends FieldValues, Input, Answer>(
  props: FormDialogProps<Values, Input, Answer>,
) {
  const { form, onDone, ...frame } = props
  return (
    <FormProvider {...form}>
      <Frame
        {...frame}
        isBusy={form.formState.isSubmitting}
        fault={findError(form, 'root')}
        onSubmit={form.submit((answer) => {
          frame.onClose()
          onDone?.(answer)
        })}
      />
    </FormProvider>
  )
}
