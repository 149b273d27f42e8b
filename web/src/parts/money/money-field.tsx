import { say } from '@roomlark/contract/say'
import { type ComponentProps, useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { currencySign } from './money-text.ts'
import { readBack } from './read-amount.ts'

type MoneyFieldProps = Omit<ComponentProps<typeof TextField>, 'icon' | 'inputMode'> & { currency: string }

/** An amount in the hotel's currency with its sign; shows what it understood if that differs from what was typed. */
export function MoneyField({ currency, hint, onChange, ...field }: MoneyFieldProps) {
  const sign = currencySign(currency)
  const [typed, setTyped] = useState('')
  const understood = readBack(typed, currency)
  return (
    <TextField
      {...field}
      onChange={(event) => {
        setTyped(event.target.value)
        return onChange?.(event)
      }}
      hint={understood === undefined ? hint : say('Read as {amount}', { amount: understood })}
      inputMode="decimal"
      autoComplete="off"
      // A sign of several letters would not fit where an icon stands.
      {...(sign.length <= 2 ? { icon: sign } : { action: <span className="pr-1.5 text-muted">{sign}</span> })}
    />
  )
}
