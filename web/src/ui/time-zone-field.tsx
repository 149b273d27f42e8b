import { say } from '@roomlark/contract/say'
import { useMemo } from 'react'
import { browserTimeZone } from '../lib/format-date.ts'
import { Combobox } from './combobox.tsx'

type TimeZoneFieldProps = {
  /** Empty: the time zone of the browser. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error: string | undefined
}

export function TimeZoneField({ value, ...field }: TimeZoneFieldProps) {
  const options = useMemo(() => {
    const here = browserTimeZone()
    const zones = Intl.supportedValuesOf('timeZone')
    const known = value === '' || zones.includes(value) ? zones : [value, ...zones]
    return [
      {
        value: '',
        label: say('Same as this browser ({zone})', { zone: here.replaceAll('_', ' ') }),
      },
      ...known.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    ]
  }, [value])
  return <Combobox label={say('Time zone')} options={options} value={value} {...field} />
}
