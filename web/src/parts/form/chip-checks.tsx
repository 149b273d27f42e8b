import type { ReactNode } from 'react'
import { Check } from '../../ui/icons/check.ts'
import { Plus } from '../../ui/icons/plus.ts'

type ChipChecksProps<Name extends string> = {
  legend: ReactNode
  names: readonly Name[]
  labels: Record<Name, string>
  value: readonly Name[]
  onChange: (value: Name[]) => void
  onBlur: () => void
}

/** Any number of a catalogue, which are kept in its order. */
export function ChipChecks<Name extends string>(props: ChipChecksProps<Name>) {
  const { legend, names, labels, value, onChange, onBlur } = props
  return (
    <fieldset>
      <legend className="mb-2 text-[14px] leading-5 font-[560]">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => {
          const isOn = value.includes(name)
          const Icon = isOn ? Check : Plus
          return (
            <label
              key={name}
              className="relative inline-flex h-9 cursor-pointer items-center gap-[7px] rounded-full border border-border bg-surface px-[13px] text-[14px] font-medium whitespace-nowrap transition-colors select-none hover:bg-sunken has-checked:border-transparent has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring max-md:h-10"
            >
              <input
                type="checkbox"
                className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                checked={isOn}
                onBlur={onBlur}
                onChange={() =>
                  onChange(names.filter((other) => (other === name ? !isOn : value.includes(other))))
                }
              />
              <Icon aria-hidden="true" className={isOn ? 'size-[15px]' : 'size-[15px] text-muted'} />
              {labels[name]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
