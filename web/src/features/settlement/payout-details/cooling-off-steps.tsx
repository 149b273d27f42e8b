import type { ReactNode } from 'react'
import { cx } from '../../../lib/cx.ts'
import { Check } from '../../../ui/icons/check.ts'

type Step = { name: string; at: string; note: ReactNode; isDone: boolean; wait?: string }

/** Saved, emailed about, used: side by side, or one below the other on a phone. */
export function CoolingOffSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-y-5 md:grid-cols-3">
      {steps.map(({ name, at, note, isDone, wait }) => (
        <li
          key={name}
          className="relative grid grid-cols-[28px_minmax(0,1fr)] gap-x-3.5 md:block md:pr-3.5"
          aria-current={isDone ? undefined : 'step'}
        >
          {wait ? (
            <span
              aria-hidden="true"
              className="absolute top-8 -bottom-4 left-[13px] w-0.5 rounded-xs bg-primary md:top-[13px] md:right-2 md:bottom-auto md:left-[34px] md:h-0.5 md:w-auto"
            />
          ) : null}
          <span
            aria-hidden="true"
            className={cx(
              'relative row-span-3 grid size-7 place-items-center rounded-full border-2',
              isDone ? 'border-primary bg-primary text-on-primary' : 'border-accent bg-surface',
            )}
          >
            {isDone ? <Check className="size-[15px]" /> : <i className="size-3 rounded-full bg-accent" />}
          </span>
          {wait ? (
            <span className="absolute top-1 left-[calc(50%+13px)] hidden -translate-x-1/2 bg-surface px-2 text-[12.5px] leading-5 whitespace-nowrap text-muted md:block">
              {wait}
            </span>
          ) : null}
          <b className={cx('block leading-5 font-strong md:mt-3', !isDone && 'text-accent-text')}>{name}</b>
          <span className="block font-display text-[16px] leading-6 font-[540]">{at}</span>
          <span className="mt-[3px] block text-[13px] leading-[18px] wrap-anywhere text-muted max-md:col-start-2">
            {note}
          </span>
        </li>
      ))}
    </ol>
  )
}
