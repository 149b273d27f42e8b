import { utcDay } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { BankAccountInput, type PlatformBankAccount } from '@roomlark/contract/settlement/bank'
import { useAddBankAccount, useChangeBankAccount } from '../../../../data/bank.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

type AccountDialogProps = { account: PlatformBankAccount | null; onClose: () => void }

/** A bank account with the balance from which its statements go on. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const adding = useAddBankAccount()
  const changing = useChangeBankAccount(account?.id ?? '')
  const form = useContractForm({
    schema: BankAccountInput,
    values: {
      name: account?.name ?? '',
      iban: account?.iban ?? '',
      currency: account?.currency ?? 'USD',
      openedOn: account?.openedOn ?? utcDay(new Date()),
      openingCents: account ? amountText(account.openingCents, account.currency) : '',
    },
    read: ({ openingCents, currency, ...values }) => ({
      ...values,
      currency: currency.trim().toUpperCase(),
      openingCents: openingCents.trim() === '' ? 0 : readSigned(openingCents, currency),
    }),
    send: ({ currency, ...input }) =>
      account
        ? changing.mutateAsync({ ...input, version: account.version })
        : adding.mutateAsync({ ...input, currency }),
    done: say('The account is saved.'),
    failed: say('The account was not saved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={account ? say('Edit account') : say('Add account')}
      description={say('One for each currency, which the ledger keeps as the bank account in that currency.')}
      submitLabel={account ? say('Save') : say('Add account')}
      onClose={onClose}
    >
      <form.Text name="name" label={say('Name')} hint={say('Such as: Operating account')} />
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_120px]">
        <form.Text name="iban" label={say('IBAN')} spellCheck={false} />
        <form.Text
          name="currency"
          label={say('Currency')}
          disabled={account !== null}
          maxLength={3}
          spellCheck={false}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text name="openedOn" type="date" label={say('First day')} />
        <form.Text name="openingCents" label={say('Balance that morning')} inputMode="text" placeholder="0" />
      </div>
    </FormDialog>
  )
}

function readSigned(text: string, currency: string): number {
  const isNegative = /^\s*[-−]/.test(text)
  const cents = readAmount(text.replace(/^\s*[-−]/, ''), currency.trim().toUpperCase() || 'USD')
  return isNegative ? -cents : cents
}
