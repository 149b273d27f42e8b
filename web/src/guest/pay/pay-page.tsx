import { daysBetween } from '@roomlark/contract/dates'
import { datedRange, momentWords, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import type { PayState } from '@roomlark/contract/guest-site/guest-pay-page'
import { fill, sayCount } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { Icon } from '../../ui/create-icon.ts'
import { CircleAlert } from '../../ui/icons/circle-alert.ts'
import { CircleCheck } from '../../ui/icons/circle-check.ts'
import { CreditCard } from '../../ui/icons/credit-card.ts'
import { Hourglass } from '../../ui/icons/hourglass.ts'
import { Lock } from '../../ui/icons/lock.ts'
import { carriedWords, makeAddress } from '../page-address.ts'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'

type PageProps = { page: GuestPageOf<'pay'> }

/** Says the amount and the payee, before the page of the payment service and after it. Works without script. */
export function PayPage({ page }: PageProps) {
  const { visit, hotel, purpose } = page
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.pay
  const isPayable = payable.includes(page.state)
  return (
    <SiteLayout visit={visit}>
      <div className={`${column} pt-4 pb-14 md:pt-10`}>
        <section className="mx-auto grid max-w-[560px] gap-5 rounded-xl border border-border bg-raised p-[18px] [box-shadow:var(--shadow-sm)] md:p-8">
          <h1 className="text-xl wrap-anywhere">
            {fill(isOver(page.state) ? words.title : words.headings[purpose], { hotel: hotel.name })}
          </h1>
          <StateNote page={page} />
          <Facts page={page} />
          {page.minutesLeft !== null && isPayable ? (
            <p className="flex items-start gap-2.5 text-[14px]">
              <Hourglass aria-hidden="true" className="mt-0.5 size-[18px] shrink-0 text-muted" />
              {sayCount(language, words.held, page.minutesLeft)}
            </p>
          ) : null}
          <Actions page={page} />
          {isPayable ? <SmallPrint page={page} /> : null}
          {page.state === 'closed' || page.state === 'link-ended' ? (
            <p className="text-sm text-muted wrap-anywhere">
              {fill(words.ask, { email: hotel.contactEmail })}
            </p>
          ) : null}
        </section>
      </div>
    </SiteLayout>
  )
}

const payable: PayState[] = ['ready', 'declined', 'authentication', 'abandoned', 'expired', 'unreachable']

function isOver(state: PayState): boolean {
  return ['processing', 'paid', 'link-ended', 'withdrawn', 'nothing'].includes(state)
}

const looks: Record<'good' | 'waiting' | 'bad', { tint: string; ink: string; Icon: Icon }> = {
  good: { tint: 'bg-success-soft', ink: 'text-success-text', Icon: CircleCheck },
  waiting: { tint: 'bg-warning-soft', ink: 'text-warning-text', Icon: Hourglass },
  bad: { tint: 'bg-error-soft', ink: 'text-error-text', Icon: CircleAlert },
}

const stateLooks: Record<Exclude<PayState, 'ready'>, keyof typeof looks> = {
  declined: 'bad',
  authentication: 'bad',
  abandoned: 'waiting',
  expired: 'waiting',
  unreachable: 'bad',
  checking: 'waiting',
  wait: 'waiting',
  closed: 'bad',
  processing: 'good',
  paid: 'good',
  'link-ended': 'waiting',
  withdrawn: 'waiting',
  nothing: 'good',
}

function StateNote({ page: { visit, state, leadsOn, waitMinutes } }: PageProps) {
  const words = textsIn(visit.language).pay
  if (state === 'ready' && visit.frame) return <p className="text-muted">{words.inTab}</p>
  if (state === 'ready') return leadsOn ? <p className="text-muted">{words.leads}</p> : null
  const { title, text } = words.states[state]
  const { tint, ink, Icon } = looks[stateLooks[state]]
  return (
    <div role="status" className={cx('flex gap-3 rounded-[12px] px-4 py-3.5', tint)}>
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', ink)} />
      <div className="min-w-0">
        <h2 className="text-[16px] font-strong">{title}</h2>
        <p className="text-[14px]">{fill(text, { minutes: waitMinutes ?? 1 })}</p>
      </div>
    </div>
  )
}

function Facts({ page }: PageProps) {
  const { visit, hotel, stay, reference } = page
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.pay
  const nights = sayCount(language, texts.count.nights, daysBetween(stay.checkInOn, stay.checkOutOn))
  const guests = sayCount(language, texts.count.guests, stay.adults + stay.children)
  const isPaid = page.state === 'paid' || page.state === 'processing'
  const amountLabel = isPaid ? words.payments : page.amountCents === 0 ? words.noAmount : words.amount
  return (
    <dl className="grid gap-3.5 rounded-md bg-sunken p-4 text-[14px]">
      <Fact term={words.stay}>
        <b className="block wrap-anywhere">{hotel.name}</b>
        {datedRange(language, stay.checkInOn, stay.checkOutOn)}, {nights}, {guests}
        <span className="block wrap-anywhere text-muted">{stay.rooms}</span>
      </Fact>
      {reference ? <Fact term={words.reference}>{reference}</Fact> : null}
      {isOver(page.state) && !isPaid ? null : (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-border pt-3.5">
          <dt>
            <b>{amountLabel}</b>
          </dt>
          {page.amountCents === 0 ? null : (
            <dd className="font-display text-[26px] leading-8 font-[540] tabular-nums">
              {moneyIn(language, page.amountCents, page.currency)}
            </dd>
          )}
        </div>
      )}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A link where the page of the payment service is open already, otherwise a form that opens it. */
function Actions({ page }: PageProps) {
  const { visit, state, url, path, purpose, bookingPath } = page
  const { language } = visit
  const words = textsIn(language).pay
  const main = buttonClass({ size: 'lg', block: true })
  const amount = moneyIn(language, page.amountCents, page.currency)
  const isFirst = state === 'ready' || state === 'abandoned'
  const payLabel = page.amountCents === 0 ? words.keepCard : fill(words.pay, { amount })
  const label = isFirst ? (purpose === 'checkout' ? words.goOn : payLabel) : words.tryAgain
  return (
    <div className="grid gap-2.5">
      {state === 'checking' ? (
        <a href={makeAddress(visit, path, [['back', '1']])} className={main}>
          {words.look}
        </a>
      ) : null}
      {payable.includes(state) || state === 'wait' ? (
        url === null ? (
          <PayForm page={page} act="pay" className={main}>
            <CreditCard aria-hidden="true" className="size-[18px]" />
            {label}
          </PayForm>
        ) : (
          <a href={url} rel="noreferrer" target={visit.frame ? '_blank' : undefined} className={main}>
            <CreditCard aria-hidden="true" className="size-[18px]" />
            {label}
          </a>
        )
      ) : null}
      {purpose === 'checkout' && payable.includes(state) ? (
        <PayForm page={page} act="details" className={buttonClass({ variant: 'secondary', block: true })}>
          {words.details}
        </PayForm>
      ) : null}
      {bookingPath ? (
        <a
          href={makeAddress(visit, bookingPath)}
          className={buttonClass({ variant: 'secondary', block: true })}
        >
          {words.toBooking}
        </a>
      ) : null}
    </div>
  )
}

type PayFormProps = PageProps & { act: 'pay' | 'details'; className: string; children: ReactNode }

function PayForm({ page: { visit, path }, act, className, children }: PayFormProps) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name="act" value={act} />
      {carriedWords(visit.carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  )
}

function SmallPrint({ page }: PageProps) {
  const { language } = page.visit
  const words = textsIn(language).pay
  return (
    <div className="grid gap-2 text-sm text-muted">
      <p className="flex items-start gap-2.5">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {words.secure}
      </p>
      {page.keepsCard ? <p>{words.keepsCard}</p> : null}
      {page.linkEndsAt ? (
        <p>{fill(words.validUntil, { moment: momentWords(language, page.linkEndsAt) })}</p>
      ) : null}
      {page.isTest ? <p className="font-medium text-warning-text">{words.test}</p> : null}
    </div>
  )
}
