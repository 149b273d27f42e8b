import { eInvoiceNeedNames } from '@roomlark/contract/bookings/e-invoice-needs'
import type { EInvoiceChoice } from '@roomlark/contract/bookings/e-invoices'
import type { RemindInput } from '@roomlark/contract/bookings/invoice-reminders'
import { CreditReason, type Invoice, InvoiceAddress } from '@roomlark/contract/bookings/invoices'
import { say } from '@roomlark/contract/say'
import { dayText } from '../../../../lib/day-words.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'

/** A paper of a folio, or the bill of a company. */
type Sent = Pick<
  Invoice,
  'number' | 'totalCents' | 'currency' | 'mails' | 'reminders' | 'nextReminder' | 'eInvoices'
> & { payer: { email: string } }

type DialogProps<Input> = { invoice: Sent; send: (input: Input) => Promise<unknown>; onClose: () => void }

/** An invoice is never changed: a credit note takes it back, and then a right one can be issued. */
export function CreditDialog({ invoice, send, onClose }: DialogProps<string>) {
  const form = useContractForm({
    schema: CreditReason,
    values: { reason: '' },
    send: ({ reason }) => send(reason),
    done: say('{invoice} is taken back.', { invoice: invoice.number }),
    failed: say('That was not saved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Take {invoice} back?', { invoice: invoice.number })}
      description={say(
        'A credit note over {amount} is issued. What was on the invoice can then be invoiced again.',
        { amount: moneyText(invoice.totalCents, invoice.currency) },
      )}
      submitLabel={say('Issue credit note')}
      isDanger
      onClose={onClose}
    >
      <form.Area name="reason" label={say('Why')} rows={2} />
    </FormDialog>
  )
}

type MailDialogProps = DialogProps<string> & {
  /** Attachments that the hotel sends; absent if unknown. */
  attaches?: EInvoiceChoice
}

export function MailInvoiceDialog({ invoice, attaches = 'none', send, onClose }: MailDialogProps) {
  const wasSent = (email: string) => invoice.mails.some((mail) => mail.email === email.trim())
  const form = useContractForm({
    schema: InvoiceAddress,
    values: { email: invoice.payer.email },
    send: ({ email }) => send(email),
    done: ({ email }) =>
      wasSent(email)
        ? say('{invoice} is sent again.', { invoice: invoice.number })
        : say('{invoice} is on its way.', { invoice: invoice.number }),
    failed: say('That was not sent. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Send {invoice}', { invoice: invoice.number })}
      description={describeAttached(invoice, attaches)}
      submitLabel={wasSent(form.watch('email')) ? say('Send again') : say('Send')}
      onClose={onClose}
    >
      <form.Text name="email" label={say('Email')} inputMode="email" />
    </FormDialog>
  )
}

/** The next of the three reminders of an invoice that is overdue. */
export function RemindDialog({ invoice, send, onClose }: DialogProps<RemindInput>) {
  const step = invoice.nextReminder ?? 1
  const last = invoice.reminders.at(-1)
  const form = useContractForm({
    schema: InvoiceAddress,
    values: { email: last?.email ?? invoice.payer.email },
    send: ({ email }) => send({ step, email }),
    done: say('The reminder is on its way.'),
    failed: say('That was not sent. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Remind of {invoice}', { invoice: invoice.number })}
      description={
        last
          ? say('Reminder {step} of 3, with the invoice. The last one was sent on {day}.', {
              step,
              day: dayText(last.at.slice(0, 10)),
            })
          : say('Reminder {step} of 3, with the invoice, in the language of who pays.', { step })
      }
      submitLabel={say('Send reminder')}
      onClose={onClose}
    >
      <form.Text name="email" label={say('Email')} inputMode="email" />
    </FormDialog>
  )
}

function describeAttached({ eInvoices }: Pick<Sent, 'eInvoices'>, attaches: EInvoiceChoice): string {
  const chosen = eInvoices.find(({ format }) => format === attaches)
  if (!chosen) return say('The PDF is attached, in the language of who pays.')
  if (chosen.missing.length > 0) {
    return say('The PDF is attached without the e-invoice, for which this is missing: {fields}.', {
      fields: listWords(chosen.missing.map((need) => eInvoiceNeedNames[need])),
    })
  }
  return chosen.format === 'factur-x'
    ? say('The PDF is attached, in the language of who pays, with the e-invoice in it.')
    : say('The PDF is attached, in the language of who pays, and the e-invoice beside it.')
}
