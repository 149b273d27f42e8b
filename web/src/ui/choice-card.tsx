import { cx } from '../lib/cx.ts'

type ChoiceCardProps = {
  /** The question that it answers. */
  name: string
  isChosen: boolean
  onChoose: () => void
  words: string
  note: string
}

/** One of few answers, with what it means. */
export function ChoiceCard({ name, isChosen, onChoose, words, note }: ChoiceCardProps) {
  return (
    <label
      className={cx(
        'flex cursor-pointer gap-3 rounded-[11px] border px-3.5 py-[11px] leading-[19px] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        isChosen
          ? 'border-primary bg-primary-soft [box-shadow:inset_0_0_0_1px_var(--color-primary)]'
          : 'border-control',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 accent-primary outline-none"
      />
      <span>
        {words}
        <span className="block text-sm text-muted">{note}</span>
      </span>
    </label>
  )
}
