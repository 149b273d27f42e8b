import { addDays, dayText } from '@roomlark/contract/dates'
import { moneyText } from '@roomlark/contract/money'
import { commissionRule } from '@roomlark/contract/partners/commission'
import { chargedNightsWords } from '@roomlark/contract/partners/receipt-words'
import type { PdfFile } from '@roomlark/contract/pdf-file'
import { countryName } from '@roomlark/contract/places'
import type { MoneySettings } from '@roomlark/contract/platform/money-settings'
import type { EarningsLine, EarningsStatement, PayoutDecision } from '@roomlark/contract/settlement/earnings'
import type { PdfBlock, PdfCell, PdfDocument, PdfSumLine } from '../../../adapters/pdf/document.ts'
import type { SignedInContext } from '../../../context.ts'
import { getMoneySettings } from '../../../platform/platform/money-settings.service.ts'
import { selectLines } from './statements.queries.ts'
import { getPrintedStatement, toLine } from './statements.service.ts'

/** A paper of more than fifty pages is nothing to read: beyond this, the stays are in the CSV file only. */
const printedLines = 1500

/** A statement as a paper for the books of the affiliate. */
export async function getStatementPdf(ctx: SignedInContext, id: string): Promise<PdfFile> {
  const statement = await getPrintedStatement(ctx, id)
  const { payer } = await getMoneySettings(ctx)
  const lines = (await selectLines(ctx.sql, id, {}, { page: 1, limit: printedLines + 1 })).map(toLine)
  const pdf = await ctx.pdfs.render(statementDocument(statement, lines, payer), ctx.caller)
  return { filename: `${statement.summary.number}.pdf`, base64: pdf.toString('base64') }
}

function statementDocument(
  statement: EarningsStatement,
  lines: EarningsLine[],
  payer: MoneySettings['payer'],
): PdfDocument {
  const { payee, objectionsUntil } = statement
  const { number, statementOn } = statement.summary
  const isWhole = lines.length <= printedLines
  return {
    title: 'Payout statement',
    subtitle: monthText(statementOn),
    running: `Payout statement ${number}, ${monthText(statementOn)}`,
    number,
    issuer: [payer.name, payer.address].filter((part) => part !== '').join(', '),
    madeAt: new Date(statement.approvedAt),
    blocks: [
      {
        kind: 'address',
        label: 'Paid to',
        lines: payeeLines(payee),
        facts: [
          { label: 'Number', value: number },
          { label: 'Date', value: dayText(statementOn) },
          { label: 'Payout run', value: statement.runNumber },
          ...(payee.account ? [{ label: 'Account', value: `Ending ${payee.account.lastFour}` }] : []),
        ],
      },
      dueBlock(statement),
      ...(isWhole ? stayBlocks(statement, lines) : hotelBlocks(statement)),
      { kind: 'heading', text: 'The sum' },
      sumBlock(statement, isWhole ? lines : []),
      {
        kind: 'closing',
        text: `${commissionRule} Amounts in another currency than US dollars were converted at the rate frozen in each booking. You can object to any stay of this statement until ${dayText(objectionsUntil)}.`,
      },
    ],
  }
}

function payeeLines({ name, publicName, details }: EarningsStatement['payee']): string[] {
  if (!details) return [...new Set([name, publicName])].filter((line) => line !== '')
  const { company, street, postalCode, city, region, country, taxNumber } = details
  return [
    details.name,
    company,
    street,
    `${postalCode} ${city}`.trim(),
    [region, countryName(country)].filter((part) => part !== '').join(', '),
    `Tax number ${taxNumber}`,
  ].filter((line) => line !== '')
}

const carriedWords: Record<PayoutDecision, string> = {
  pay: '',
  'under-minimum': 'It is below the minimum for a payout.',
  'no-details': 'There were no payout details.',
  'cooling-off': 'The new payout details were not in use yet.',
  suspended: 'The account was suspended.',
}

function dueBlock({ summary, bankReference }: EarningsStatement): PdfBlock {
  const { decision, state, payOn, paidOn, returnedOn } = summary
  if (decision !== 'pay') {
    return {
      kind: 'due',
      label: 'Carried over',
      amount: usd(summary.totalUsdCents),
      text: `${carriedWords[decision]} It is paid with a later statement.`,
    }
  }
  const reference = bankReference === null ? '' : ` Bank reference ${bankReference}.`
  const text =
    state === 'returned'
      ? `Returned by the bank${returnedOn === null ? '' : ` on ${dayText(returnedOn)}`}. It is paid with a later statement.`
      : paidOn === null
        ? `To be paid on ${dayText(payOn)}.`
        : `Paid on ${dayText(paidOn)}.${reference}`
  return { kind: 'due', label: 'Paid out', amount: usd(summary.payoutUsdCents), text }
}

