import { utcDay } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { CurrencyPurchase, type PlatformBankAccount } from '@roomlark/contract/settlement/bank'
import { useBuyCurrency } from '../../../../data/bank.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { signedMoneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

type ExchangeDialogProps = { accounts: readonly PlatformBankAccount[]; onClose: () => void }

/** What the bank took from one account and put on another. */
export function ExchangeDialog({ accounts, onClose }: ExchangeDialogProps) {
  const buying = useBuyCurrency()
  const currencyOf = (id: string) => accounts.find((account) => account.id === id)?.currency ?? 'USD'
  const form = useContractForm({
    schema: CurrencyPurchase,
    values: {
      fromId: accounts[0]?.id ?? '',
      fromCents: '',
      toId: accounts[1]?.id ?? '',
      toCents: '',
      onDay: utcDay(new Date()),
      note: '',
    },
    read: (values) => ({
      ...values,
      fromCents: readAmount(values.fromCents, currencyOf(values.fromId)),
      toCents: readAmount(values.toCents, currencyOf(values.toId)),
    }),
    send: (input) => buying.mutateAsync(input),
    done: (_, { gainUsdCents }) =>
      say('Recorded. Difference from our rate of the day: {amount}.', {
        amount: signedMoneyText(gainUsdCents, 'USD'),
      }),
    failed: say('It was not recorded. Please try again.'),
  })
  const names = Object.fromEntries(accounts.map(({ id, name, currency }) => [id, `${name}, ${currency}`]))
  return (
    <FormDialog
      form={form}
      title={say('Record a purchase of currency')}
      description={say(
        'The ledger posts to both accounts; the difference from our rate of the day is a gain or a loss.',
      )}
      submitLabel={say('Record##a purchase')}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Select name="fromId" label={say('Sold from##account')} options={names} />
        <form.Money name="fromCents" label={say('Amount sold')} currency={currencyOf(form.watch('fromId'))} />
        <form.Select name="toId" label={say('Bought to')} options={names} />
        <form.Money name="toCents" label={say('Amount bought')} currency={currencyOf(form.watch('toId'))} />
        <form.Text name="onDay" type="date" label={say('Booked by the bank on')} />
        <form.Text name="note" label={say('Note')} />
      </div>
    </FormDialog>
  )
}
