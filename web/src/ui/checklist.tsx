import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { Card, CardHead } from './card.tsx'
import { Check } from './icons/check.ts'
import { ChevronRight } from './icons/chevron-right.ts'
import { Link } from './link.tsx'

export type ChecklistStep = {
  step: string
  title: string
  text: string
  to: string
  mark: 'done' | 'now' | 'next'
}

type ChecklistProps = {
  label: string
  title: ReactNode
  subtitle: string
  steps: readonly ChecklistStep[]
  /** The columns of a wide screen. */
  columns: 3 | 4
  className: string
}

/** Steps in their order, each leading to where it is done. */
export function Checklist({ label, title, subtitle, steps, columns, className }: ChecklistProps) {
  const done = steps.filter(({ mark }) => mark === 'done').length
  return (
    <Card aria-label={label} className={className}>
      <CardHead title={title} subtitle={subtitle}>
        <span className="shrink-0 pt-1 text-sm whitespace-nowrap text-muted">
          {say('{done} of {count} done', { done, count: steps.length })}
        </span>
      </CardHead>
      <ol
        className={cx('grid gap-2.5 md:grid-cols-2', columns === 3 ? 'desk:grid-cols-3' : 'desk:grid-cols-4')}
      >
        {steps.map((step) => (
          <Step key={step.step} {...step} />
        ))}
      </ol>
    </Card>
  )
}

const markWords = { done: say('Done'), now: say('Next##step'), next: say('Later##step') } as const
const markLooks = {
  done: 'border-primary bg-primary text-on-primary',
  now: 'border-accent',
  next: 'border-control',
} as const

function Step({ title, text, to, mark }: ChecklistStep) {
  return (
    <li>
      <Link
        to={to}
        className={cx(
          'group flex h-full items-start gap-3 rounded-md border px-3 py-2.5 hover:border-primary hover:bg-sunken',
          mark === 'now' ? 'border-accent' : 'border-border',
        )}
      >
        <span
          aria-hidden="true"
          className={cx(
            'mt-px grid size-6 shrink-0 place-items-center rounded-full border-2',
            markLooks[mark],
          )}
        >
          {mark === 'done' ? <Check className="size-3.5" /> : null}
          {mark === 'now' ? <i className="size-2.5 rounded-full bg-accent" /> : null}
        </span>
        <span className="min-w-0 grow">
          <span className="sr-only">{markWords[mark]}: </span>
          <span
            className={cx(
              'block leading-6 underline-offset-4 group-hover:underline',
              mark === 'done' ? 'text-muted' : 'font-strong text-primary-text',
            )}
          >
            {title}
          </span>
          <span className="block text-sm text-muted">{text}</span>
        </span>
        <ChevronRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
      </Link>
    </li>
  )
}
