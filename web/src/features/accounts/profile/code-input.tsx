import { type Ref, useId, useState } from 'react'
import { cx } from '../../../lib/cx.ts'
import { FieldNote } from '../../../ui/field.tsx'

type CodeInputProps = {
  label: string
  value: string
  error: string | undefined
  onChange: (digits: string) => void
  ref?: Ref<HTMLInputElement>
}

const places = [0, 1, 2, 3, 4, 5]

/** Looks like six boxes but is one field, so that pasting, autofill and screen readers work as usual. */
export function CodeInput({ label, value, error, onChange, ref }: CodeInputProps) {
  const id = useId()
  const [hasFocus, setFocus] = useState(false)
  const at = Math.min(value.length, 5)
  return (
    <div>
      <div className="relative w-fit">
        <div aria-hidden="true" className="flex gap-[7px] max-sm:gap-[5px]">
          {places.map((place) => (
            <span
              key={place}
              className={cx(
                'grid h-12 w-[42px] place-items-center rounded-md border bg-surface font-display text-[22px] tabular-nums max-sm:w-[38px] max-[380px]:w-8',
                place === 3 && 'ml-2',
                error ? 'border-error' : 'border-control',
                hasFocus && place === at && 'border-ring outline-2 outline-ring',
              )}
            >
              {value[place]}
            </span>
          ))}
        </div>
        <input
          ref={ref}
          id={id}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          className="absolute inset-0 w-full cursor-text bg-transparent text-transparent caret-transparent outline-none! selection:bg-transparent"
        />
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  )
}
