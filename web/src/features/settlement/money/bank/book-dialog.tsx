import { say } from '@roomlark/contract/say'
import { type BankLineDetail, type BookedAccount, LineBooking } from '@roomlark/contract/settlement/bank'
import { useLineStep } from '../../../../data/bank.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

export const bookedAccountWords: Record<BookedAccount, string> = {
  'bank-fees': say('Bank fees'),
  'bank-interest': say('Interest'),
  clearing: say('Other movements'),
}

type BookDialogProps = { line: BankLineDetail; onClose: () => void }

/** Books a line, or part of it, to an account of the ledger. */
export function BookDialog({ line: { id, openCents, currency }, onClose }: BookDialogProps) {
  const step = useLineStep(id)
  const form = useContractForm({
    schema: LineBooking,
    values: {
      account: 'bank-fees' as BookedAccount,
      amountCents: amountText(Math.abs(openCents), currency),
      note: '',
    },
    read: (values) => ({ ...values, amountCents: readAmount(values.amountCents, currency) }),
    send: (book) => step.mutateAsync({ book }),
    done: say('It is in the ledger.'),
    failed: say('It was not booked. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Book to an account')}
      description={say(
        'For what only the bank knows, such as its fees. Enter less than the line to split it; undoing reverses it in the ledger.',
      )}
      submitLabel={say('Book##to the ledger')}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Select name="account" label={say('Account')} options={bookedAccountWords} />
        <form.Money name="amountCents" label={say('Amount')} currency={currency} />
      </div>
      <form.Text name="note" label={say('Note')} />
    </FormDialog>
  )
}
