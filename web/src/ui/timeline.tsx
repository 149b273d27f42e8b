import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { Check } from './icons/check.ts'

export type TimelineItem = { key: string; mark: 'done' | 'now' | 'next'; title: ReactNode; detail: ReactNode }

const markWords = { done: say('Done'), now: say('Now'), next: say('Later##step') } as const

/** Past, current and future steps. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol>
      {items.map(({ key, mark, title, detail }) => (
        <li key={key} className="group relative flex gap-3.5 pb-[13px] last:pb-0">
          <span
            aria-hidden="true"
            className={cx(
              'absolute top-6 bottom-0 left-[11px] w-0.5 group-last:hidden',
              mark === 'done' ? 'bg-primary' : 'bg-border',
            )}
          />
          <Dot mark={mark} />
          <span className="min-w-0">
            <span className="sr-only">{markWords[mark]}: </span>
            <span
              className={cx(
                'block text-[14.5px] leading-5 wrap-anywhere',
                mark === 'next' ? 'font-medium text-muted' : 'font-strong',
              )}
            >
              {title}
            </span>
            <span className="block text-sm text-muted wrap-anywhere">{detail}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function Dot({ mark }: { mark: TimelineItem['mark'] }) {
  const look = {
    done: 'border-primary bg-primary text-on-primary',
    now: 'border-accent',
    next: 'border-border',
  }[mark]
  return (
    <span
      aria-hidden="true"
      className={cx('grid size-6 shrink-0 place-items-center rounded-full border-2', look)}
    >
      {mark === 'done' ? <Check className="size-3.5" /> : null}
      {mark === 'now' ? <i className="size-2.5 rounded-full bg-accent" /> : null}
    </span>
  )
}
