import type { To } from 'react-router'
import { cx } from '../lib/cx.ts'
import { Link } from './link.tsx'

type SegmentsProps<T extends string> = {
  label: string
  value: T
  /** `words` is the full form of a short label, for screen readers. */
  choices: readonly { value: T; label: string; words?: string }[]
  /** The address of a choice: the view is part of it. */
  toChoice: (value: T) => To
  size?: 'sm' | 'md'
}

/** A few views of the same thing, side by side; on a phone that is too narrow for them they scroll. */
export function Segments<T extends string>({
  label,
  value,
  choices,
  toChoice,
  size = 'md',
}: SegmentsProps<T>) {
  return (
    <nav aria-label={label} className="max-md:max-w-full max-md:overflow-x-auto">
      <ul className="flex min-w-max gap-0.5 rounded-[10px] bg-sunken p-[3px] md:inline-flex">
        {choices.map((choice) => (
          <li key={choice.value} className="max-md:grow">
            <Link
              to={toChoice(choice.value)}
              replace
              aria-current={choice.value === value ? 'true' : undefined}
              className={cx(
                'inline-flex w-full items-center justify-center rounded-[8px] font-[540] whitespace-nowrap text-muted transition-colors',
                size === 'sm' ? 'h-[30px] px-2.5 text-sm' : 'h-9 px-3.5 text-[14px]',
                'hover:text-text aria-[current]:bg-surface aria-[current]:text-text aria-[current]:[box-shadow:var(--shadow-xs)] dark:aria-[current]:bg-raised',
              )}
            >
              {choice.label}
              {choice.words ? <span className="sr-only">, {choice.words}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
