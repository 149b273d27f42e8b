import { csvText } from '@roomlark/contract/csv'
import { utcDay } from '@roomlark/contract/dates'
import { minorUnits } from '@roomlark/contract/money'
import {
  costElsewhere,
  type HotelPartner,
  hotelPartnerLimits,
  type PartnerExportQuery,
  type PartnerListMeta,
  type PartnerListQuery,
} from '@roomlark/contract/partners/hotel-partners'
import { type PartnershipState, partnershipStates } from '@roomlark/contract/partnership-events'
import { stateWords } from '@roomlark/contract/partnership-words'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { readFigures } from '../figures/partner-figures.service.ts'
import { type PartnerRow, selectCountsByState, selectPartners } from './hotel-partners.queries.ts'
import { describePartners, periodUntil } from './hotel-partners.service.ts'

/** The partners of all hotels of an account, or of everyone's for an administrator. */
export async function listPartners(
  ctx: SignedInContext,
  query: PartnerListQuery,
): Promise<{ data: HotelPartner[]; meta: PartnerListMeta }> {
  const { page, limit } = query
  const counts = await countByState(ctx, query)
  const total = sumCounts(counts, query.state)
  const scope = getHotelScope(ctx.actor)
  const rows = await selectPartners(ctx.sql, { ...query, ...scope, offset: (page - 1) * limit })
  const { data, period } = await describe(ctx, rows)
  return {
    data,
    meta: { total, totalPages: Math.ceil(total / limit), page, limit, countsByState: counts, period },
  }
}

export async function exportPartners(
  ctx: SignedInContext,
  query: PartnerExportQuery,
): Promise<{ filename: string; csv: string }> {
  const total = sumCounts(await countByState(ctx, query), query.state)
  if (total > hotelPartnerLimits.exported) {
    throw new AppError(
      'conflict',
      say('{total, plural, one {# partner matches} other {# partners match}}. Narrow the filters.', {
        total,
      }),
    )
  }
  const scope = getHotelScope(ctx.actor)
  const rows = await selectPartners(ctx.sql, {
    ...query,
    ...scope,
    limit: hotelPartnerLimits.exported,
    offset: 0,
  })
  const { data, period } = await describe(ctx, rows)
  return {
    filename: `${say('partners##a file')}-${period.fromOn}-${period.untilOn}.csv`,
    csv: csvText([listColumns(), ...data.map(toCells)]),
  }
}

const listColumns = () => [
  ...[
    say('Hotel'),
    say('Partner'),
    say('Person'),
    say('Status'),
    say('Partner since'),
    say('Rate %##commission'),
    say('Own rate'),
    say('Announced rate %'),
  ],
  ...[
    say('Announced from'),
    say('Stays'),
    say('Revenue'),
    say('Cost'),
    say('Of it for boosts'),
    say('Return##on cost'),
    say('At your OTA rate'),
    say('Currency'),
  ],
]

function toCells(partner: HotelPartner): (string | number)[] {
  const { figures, currency, announcedRate, otaRatePercent } = partner
  const amount = (cents: number) => cents / minorUnits(currency)
  return [
    ...[partner.hotelName, partner.name, partner.personName ?? '', say(stateWords[partner.state])],
    ...[
      partner.approvedAt ? utcDay(partner.approvedAt) : '',
      partner.ratePercent,
      partner.hasOwnRate ? say('yes') : say('no'),
    ],
    ...[announcedRate?.to ?? '', announcedRate?.effectiveOn ?? '', figures.stays],
    ...[amount(figures.revenueCents), amount(figures.costCents), amount(figures.boostCents)],
    figures.costCents === 0 ? '' : Math.round((10 * figures.revenueCents) / figures.costCents) / 10,
    otaRatePercent === null ? '' : amount(costElsewhere(figures, otaRatePercent)),
    currency,
  ]
}

async function describe(ctx: SignedInContext, rows: PartnerRow[]) {
  const period = periodUntil(utcDay(ctx.clock()))
  const partnershipIds = rows.map(({ id }) => id)
  const figures = await readFigures(ctx.sql, { partnershipIds }, period)
  return { period, data: await describePartners(ctx, rows, figures) }
}

async function countByState(
  ctx: SignedInContext,
  query: PartnerExportQuery,
): Promise<Record<PartnershipState, number>> {
  const rows = await selectCountsByState(ctx.sql, { ...query, ...getHotelScope(ctx.actor) })
  const getCount = (state: PartnershipState) => rows.find((row) => row.state === state)?.count ?? 0
  return {
    invited: getCount('invited'),
    requested: getCount('requested'),
    active: getCount('active'),
    paused: getCount('paused'),
    ended: getCount('ended'),
    declined: getCount('declined'),
  }
}

function sumCounts(counts: Record<PartnershipState, number>, state: PartnershipState | undefined): number {
  return state === undefined ? partnershipStates.reduce((sum, one) => sum + counts[one], 0) : counts[state]
}