const columns = [
  { label: 'Booking' },
  { label: 'Stay', grow: 1 },
  { label: 'Base', align: 'right' },
  { label: 'Commission', align: 'right' },
  { label: 'Roomlark’s share', align: 'right' },
  { label: 'Yours', align: 'right' },
] as const

/** A table for each hotel, and one for corrections. */
function stayBlocks({ hotels, summary }: EarningsStatement, lines: EarningsLine[]): PdfBlock[] {
  const corrections = lines.filter(({ kind }) => kind === 'correction')
  const tables = hotels.flatMap(({ hotel, currency, ...sums }): PdfBlock[] => {
    const own = lines.filter(
      (line) => line.kind === 'commission' && line.hotel.id === hotel.id && line.currency === currency,
    )
    return [
      { kind: 'heading', text: hotel.name },
      {
        kind: 'table',
        columns,
        rows: own.map(lineCells),
        totals: [
          [
            ...['', own.length === 1 ? '1 stay' : `${own.length} stays`],
            ...[sums.baseCents, sums.grossCents, -sums.shareCents].map((cents) => moneyText(cents, currency)),
            usd(sums.netUsdCents),
          ],
        ],
      },
    ]
  })
  if (corrections.length === 0) return tables
  return [
    ...tables,
    { kind: 'heading', text: 'Corrections' },
    {
      kind: 'table',
      columns,
      rows: corrections.map(lineCells),
      totals: [['', 'What was paid before is set off', '', '', '', usd(summary.correctionsUsdCents)]],
    },
  ]
}

function lineCells(line: EarningsLine): PdfCell[] {
  const { currency, corrects, kind, hotel } = line
  const money = (cents: number) => moneyText(cents, currency)
  const boost = line.boostPoints === 0 ? '' : `, boost +${line.boostPoints}`
  const notes = [
    kind === 'correction' ? hotel.name : chargedNightsWords(line, line.chargedNights),
    outcomes[line.outcome],
    corrects ? `corrects ${corrects.number}` : '',
  ]
  return [
    line.reference,
    {
      text: `${dayText(line.checkInOn)} to ${dayText(line.checkOutOn)}`,
      note: notes.filter((note) => note !== '').join(', '),
    },
    money(line.baseCents),
    { text: money(line.grossCents), note: `${line.ratePercent}%${boost}` },
    { text: money(-line.shareCents), note: `${line.sharePercent}%` },
    { text: usd(line.netUsdCents), note: currency === 'USD' ? undefined : money(line.netCents) },
  ]
}

const outcomes: Record<EarningsLine['outcome'], string> = {
  stayed: '',
  'to-come': '',
  'no-show': 'no-show',
  cancelled: 'cancelled',
}

/** For statements with too many stays to print. */
function hotelBlocks({ hotels }: EarningsStatement): PdfBlock[] {
  return [
    { kind: 'paragraph', look: 'muted', text: 'Every stay is in the CSV file of this statement.' },
    {
      kind: 'table',
      columns: columns
        .slice(1)
        .map((column, index) => (index === 0 ? { ...column, label: 'Hotel' } : column)),
      rows: hotels.map(({ hotel, currency, stays, baseCents, grossCents, shareCents, netUsdCents }) => [
        { text: hotel.name, note: stays === 1 ? '1 stay' : `${stays} stays` },
        ...[baseCents, grossCents, -shareCents].map((cents) => moneyText(cents, currency)),
        usd(netUsdCents),
      ]),
    },
  ]
}

function sumBlock(statement: EarningsStatement, lines: EarningsLine[]): PdfBlock {
  const { summary, corrections } = statement
  const { stays, earnedUsdCents, correctionsUsdCents, carriedUsdCents, decision } = summary
  const counted = (count: number) => (count === 1 ? '1 stay' : `${count} stays`)
  const untilOn = dayText(addDays(summary.statementOn, -1))
  const sum: PdfSumLine[] = [
    { label: counted(stays), note: `Payable by ${untilOn}`, amount: usd(earnedUsdCents) },
  ]
  if (corrections > 0) {
    sum.push({
      label: `Corrections of ${counted(corrections)}`,
      note: lines.length === 0 ? 'Differences to what was paid before' : undefined,
      amount: usd(correctionsUsdCents),
    })
  }
  if (carriedUsdCents !== 0) {
    sum.push({ label: 'Carried over from earlier statements', amount: usd(carriedUsdCents) })
  }
  sum.push({ label: 'Transfer fee', amount: usd(0) })
  sum.push({
    label: decision === 'pay' ? 'Paid out' : 'Carried over',
    amount: usd(decision === 'pay' ? summary.payoutUsdCents : summary.totalUsdCents),
    weight: 'result',
  })
  return { kind: 'sum', lines: sum }
}

function usd(cents: number): string {
  return moneyText(cents, 'USD')
}

/** `June 2026` */
function monthText(date: string): string {
  return dayText(date).replace(/^\d+ /, '')
}
