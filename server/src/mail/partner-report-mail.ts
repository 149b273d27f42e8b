import { dayText } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { moneyText } from '@roomlark/contract/money'
import { payoutCurrency } from '@roomlark/contract/money-calendar'
import type { ReportFigures } from '@roomlark/contract/partners/partner-reports'
import { say } from '@roomlark/contract/say'
import type { Message } from '../adapters/mailer.ts'
import { composeMail, type Table } from './layout.ts'

type Report = {
  to: string
  rhythm: 'weekly' | 'monthly'
  fromOn: string
  untilOn: string
  all: Omit<ReportFigures, 'name'>
  hotels: ReportFigures[]
  links: ReportFigures[]
  tags: ReportFigures[]
  /** Hotels that pay more for nights that are still empty. */
  offers: { hotelName: string; nights: number; fromOn: string; yoursPercent: number }[]
  publicUrl: string
}

/** Tells an affiliate what worked, and what could be recommended next. */
export function partnerReportMail(report: Report): Message {
  const { to, rhythm, fromOn, untilOn, all, publicUrl } = report
  const title = rhythm === 'weekly' ? say('Your week with your hotels') : say('Your month with your hotels')
  return composeMail({
    to,
    subject: title,
    heading: title,
    paragraphs: [
      say('From {from} to {until}: {figures}.', {
        from: dayText(fromOn),
        until: dayText(untilOn),
        figures: figuresWords(all),
      }),
    ],
    tables: [
      ...table(say('Hotels that worked best'), report.hotels),
      ...table(say('Links that worked best'), report.links),
      ...table(say('Tags that worked best'), report.tags),
      ...offersTable(report.offers),
    ],
    button: { label: say('See your performance'), link: `${publicUrl}/performance` },
    footnote: say('Choose how often you get this report, or never, in your settings: {link}', {
      link: `${publicUrl}/settings?section=notifications`,
    }),
  })
}

function table(title: string, rows: readonly ReportFigures[]): Table[] {
  if (rows.length === 0) return []
  return [{ title, rows: rows.map((row) => [isolate(row.name), figuresWords(row)]) }]
}

function figuresWords({ clicks, bookings, usdCents }: Omit<ReportFigures, 'name'>): string {
  return say(
    '{clicks, plural, one {# click} other {# clicks}}, {bookings, plural, one {# booking} other {# bookings}}, {amount} earned or expected',
    { clicks, bookings, amount: moneyText(usdCents, payoutCurrency) },
  )
}

function offersTable(offers: Report['offers']): Table[] {
  if (offers.length === 0) return []
  return [
    {
      title: say('Empty nights that pay more'),
      rows: offers.map(({ hotelName, nights, fromOn, yoursPercent }) => [
        isolate(hotelName),
        say('{nights, plural, one {# night} other {# nights}} from {day}, you get {percent}%', {
          nights,
          day: dayText(fromOn),
          percent: yoursPercent,
        }),
      ]),
    },
  ]
}
