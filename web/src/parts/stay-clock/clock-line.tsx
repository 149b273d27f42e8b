import type { ClockMark, ClockMoment } from '@roomlark/contract/partners/stay-clock-facts'
import { say } from '@roomlark/contract/say'
import type { CSSProperties } from 'react'
import { cx } from '../../lib/cx.ts'
import { Check } from '../../ui/icons/check.ts'
import { Pause } from '../../ui/icons/pause.ts'
import { X } from '../../ui/icons/x.ts'
import { clockDay } from './clock-day.ts'

const markWords: Record<ClockMark, string> = {
  done: say('Done'),
  now: say('Now'),
  next: say('Later'),
  paused: say('Paused'),
  stopped: say('Ended'),
}

const columnClass = { 3: 'md:grid-cols-3', 4: 'md:grid-cols-4', 5: 'md:grid-cols-5' } as const

type ClockLineProps = {
  moments: readonly ClockMoment[]
  /** Number of moments that the line has room for; a clock that ends early leaves the rest empty. */
  columns?: keyof typeof columnClass
}

/** Moments on one line, upright on phones. It also serves payout runs and new bank accounts. */
export function ClockLine({ moments, columns = 5 }: ClockLineProps) {
  return (
    <ol className={cx('grid grid-cols-1', columnClass[columns])}>
      {moments.map((moment) => (
        <Moment key={moment.word} moment={moment} />
      ))}
    </ol>
  )
}

function Moment({ moment: { mark, word, on, isUntil, reason, wait, progress } }: { moment: ClockMoment }) {
  const later = mark === 'next' && 'font-medium text-muted'
  return (
    <li className="group relative grid grid-cols-[28px_minmax(0,1fr)] gap-x-3.5 pb-5 last:pb-0 md:block md:pr-3.5 md:pb-0">
      {wait === null ? null : <Line mark={mark} progress={progress} wait={wait} />}
      <Dot mark={mark} />
      <div className="min-w-0 md:mt-3">
        <span className="sr-only">{markWords[mark]}: </span>
        <b
          className={cx(
            'block text-[15px] leading-5 font-strong',
            mark === 'now' && 'text-accent-text',
            later,
          )}
        >
          {word}
        </b>
        <time
          dateTime={on}
          className={cx('block font-display text-[16px] leading-6 font-[540] md:text-[17px]', later)}
        >
          {isUntil ? say('to {day}', { day: clockDay(on) }) : clockDay(on)}
        </time>
        <small className="mt-[3px] block text-sm text-muted">{reason}</small>
      </div>
    </li>
  )
}

/** The way to the next moment, filled as far as it has been gone, with its rule written on it. */
function Line({ mark, progress, wait }: { mark: ClockMark; progress: number; wait: string }) {
  const fill = mark === 'done' ? 'bg-primary' : 'bg-accent'
  return (
    <span
      className="absolute top-8 bottom-1 left-[13px] w-0.5 overflow-hidden rounded-full bg-border md:top-[13px] md:right-2 md:bottom-auto md:left-[34px] md:h-0.5 md:w-auto md:overflow-visible"
      style={{ '--run': `${Math.round(progress * 100)}%` } as CSSProperties}
    >
      <i
        aria-hidden="true"
        className={cx(
          'absolute inset-x-0 top-0 h-(--run) rounded-full md:inset-x-auto md:inset-y-0 md:left-0 md:h-auto md:w-(--run)',
          fill,
        )}
      />
      <span className="sr-only desk:not-sr-only desk:absolute desk:top-1/2 desk:left-1/2 desk:-translate-1/2 desk:bg-surface desk:px-2 desk:text-[12.5px] desk:leading-5 desk:whitespace-nowrap desk:text-muted">
        {wait}
      </span>
    </span>
  )
}

function Dot({ mark }: { mark: ClockMark }) {
  const look = {
    done: 'border-primary bg-primary text-on-primary',
    now: 'border-accent bg-surface',
    next: 'border-control/50 bg-surface',
    paused: 'border-warning bg-warning-soft text-warning-text',
    stopped: 'border-error bg-error-soft text-error-text',
  }[mark]
  return (
    <span
      aria-hidden="true"
      className={cx('relative grid size-7 place-items-center rounded-full border-2', look)}
    >
      {mark === 'done' ? <Check className="size-[15px]" /> : null}
      {mark === 'now' ? <i className="size-3 rounded-full bg-accent" /> : null}
      {mark === 'paused' ? <Pause className="size-3.5" /> : null}
      {mark === 'stopped' ? <X className="size-[15px]" /> : null}
    </span>
  )
}
