import { useId } from 'react'

type Choice<T extends string> = { value: T; label: string }
type ChoiceSegmentsProps<T extends string> = {
  label: string
  value: T
  choices: readonly Choice<T>[]
  onChoose: (value: T) => void
}

/** A few views or states of one thing, one of them chosen: a radio group underneath. */
export function ChoiceSegments<T extends string>({
  label,
  value,
  choices,
  onChoose,
}: ChoiceSegmentsProps<T>) {
  const name = useId()
  return (
    <fieldset className="inline-flex max-w-full gap-0.5 overflow-x-auto rounded-[10px] bg-sunken p-[3px]">
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
        </label>
      ))}
    </fieldset>
  )
}
