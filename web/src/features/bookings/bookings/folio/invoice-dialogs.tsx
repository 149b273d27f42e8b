import { CreditReason, type Invoice, InvoiceAddress } from '@roomlark/contract/bookings/invoices'
import { reasonLength } from '@roomlark/contract/primitives'
import { useForm, useWatch } from 'react-hook-form'
import { useCreditInvoice, useMailInvoice } from '../../../../data/invoices.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'

type DialogProps = { bookingId: string; invoice: Invoice; onClose: () => void }

/** An invoice is never changed: a credit note takes it back, and then a right one can be issued. */
export function CreditDialog({ bookingId, invoice, onClose }: DialogProps) {
  const crediting = useCreditInvoice(bookingId)
  const form = useForm({
    resolver: contractResolver(CreditReason, (values: { reason: string }) => values),
    defaultValues: { reason: '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ reason }) =>
    crediting.mutateAsync({ invoiceId: invoice.id, reason }).then(
      () => {
        onClose()
        toast.success(`${invoice.number} is taken back.`)
      },
      (error: unknown) => showRefusal(error, 'That was not saved. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={`Take ${invoice.number} back?`}
      description={`A credit note over ${moneyText(invoice.totalCents, invoice.currency)} is issued. What was on the invoice can then be invoiced again.`}
      submitLabel="Issue credit note"
      isDanger
      isBusy={crediting.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label="Why"
        rows={2}
        maxLength={reasonLength}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}

export function MailInvoiceDialog({ bookingId, invoice, onClose }: DialogProps) {
  const mailing = useMailInvoice(bookingId)
  const form = useForm({
    resolver: contractResolver(InvoiceAddress, (values: { email: string }) => values),
    defaultValues: { email: invoice.payer.email },
  })
  const { errors } = form.formState
  const typed = useWatch({ control: form.control, name: 'email' })
  const wasSent = (email: string) => invoice.mails.some((mail) => mail.email === email.trim())
  const submit = form.handleSubmit(({ email }) =>
    mailing.mutateAsync({ invoiceId: invoice.id, email }).then(
      () => {
        onClose()
        toast.success(`${invoice.number} is ${wasSent(email) ? 'sent again' : 'on its way'}.`)
      },
      (error: unknown) => showRefusal(error, 'That was not sent. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={`Send ${invoice.number}`}
      description="The PDF is attached, in the language of who pays."
      submitLabel={wasSent(typed) ? 'Send again' : 'Send'}
      isBusy={mailing.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Email"
        inputMode="email"
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
    </FormDialog>
  )
}
