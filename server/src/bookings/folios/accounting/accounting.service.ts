import {
  type Accounting,
  type AccountingFile,
  type AccountingInput,
  type AccountingQuery,
  accountKeys,
  shipAccounts,
} from '@roomlark/contract/bookings/accounting'
import { addDays, dateIn, listNights } from '@roomlark/contract/dates'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { toMonthStart } from '@roomlark/contract/money-calendar'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../../errors.ts'
import { countDay } from '../../../figures/reports/counted-day.service.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import {
  type AccountingRow,
  selectAccounting,
  selectPaidSums,
  upsertAccounting,
} from './accounting.queries.ts'
import { journalCsv, postingsCsv } from './accounting-files.ts'
import { datevFile, datevTaxKeys, findYearStart } from './datev.ts'
import { makePostings, type Posting } from './postings.ts'

export async function getAccounting(ctx: SignedInContext, hotelId: string): Promise<Accounting> {
  return (await readAccounting(ctx, ctx.sql, hotelId)).settings
}

async function readAccounting(
  ctx: SignedInContext,
  sql: Sql,
  hotelId: string,
): Promise<{ hotel: AccountingRow; settings: Accounting }> {
  const hotel = await selectAccounting(sql, hotelId, getHotelScope(ctx.actor))
  if (!hotel) throw notFound('hotel')
  const chart = hotel.country === 'DE' ? 'skr03' : 'generic'
  const unsaved = { chart, accounts: shipAccounts(chart), consultantNumber: '', clientNumber: '' } as const
  const ended = findEnded(hotel, dateIn(hotel.timeZone, ctx.clock()))
  return { hotel, settings: { ...(hotel.saved ?? { ...unsaved, yearBeginsIn: 1, version: 0 }), ended } }
}

/**
 * Days that never change: those that were closed, and of a hotel that closes none the whole months before this one,
 * because nothing counts before the day on which it was written.
 */
function findEnded(
  { closedFromOn, closedUntilOn, firstOn }: AccountingRow,
  today: string,
): Accounting['ended'] {
  if (closedFromOn && closedUntilOn) return { fromOn: closedFromOn, untilOn: closedUntilOn }
  const untilOn = addDays(toMonthStart(today), -1)
  return firstOn && firstOn <= untilOn ? { fromOn: toMonthStart(firstOn), untilOn } : null
}

export async function updateAccounting(
  ctx: SignedInContext,
  hotelId: string,
  input: AccountingInput & { version: number },
): Promise<Accounting> {
  return ctx.sql.begin(async (tx) => {
    const { settings: before } = await readAccounting(ctx, tx, hotelId)
    const version = await upsertAccounting(tx, hotelId, input)
    if (version === undefined) throw changedByOthers('these settings')
    const { settings: after } = await readAccounting(ctx, tx, hotelId)
    await recordAudit(ctx, tx, { action: 'accounting.changed', target: `hotel:${hotelId}`, before, after })
    return after
  })
}

/** The same days make the same file, apart from when it was made and to which accounts things go now. */
export async function exportAccounting(
  ctx: SignedInContext,
  hotelId: string,
  { fromOn, untilOn, format }: AccountingQuery,
): Promise<AccountingFile> {
  const { hotel, settings } = await readAccounting(ctx, ctx.sql, hotelId)
  requireEnded(settings, { fromOn, untilOn })
  const postings: Posting[] = []
  for (const day of listNights(fromOn, addDays(untilOn, 1))) {
    const { charges } = await countDay(ctx.sql, hotelId, day)
    const payments = await selectPaidSums(ctx.sql, hotelId, day)
    postings.push(...makePostings({ hotelId, day, charges, payments }))
  }
  const days = `${fromOn}-${untilOn}`
  const file = (name: string, content: string | Buffer): AccountingFile => ({
    filename: `${name}-${days}.csv`,
    contentType: 'text/csv',
    base64: Buffer.from(content).toString('base64'),
  })
  switch (format) {
    case 'journal':
      return file(say('journal##a file'), journalCsv(postings, settings.accounts))
    case 'postings':
      return file(say('postings##a file'), postingsCsv(postings, settings.accounts))
    case 'datev': {
      requireDatev(settings, hotel, { fromOn, untilOn }, postings)
      const madeAt = hotelTime(ctx.clock(), hotel.timeZone)
      return file(
        'EXTF_Buchungsstapel',
        datevFile(postings, { settings, hotelName: hotel.name, fromOn, untilOn, madeAt }),
      )
    }
  }
}

function requireEnded({ ended }: Accounting, { fromOn, untilOn }: { fromOn: string; untilOn: string }): void {
  if (ended && fromOn >= ended.fromOn && untilOn <= ended.untilOn) return
  throw new AppError(
    'conflict',
    ended
      ? say('Only days that have ended for good can be exported: {from} to {until}.', {
          from: ended.fromOn,
          until: ended.untilOn,
        })
      : say('There is nothing to export yet. Close a day, or wait for the end of the month.'),
  )
}

/** DATEV knows German rates, one currency and accounts of one length. */
function requireDatev(
  { consultantNumber, clientNumber, accounts, yearBeginsIn }: Accounting,
  hotel: AccountingRow,
  { fromOn, untilOn }: { fromOn: string; untilOn: string },
  postings: readonly Posting[],
): void {
  const refuse = (message: string) => new AppError('conflict', message)
  if (consultantNumber === '' || clientNumber === '') {
    throw refuse(say('Enter the consultant and client number that DATEV knows you by first.'))
  }
  // Its rows have days without a year.
  if (findYearStart(fromOn, yearBeginsIn) !== findYearStart(untilOn, yearBeginsIn)) {
    throw refuse(say('For DATEV choose days within one year of your books.'))
  }
  const lengths = new Set(accountKeys.map((key) => accounts[key].length))
  if (lengths.size > 1 || accounts.room.length < 4) {
    throw refuse(say('For DATEV all accounts need the same number of digits, at least 4.'))
  }
  const other = postings.find(({ vatBps }) => !datevTaxKeys.has(vatBps ?? 0))
  if (other) {
    throw refuse(
      say('DATEV has no tax key for {percent}%. Use another file.', { percent: (other.vatBps ?? 0) / 100 }),
    )
  }
  if (hotel.currency !== 'EUR' || postings.some(({ currency }) => currency !== 'EUR')) {
    throw refuse(say('DATEV files are in euros only. Use another file.'))
  }
}
