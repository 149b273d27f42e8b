import { utcDay } from '@roomlark/contract/dates'
import type { ReportChoice } from '@roomlark/contract/partners/partner-reports'
import type { JobPayloads } from '../../adapters/job-kinds.ts'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import { inLanguage } from '../../language.ts'
import { partnerReportMail } from '../../mail/partner-report-mail.ts'
import { isLaunched } from '../../platform/platform/launch.service.ts'
import { listOffersTo } from '../boosts/offers.service.ts'
import {
  claimReports,
  selectBestHotels,
  selectBestOfLinks,
  selectBrought,
  selectReader,
  selectRhythm,
  upsertRhythm,
} from './partner-reports.queries.ts'
import { getReportSpan } from './report-span.policy.ts'

export async function getReportChoice(ctx: SignedInContext): Promise<ReportChoice> {
  return { rhythm: await selectRhythm(ctx.sql, ctx.actor.userId) }
}

export async function saveReportChoice(ctx: SignedInContext, choice: ReportChoice): Promise<ReportChoice> {
  await upsertRhythm(ctx.sql, ctx.actor.userId, choice.rhythm)
  return choice
}

/** A run takes this many; the next one an hour later takes the others. */
const reportsARun = 2000

/** Queues the reports of the week and the month that are over; each of them once. */
export async function askReports(ctx: ServiceContext): Promise<void> {
  if (!(await isLaunched(ctx, ['partnerships'], () => ctx.sql))) return
  for (const rhythm of ['weekly', 'monthly'] as const) {
    const span = getReportSpan(rhythm, utcDay(ctx.clock()))
    await ctx.sql.begin(async (tx) => {
      for (const userId of await claimReports(tx, rhythm, span.untilOn, reportsARun)) {
        await ctx.jobs.enqueue(tx, 'mail.partner-report', { userId, rhythm, ...span })
      }
    })
  }
}

const shownOffers = 5

/** Nobody is emailed that nothing happened. */
export async function mailPartnerReport(
  ctx: ServiceContext,
  { userId, rhythm, fromOn, untilOn }: JobPayloads['mail.partner-report'],
): Promise<void> {
  const reader = await selectReader(ctx.sql, userId)
  if (!reader) return
  const of = { affiliateId: userId, fromOn, untilOn }
  const all = await selectBrought(ctx.sql, of)
  const offers = (await listOffersTo(ctx, userId)).slice(0, shownOffers)
  if (all.clicks + all.bookings === 0 && offers.length === 0) return
  const report = {
    to: reader.to,
    rhythm,
    fromOn,
    untilOn,
    all,
    hotels: await selectBestHotels(ctx.sql, of),
    links: await selectBestOfLinks(ctx.sql, 'link', of),
    tags: await selectBestOfLinks(ctx.sql, 'tag', of),
    offers: offers.map(({ hotelName, nights, yoursPercent }) => ({
      hotelName,
      nights: nights.length,
      fromOn: nights.toSorted()[0] ?? fromOn,
      yoursPercent,
    })),
    publicUrl: ctx.publicUrl,
  }
  const message = inLanguage(reader.language, () => partnerReportMail(report))
  await ctx.mailer.send({ ...message, id: `partner-report.${userId}.${rhythm}.${untilOn}` })
}
