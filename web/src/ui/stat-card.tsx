import { say } from '@roomlark/contract/say'
import { cx } from '../lib/cx.ts'
import type { Icon } from './create-icon.ts'
import { Sparkline } from './sparkline.tsx'
import { type GoodWhen, Trend } from './trend.tsx'

const tones = {
  primary: 'bg-primary-soft text-primary-text',
  secondary: 'bg-secondary-soft text-secondary-text',
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success-text',
  error: 'bg-error-soft text-error-text',
}

const lines = {
  primary: 'text-primary',
  secondary: 'text-secondary',
  accent: 'text-accent',
  success: 'text-success',
  error: 'text-error',
}

type StatCardProps = {
  title: string
  value: string
  icon: Icon
  color: keyof typeof tones
  trend?: number | undefined
  /** Of a figure that is a percentage itself. */
  isTrendInPoints?: boolean | undefined
  /** Period that the trend compares with, the last one by default. */
  comparedWith?: string
  /** The direction of the trend that is good news; up by default. */
  goodWhen?: GoodWhen | undefined
  /** The figure over the period. */
  sparkline?: readonly number[] | undefined
  /** One of many. */
  isSmall?: boolean
  /** Meaning of the figure, shown on hover and read by screen readers. */
  hint?: string
  /** Note below the figure, which everybody sees. */
  note?: string | undefined
}

export const statCardClass =
  'rounded-lg border border-border bg-surface px-4 pt-[15px] pb-3.5 md:px-[22px] md:pt-5 md:pb-[18px]'

/** spec §2: title, value, icon and colour, plus an optional trend. */
export function StatCard(props: StatCardProps) {
  const { title, value, icon: Icon, color, trend, goodWhen = 'up', sparkline, isSmall = false } = props
  const { hint, note, isTrendInPoints = false, comparedWith } = props
  return (
    <article title={hint} className={cx(statCardClass, '@container flex min-w-0 flex-col')}>
      <div className="flex items-center justify-between gap-1 text-sm font-medium text-muted md:text-[14px]">
        <h2 className="min-w-0 hyphens-auto wrap-anywhere font-sans text-[length:inherit] leading-[inherit] font-medium tracking-normal">
          {title}
        </h2>
        <span
          className={cx(
            'grid size-[30px] shrink-0 place-items-center rounded-[8px] md:size-9 md:rounded-[10px]',
            tones[color],
          )}
        >
          <Icon aria-hidden="true" className="size-[17px] md:size-[19px]" />
        </span>
      </div>
      <p
        className={cx(
          'mt-2 font-display text-[25px] leading-[30px] font-[500] tracking-[-0.02em] tabular-nums',
          !isSmall && 'md:text-[32px] md:leading-[38px]',
        )}
      >
        {value}
        {hint ? <span className="sr-only">. {hint}</span> : null}
      </p>
      {note ? <p className="mt-1 text-sm text-balance text-muted tabular-nums">{note}</p> : null}
      {trend === undefined && !sparkline ? null : (
        <div className="mt-auto flex min-h-[30px] items-center gap-2 pt-2.5 md:min-h-9">
          {trend === undefined ? null : (
            <p className="flex items-center gap-2">
              <Trend percent={trend} isInPoints={isTrendInPoints} goodWhen={goodWhen} />
              <span
                className={cx('text-sm whitespace-nowrap text-muted', isSmall ? 'sr-only' : 'max-md:sr-only')}
              >
                {comparedWith === undefined
                  ? say('vs last period')
                  : say('vs {period}', { period: comparedWith })}
              </span>
            </p>
          )}
          {sparkline ? (
            <Sparkline
              values={sparkline}
              className={cx('ml-auto hidden min-w-0 shrink md:@min-[13rem]:block', lines[color])}
            />
          ) : null}
        </div>
      )}
    </article>
  )
}
