import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { Plural } from '@roomlark/contract/say'
import { fill, sayCount } from '@roomlark/contract/say'
import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Hourglass } from '../../ui/icons/hourglass.ts'
import { KeyRound } from '../../ui/icons/key-round.ts'
import type { CheckoutTexts } from '../texts/checkout.ts'
import { callCheckout } from './checkout-calls.ts'
import { type HoldNews, onHold, tellEnd } from './hold-news.ts'

export type HoldTimerProps = {
  language: GuestLanguage
  token: string
  secondsLeft: number
  canExtend: boolean
  wholeSeconds: number
  words: Pick<
    CheckoutTexts,
    | 'held'
    | 'heldUntil'
    | 'heldText'
    | 'nearly'
    | 'longer'
    | 'extend'
    | 'ended'
    | 'endedText'
    | 'timer'
    | 'noScript'
  >
  minutesLeft: Plural
  /** Only one of the two on a page tells that the time is up. */
  tellsEnd: boolean
}

const nearEnd = 120
const announcedMinutes = [5, 2, 1]

/** The time left of a hold. Without script it shows what was left when the page was made. */
export function HoldTimer(props: HoldTimerProps) {
  const { language, words, minutesLeft } = props
  const { left, canExtend, endsAt } = useHold(props)
  const isOver = left <= 0
  const isNear = left <= nearEnd && !isOver
  const isAnnounced = announcedMinutes.some((minutes) => left <= minutes * 60 && left > minutes * 60 - 5)
  const Icon = isOver || isNear ? Hourglass : KeyRound
  const text = isOver
    ? words.endedText
    : isNear && canExtend
      ? words.longer
      : endsAt
        ? fill(words.heldUntil, { time: endsAt })
        : words.heldText
  return (
    <div
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 px-[18px] py-2 lg:px-5 lg:py-3',
        isOver ? 'bg-sunken' : isNear ? 'bg-warning-soft' : 'bg-primary-soft',
      )}
    >
      <Ring share={left / props.wholeSeconds} className={isNear ? 'text-warning' : 'text-primary'}>
        <Icon aria-hidden="true" className="size-[17px]" />
      </Ring>
      <p className="min-w-0 text-[14px]">
        <b className="block">{isOver ? words.ended : isNear ? words.nearly : words.held}</b>
        {/* Two lines from the start: the time that comes with the script must not move the page. */}
        <span className="block text-sm text-muted max-md:min-h-[2lh]">{text}</span>
        {isNear && canExtend ? (
          <button
            type="submit"
            form="checkout"
            name="act"
            value="extend"
            className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'mt-2')}
          >
            {words.extend}
          </button>
        ) : null}
        {endsAt || isOver ? null : <noscript className="text-sm text-muted">{words.noScript}</noscript>}
      </p>
      <span
        role="timer"
        aria-label={words.timer}
        className={cx('font-display text-[26px] leading-none tabular-nums', isOver && 'text-muted')}
      >
        {clockText(left)}
      </span>
      <span role="status" className="sr-only">
        {isAnnounced && !isOver ? sayCount(language, minutesLeft, Math.ceil(left / 60)) : ''}
      </span>
    </div>
  )
}

function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Ticks by the time since the page came, not by the clock on the wall; coming back to the page asks the server. */
function useHold({ language, token, secondsLeft, canExtend, tellsEnd }: HoldTimerProps) {
  const [hold, setHold] = useState<HoldNews & { endsAt: string | null }>({
    secondsLeft,
    canExtend,
    endsAt: null,
  })
  useEffect(() => {
    const [page] = performance.getEntriesByType('navigation')
    const came = page instanceof PerformanceNavigationTiming ? page.responseStart : performance.now()
    let end = came + secondsLeft * 1000
    let mayExtend = canExtend
    let isToldOver = false
    const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const tick = () => {
      const left = (end - performance.now()) / 1000
      setHold({ secondsLeft: left, canExtend: mayExtend, endsAt: time.format(Date.now() + left * 1000) })
      // A moment later, so that the server's clock agrees.
      if (left > -1 || isToldOver) return
      isToldOver = true
      if (tellsEnd) tellEnd()
    }
    const hear = (news: HoldNews) => {
      end = performance.now() + news.secondsLeft * 1000
      mayExtend = news.canExtend
      tick()
    }
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const called = await callCheckout(token, '')
      if (called.kind === 'done') hear(called.checkout)
    }
    tick()
    const timer = setInterval(tick, 1000)
    const stopHearing = onHold(hear)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      stopHearing()
      document.removeEventListener('visibilitychange', look)
    }
  }, [language, token, secondsLeft, canExtend, tellsEnd])
  return { left: hold.secondsLeft, canExtend: hold.canExtend, endsAt: hold.endsAt }
}

function Ring({ share, className, children }: { share: number; className: string; children: ReactNode }) {
  const around = 2 * Math.PI * 19
  const filled = Math.min(1, Math.max(0, share)) * around
  return (
    <span className={cx('relative grid size-11 place-items-center', className)}>
      <svg viewBox="0 0 44 44" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="22" cy="22" r="19" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.2" />
        <circle
          cx="22"
          cy="22"
          r="19"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray={`${filled.toFixed(1)} ${around.toFixed(1)}`}
        />
      </svg>
      {children}
    </span>
  )
}
