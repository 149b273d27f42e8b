import { BillPayment, type CompanyBill } from '@roomlark/contract/bookings/company-bills'
import { deskMethods, paymentMethodNames } from '@roomlark/contract/folio-kinds'
import { say } from '@roomlark/contract/say'
import { usePayBill } from '../../../../data/company-bills.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

type BillPaymentDialogProps = {
  companyId: string
  currency: string
  bill: CompanyBill
  onClose: () => void
}

/** Records what a company paid of a bill. */
export function BillPaymentDialog({ companyId, currency, bill, onClose }: BillPaymentDialogProps) {
  const paying = usePayBill(companyId)
  const form = useContractForm({
    schema: BillPayment,
    values: { method: 'transfer', amountCents: amountText(bill.openCents, currency), note: '' },
    read: ({ note, amountCents, ...values }) => ({
      ...values,
      amountCents: readAmount(amountCents, currency),
      ...(note.trim() && { note }),
    }),
    send: (input) => paying.mutateAsync({ billId: bill.id, ...input }),
    done: ({ amountCents }) =>
      say('{amount} payment recorded.', { amount: moneyText(amountCents, currency) }),
    failed: say('That was not recorded. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Payment of {invoice}', { invoice: bill.number })}
      description={say('It is recorded on the folios of the stays, the earliest departure first.')}
      submitLabel={say('Record payment')}
      onClose={onClose}
    >
      <form.Select
        name="method"
        label={say('Paid by')}
        options={Object.fromEntries(deskMethods.map((method) => [method, paymentMethodNames[method]]))}
      />
      <form.Money name="amountCents" label={say('Amount')} currency={currency} />
      <form.Text name="note" label={say('Note')} />
    </FormDialog>
  )
}
