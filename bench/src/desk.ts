import { randomUUID } from 'node:crypto'
import { utcDay } from '@roomlark/contract/dates'
import { addDays } from '../../contract/src/dates.ts'
import { closeDay } from '../../server/src/bookings/folios/day-closes/closing.service.ts'
import { getOpenDay } from '../../server/src/bookings/folios/day-closes/day-closes.service.ts'
import { openDatabase } from '../../server/src/db/database.ts'
import { getCashBook } from '../../server/src/figures/reports/cash.service.ts'
import { getForecast } from '../../server/src/figures/reports/forecast.service.ts'
import { getTaxReport } from '../../server/src/figures/reports/taxes.service.ts'
import type { Bench } from './bench.ts'
import { growthTable, measureGrowth, type Sized } from './comparisons.ts'
import { type Desk, measuredOn, openDesk } from './desk-data.ts'
import { Figures, timed } from './measure.ts'

export const desk: Bench = {
  name: 'desk',
  title: 'The hotel’s day',
  about:
    'The reports of a hotel and the close of its day, with little history behind it and with much. Four of five rooms are sold in stays of three nights, each with a folio and a payment.',
  async run(options) {
    const { lab, quick, say } = options
    const size = quick ? { rooms: 30, years: [1, 3] } : { rooms: 500, years: [1, 5] }
    const platforms: { label: string; url: string; desk: Desk }[] = []
    for (const years of size.years) {
      say(`  writing ${years} years of ${size.rooms} rooms`)
      const { url, data } = await lab.database(`desk_${years}`, (sql) =>
        openDesk(sql, { rooms: size.rooms, years }),
      )
      platforms.push({ label: `${years} ${years === 1 ? 'year' : 'years'}`, url, desk: data })
    }
    const figures = new Figures()
    const databases = platforms.map(({ url }) => openDatabase(url))
    const sized = platforms.map(({ label, desk }, index): Sized<{ ms: number }> => {
      const pool = databases[index]?.pool
      if (!pool) throw new Error('there is no database')
      return { label, contenders: contendersFor(pool, desk) }
    })
    const rounds = quick ? 1 : 9
    for (let run = 1; run <= options.runs; run += 1) {
      say(`  run ${run} of ${options.runs}`)
      await measureGrowth({ ...options, rounds }, figures, sized, ({ ms }) => ms)
    }
    for (const database of databases) await database.close()
    for (const years of size.years) await lab.drop(`desk_${years}`)
    const labels = platforms.map(({ label }) => label)
    const tables = [growthTable('median', labels, figures)]
    return { sizes: `${size.rooms} rooms, ${labels.join(' and ')}`, tables }
  },
}

/** All that reports and closing use. */
type DeskContext = Parameters<typeof closeDay>[0]

function contendersFor(pool: DeskContext['sql'], { hotelId, adminId }: Desk) {
  const contextOn = (day: string) =>
    ({
      sql: pool,
      clock: () => new Date(`${day}T20:00:00Z`),
      actor: { userId: adminId, userType: 'admin', sessionId: adminId, mfaEnabled: true },
      origin: { requestId: 'bench', address: '127.0.0.1', userAgent: 'bench' },
    }) as DeskContext
  const ctx = contextOn(measuredOn)
  const month = { fromOn: '2026-05-01', untilOn: '2026-05-31' }
  const quarter = { fromOn: measuredOn, untilOn: addDays(measuredOn, 89), compare: 'weekday' as const }
  let day = -1
  return {
    'cash book of a month': timed(() => getCashBook(ctx, hotelId, month)),
    'taxes of a month': timed(() => getTaxReport(ctx, hotelId, month)),
    'forecast of 90 days, year on year': timed(() => getForecast(ctx, hotelId, quarter)),
    'looking at a day and closing it': timed(() => {
      day += 1
      return closeOne(contextOn(addDays(measuredOn, day)), hotelId)
    }),
  }
}

/** Whatever is left to do is left open with a reason. */
async function closeOne(ctx: DeskContext, hotelId: string): Promise<void> {
  const today = utcDay(ctx.clock())
  const { day, revision, figures } = await getOpenDay(ctx, hotelId, today)
  const open = [...figures.openArrivals, ...figures.openDepartures]
  const reasons = open.map(({ bookingId }) => ({ bookingId, reason: 'Measured' }))
  await closeDay(ctx, hotelId, { day, revision, reasons, cash: null }, randomUUID())
}
