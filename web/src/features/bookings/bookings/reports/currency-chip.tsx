import { say } from '@roomlark/contract/say'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { reportAddress } from './report-address.ts'

/** Of a hotel that changed its currency; reports convert nothing. */
export function CurrencyChip({ currency, currencies }: { currency: string; currencies: readonly string[] }) {
  const change = useAddressParts(reportAddress.with)
  if (currencies.length < 2) return null
  return (
    <ChipSelect
      label={say('Currency')}
      value={currency}
      choices={currencies.map((code) => ({ value: code, label: code }))}
      isOn={currency !== currencies[0]}
      onChoose={(code) => change({ currency: code === currencies[0] ? null : code, page: 1 })}
    />
  )
}
