import { useId } from 'react'
import { cx } from '../lib/cx.ts'

/** With a count where something waits there. */
type Choice<T extends string> = { value: T; label: string; count?: number }
type ChoiceSegmentsProps<T extends string> = {
  label: string
  value: T
  choices: readonly Choice<T>[]
  onChoose: (value: T) => void
  /** Fills the width, all choices alike. */
  isWide?: boolean
}

/** A few views or states of one thing, one of them chosen: a radio group underneath. */
export function ChoiceSegments<T extends string>({
  label,
  value,
  choices,
  onChoose,
  isWide = false,
}: ChoiceSegmentsProps<T>) {
  const name = useId()
  return (
    <fieldset
      className={cx(
        'max-w-full min-w-0 flex-wrap gap-0.5 rounded-[10px] bg-sunken p-[3px]',
        isWide ? 'flex w-full *:flex-1 *:justify-center' : 'inline-flex',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex h-8 cursor-pointer items-center rounded-[8px] px-3 text-[14px] font-[540] whitespace-nowrap text-muted has-checked:bg-surface has-checked:text-text has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            className="sr-only"
          />
          {choice.label}
          {choice.count ? (
            <span className="ml-[7px] inline-grid h-5 min-w-5 place-items-center rounded-full bg-accent-soft px-1.5 text-[12.5px] text-accent-text tabular-nums">
              {choice.count}
            </span>
          ) : null}
        </label>
      ))}
    </fieldset>
  )
}
