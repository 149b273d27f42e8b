import { countryName } from '@roomlark/contract/places'
import { ibanFault } from '@roomlark/contract/platform/bank-account'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceSegments } from '../../../ui/choice-segments.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CircleCheck } from '../../../ui/icons/circle-check.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import type { DetailsValues } from './details-form.ts'

const kinds = [
  { value: 'iban', label: 'IBAN' },
  { value: 'us', label: 'United States' },
] as const

export function AccountFields() {
  const form = useFormContext<DetailsValues>()
  const kind = useWatch({ control: form.control, name: 'account.kind' })
  const errors = form.formState.errors.account
  return (
    <>
      <ChoiceSegments
        label="Kind of account"
        value={kind}
        choices={kinds}
        onChoose={(value) => form.setValue('account.kind', value, { shouldDirty: true })}
        isWide
      />
      <TextField
        label="Account holder"
        autoComplete="name"
        error={errors?.holder?.message}
        {...form.register('account.holder')}
      />
      {kind === 'iban' ? <IbanFields /> : <UsFields />}
      <TextField
        label="Bank (optional)"
        autoComplete="off"
        error={errors?.bankName?.message}
        {...form.register('account.bankName')}
      />
    </>
  )
}

function IbanFields() {
  const form = useFormContext<DetailsValues>()
  const iban = useWatch({ control: form.control, name: 'account.iban' })
  const errors = form.formState.errors.account
  const isRight = iban !== '' && ibanFault(iban) === null
  return (
    <>
      <TextField
        label="IBAN"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="SE45 5000 0000 0583 9825 7466"
        className="tabular-nums"
        hint={
          isRight
            ? `${countryName(iban.trim().slice(0, 2).toUpperCase())}. The check digits are right.`
            : null
        }
        action={isRight ? <CircleCheck aria-hidden="true" className="size-[18px] text-success-text" /> : null}
        error={errors?.iban?.message}
        {...form.register('account.iban')}
      />
      <TextField
        label="BIC"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="ESSESESS"
        hint="Your bank statement has it, beside the IBAN. Also called SWIFT code."
        error={errors?.bic?.message}
        {...form.register('account.bic')}
      />
    </>
  )
}

function UsFields() {
  const form = useFormContext<DetailsValues>()
  const errors = form.formState.errors.account
  const digits = { autoComplete: 'off', inputMode: 'numeric', spellCheck: false } as const
  return (
    <>
      <TextField
        label="Routing number"
        hint="The nine digits at the bottom left of a check."
        error={errors?.routingNumber?.message}
        {...digits}
        {...form.register('account.routingNumber')}
      />
      <div className="grid gap-5 md:grid-cols-2 md:gap-4">
        <TextField
          label="Account number"
          error={errors?.accountNumber?.message}
          {...digits}
          {...form.register('account.accountNumber')}
        />
        <SelectField
          label="Type"
          error={errors?.accountType?.message}
          {...form.register('account.accountType')}
        >
          <option value="checking">Checking</option>
          <option value="savings">Savings</option>
        </SelectField>
      </div>
    </>
  )
}
