import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { ChevronDown } from './icons/chevron-down.ts'

type Choice<T extends string> = { value: T; label: string }

type ChipSelectProps<T extends string> = {
  label: string
  icon?: ReactNode
  value: T
  choices: readonly Choice<T>[]
  /** Shown instead of the choice where that would be too general. */
  words?: string | undefined
  /** Marked: it narrows what is shown. */
  isOn: boolean
  onChoose: (value: T) => void
}

/** The platform's own select, dressed as a chip. */
export function ChipSelect<T extends string>(props: ChipSelectProps<T>) {
  const { label, icon, value, choices, words, isOn, onChoose } = props
  const chosen = choices.find((choice) => choice.value === value)?.label
  return (
    <span
      className={cx(
        'relative inline-flex h-9 max-w-full items-center gap-[7px] rounded-full border px-[13px] text-[14px] font-medium whitespace-nowrap max-md:h-10',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        isOn
          ? 'border-transparent bg-primary-soft text-primary-text'
          : 'border-border bg-surface hover:bg-sunken',
      )}
    >
      <span aria-hidden="true" className="contents">
        {icon ? <span className="text-muted [&>svg]:size-4">{icon}</span> : label}
        <span className={cx('truncate', !icon && !isOn && 'text-muted')}>{words ?? chosen}</span>
        <ChevronDown className={cx('size-[15px] shrink-0', !isOn && 'text-muted')} />
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const choice = choices.find((candidate) => candidate.value === event.target.value)
          if (choice) onChoose(choice.value)
        }}
        className="absolute inset-0 w-full cursor-pointer appearance-none rounded-full text-transparent opacity-0 [&>option]:bg-raised [&>option]:text-text"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  )
}
