import type { ComponentProps } from 'react'
import { TextField } from '../../ui/field.tsx'
import { currencySign } from './money-text.ts'

type MoneyFieldProps = Omit<ComponentProps<typeof TextField>, 'icon' | 'inputMode'> & { currency: string }

/** An amount in the hotel's currency, its sign before it. */
export function MoneyField({ currency, ...field }: MoneyFieldProps) {
  const sign = currencySign(currency)
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      // A sign of several letters would not fit where an icon stands.
      {...(sign.length <= 2 ? { icon: sign } : { action: <span className="pr-1.5 text-muted">{sign}</span> })}
    />
  )
}
