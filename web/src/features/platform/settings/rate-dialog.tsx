import { RateInput, RateParams } from '@roomlark/contract/platform/exchange'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { useSetRate } from '../../../data/exchange.ts'
import { isUnlikely } from '../../../lib/api-error.ts'
import { isoDate } from '../../../lib/format-date.ts'
import { pageLanguage } from '../../../lib/formats.ts'
import { readNumber } from '../../../lib/read-number.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { TriangleAlert } from '../../../ui/icons/triangle-alert.ts'
import { Note } from '../../../ui/note.tsx'

const CurrencyRate = z.extend(RateInput, RateParams.shape)

const names = new Intl.DisplayNames(pageLanguage, { type: 'currency' })
const currencies = Intl.supportedValuesOf('currency')
  .filter((code) => code !== 'USD')
  .map((code) => ({ value: code, label: `${code} ${names.of(code)}` }))

export function RateDialog({ currency, onClose }: { currency: string; onClose: () => void }) {
  const setting = useSetRate()
  const [doubt, setDoubt] = useState<string | null>(null)
  const form = useContractForm({
    schema: CurrencyRate,
    values: { currency, usdRate: '', validFrom: isoDate(new Date()), isMeant: false },
    read: (values) => ({ ...values, usdRate: readNumber(values.usdRate) }),
    send: (input) => setting.mutateAsync({ ...input, isMeant: doubt !== null }),
    done: (input) => say('The rate of {currency} is set.', { currency: input.currency }),
    failed: say('The rate was not set. Please try again.'),
    onRefused(error) {
      if (!isUnlikely(error)) return false
      setDoubt(error.message)
      return true
    },
  })
  const chosen = useController({ control: form.control, name: 'currency' })
  return (
    <FormDialog
      form={form}
      title={say('Set exchange rate')}
      description={say('It applies from the day you choose. Earlier rates stay in the history.')}
      submitLabel={doubt === null ? say('Set rate') : say('Yes, set this rate')}
      onClose={onClose}
    >
      <Combobox
        label={say('Currency')}
        options={currencies}
        value={chosen.field.value}
        onChange={(value) => {
          setDoubt(null)
          chosen.field.onChange(value)
        }}
        onBlur={chosen.field.onBlur}
        error={chosen.fieldState.error?.message}
      />
      <form.Text
        name="usdRate"
        label={say('Dollars for one unit')}
        inputMode="decimal"
        placeholder="1.0825"
        onChange={() => setDoubt(null)}
      />
      <form.Text name="validFrom" label={say('Valid from')} type="date" onChange={() => setDoubt(null)} />
      {doubt === null ? null : (
        <Note tone="warning" icon={<TriangleAlert />} role="alert" title={say('That is a large jump')}>
          {doubt}
        </Note>
      )}
    </FormDialog>
  )
}
