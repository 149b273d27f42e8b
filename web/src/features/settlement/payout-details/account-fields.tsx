import { sayCountry } from '@roomlark/contract/places'
import { ibanFault } from '@roomlark/contract/platform/bank-account'
import { say } from '@roomlark/contract/say'
import { accountCurrencies } from '@roomlark/contract/settlement/payout-accounts'
import { useFormContext, useWatch } from 'react-hook-form'
import { currencyWords } from '../../../lib/currency-words.ts'
import { type FormFields, formFields } from '../../../parts/form/form-fields.tsx'
import { ChoiceSegments } from '../../../ui/choice-segments.tsx'
import { CircleCheck } from '../../../ui/icons/circle-check.ts'
import type { DetailsValues } from './details-form.ts'

const form: FormFields<DetailsValues> = formFields

const kinds = [
  { value: 'iban', label: 'IBAN' },
  { value: 'us', label: say('United States') },
  { value: 'paypal', label: 'PayPal' },
  { value: 'wise', label: 'Wise' },
] as const

const currencies = Object.fromEntries(accountCurrencies.map((code) => [code, currencyWords(code)]))

export function AccountFields() {
  const { control, setValue } = useFormContext<DetailsValues>()
  const kind = useWatch({ control, name: 'account.kind' })
  return (
    <>
      <ChoiceSegments
        label={say('Kind of account')}
        value={kind}
        choices={kinds}
        onChoose={(value) => setValue('account.kind', value, { shouldDirty: true })}
        isWide
      />
      <form.Select
        name="currency"
        label={say('Paid in')}
        options={currencies}
        hint={say(
          'You earn in US dollars. Another currency is converted once, when a payout is approved, at the latest rate.',
        )}
      />
      <form.Text name="account.holder" label={say('Account holder')} autoComplete="name" />
      {kind === 'iban' ? <IbanFields /> : kind === 'us' ? <UsFields /> : <EmailField kind={kind} />}
      {kind === 'iban' || kind === 'us' ? (
        <form.Text name="account.bankName" label={say('Bank (optional)')} />
      ) : null}
    </>
  )
}

function IbanFields() {
  const iban = useWatch<DetailsValues, 'account.iban'>({ name: 'account.iban' })
  const isRight = iban !== '' && ibanFault(iban) === null
  return (
    <>
      <form.Text
        name="account.iban"
        label="IBAN"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="SE45 5000 0000 0583 9825 7466"
        className="tabular-nums"
        hint={
          isRight
            ? say('{country}. The check digits are right.', {
                country: sayCountry(iban.trim().slice(0, 2).toUpperCase()),
              })
            : null
        }
        action={isRight ? <CircleCheck aria-hidden="true" className="size-[18px] text-success-text" /> : null}
      />
      <form.Text
        name="account.bic"
        label="BIC"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="ESSESESS"
        hint={say('Your bank statement has it, beside the IBAN. Not needed for euros within SEPA.')}
      />
    </>
  )
}

function EmailField({ kind }: { kind: 'paypal' | 'wise' }) {
  return (
    <form.Text
      name="account.email"
      label={say('Email')}
      type="email"
      autoComplete="email"
      hint={
        kind === 'paypal'
          ? say('The address of your PayPal account. PayPal may take a fee from what arrives.')
          : say('The address of your Wise account. Without one, Wise asks you there where to pay.')
      }
    />
  )
}

function UsFields() {
  const digits = { autoComplete: 'off', inputMode: 'numeric', spellCheck: false } as const
  return (
    <>
      <form.Text
        name="account.routingNumber"
        label={say('Routing number')}
        hint={say('The nine digits at the bottom left of a check.')}
        {...digits}
      />
      <div className="grid gap-5 md:grid-cols-2 md:gap-4">
        <form.Text name="account.accountNumber" label={say('Account number')} {...digits} />
        <form.Select
          name="account.accountType"
          label={say('Type')}
          options={{ checking: say('Checking'), savings: say('Savings') }}
        />
      </div>
    </>
  )
}
