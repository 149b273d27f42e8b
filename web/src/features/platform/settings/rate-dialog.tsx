import { RateInput, RateParams } from '@roomlark/contract/platform/exchange'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useSetRate } from '../../../data/exchange.ts'
import { isUnlikely } from '../../../lib/api-error.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { isoDate } from '../../../lib/format-date.ts'
import { readNumber } from '../../../lib/read-number.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TriangleAlert } from '../../../ui/icons/triangle-alert.ts'
import { Note } from '../../../ui/note.tsx'
import { toast } from '../../../ui/toast.ts'

const CurrencyRate = z.extend(RateInput, RateParams.shape)
type CurrencyRate = z.infer<typeof CurrencyRate>
type Values = { currency: string; usdRate: string; validFrom: string; isMeant: boolean }

const resolver = contractResolver(CurrencyRate, (values: Values) => ({
  ...values,
  usdRate: readNumber(values.usdRate),
}))

const names = new Intl.DisplayNames('en', { type: 'currency' })
const currencies = Intl.supportedValuesOf('currency')
  .filter((code) => code !== 'USD')
  .map((code) => ({ value: code, label: `${code} ${names.of(code)}` }))

export function RateDialog({ currency, onClose }: { currency: string; onClose: () => void }) {
  const setting = useSetRate()
  const [doubt, setDoubt] = useState<string | null>(null)
  const defaultValues = { currency, usdRate: '', validFrom: isoDate(new Date()), isMeant: false }
  const form = useForm<Values, unknown, CurrencyRate>({ resolver, defaultValues })
  const { errors } = form.formState
  const chosen = useController({ control: form.control, name: 'currency' })
  const save = form.handleSubmit((input) =>
    setting.mutateAsync({ ...input, isMeant: doubt !== null }).then(
      () => {
        toast.success(`The rate of ${input.currency} is set.`)
        onClose()
      },
      (error: unknown) => {
        if (isUnlikely(error)) setDoubt(error.message)
        else showRefusal(error, 'The rate was not set. Please try again.', form)
      },
    ),
  )
  return (
    <FormDialog
      title="Set exchange rate"
      description="It applies from the day you choose. Earlier rates stay in the history."
      submitLabel={doubt === null ? 'Set rate' : 'Yes, set this rate'}
      isBusy={setting.isPending}
      fault={errors.root?.message}
      onSubmit={save}
      onClose={onClose}
    >
      <Combobox
        label="Currency"
        options={currencies}
        value={chosen.field.value}
        onChange={(value) => {
          setDoubt(null)
          chosen.field.onChange(value)
        }}
        onBlur={chosen.field.onBlur}
        error={errors.currency?.message}
      />
      <TextField
        label="Dollars for one unit"
        inputMode="decimal"
        autoComplete="off"
        placeholder="1.0825"
        error={errors.usdRate?.message}
        {...form.register('usdRate', { onChange: () => setDoubt(null) })}
      />
      <TextField
        label="Valid from"
        type="date"
        error={errors.validFrom?.message}
        {...form.register('validFrom', { onChange: () => setDoubt(null) })}
      />
      {doubt === null ? null : (
        <Note tone="warning" icon={<TriangleAlert />} role="alert" title="That is a large jump">
          {doubt}
        </Note>
      )}
    </FormDialog>
  )
}
