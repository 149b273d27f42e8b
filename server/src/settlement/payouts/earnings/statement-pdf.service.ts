import { addDays, dayText } from '@roomlark/contract/dates'
import { monthWords } from '@roomlark/contract/guest-formats'
import { moneyText } from '@roomlark/contract/money'
import { commissionRule } from '@roomlark/contract/partners/commission'
import { chargedNightsWords } from '@roomlark/contract/partners/receipt-words'
import type { MoneySettings } from '@roomlark/contract/platform/money-settings'
import type { PdfFile } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import type { EarningsLine, EarningsStatement, PayoutDecision } from '@roomlark/contract/settlement/earnings'
import { conversionWords } from '@roomlark/contract/settlement/payout-accounts'
import type { PdfBlock, PdfCell, PdfColumn, PdfDocument, PdfSumLine } from '../../../adapters/pdf/document.ts'
import type { SignedInContext } from '../../../context.ts'
import { getReaderLanguage } from '../../../language.ts'
import { getMoneySettings } from '../../../platform/platform/money-settings.service.ts'
import { printPayee } from '../details/payee-lines.ts'
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
    title: say('Payout statement'),
    subtitle: monthText(statementOn),
    running: say('Payout statement {number}, {month}', { number, month: monthText(statementOn) }),
    number,
    issuer: [payer.name, payer.address].filter((part) => part !== '').join(', '),
    madeAt: new Date(statement.approvedAt),
    blocks: [
      {
        kind: 'address',
        label: say('Paid to'),
        lines: payeeLines(payee),
        facts: [
          { label: say('Number'), value: number },
          { label: say('Date'), value: dayText(statementOn) },
          { label: say('Payout run'), value: statement.runNumber },
          ...(payee.account
            ? [
                {
                  label: say('Account'),
                  value: say('Ending {digits}', { digits: payee.account.lastFour }),
                },
              ]
            : []),
        ],
      },
      dueBlock(statement),
      ...(isWhole ? stayBlocks(statement, lines) : hotelBlocks(statement)),
      { kind: 'heading', text: say('The sum') },
      sumBlock(statement, isWhole ? lines : []),
      {
        kind: 'closing',
        text: [
          say(commissionRule),
          say(
            'Amounts in another currency than US dollars were converted at the rate frozen in each booking. You can object to any stay of this statement until {day}.',
            { day: dayText(objectionsUntil) },
          ),
        ].join(' '),
      },
    ],
  }
}

function payeeLines({ name, publicName, details }: EarningsStatement['payee']): string[] {
  if (!details) return [...new Set([name, publicName])].filter((line) => line !== '')
  return printPayee(details)
}

function carriedWords(decision: Exclude<PayoutDecision, 'pay'>): string {
  switch (decision) {
    case 'under-minimum':
      return say('It is below the minimum for a payout. It is paid with a later statement.')
    case 'no-details':
      return say('There were no payout details. It is paid with a later statement.')
    case 'cooling-off':
      return say('The new payout details were not in use yet. It is paid with a later statement.')
    case 'suspended':
      return say('The account was suspended. It is paid with a later statement.')
  }
}

function dueBlock({ summary, bankReference }: EarningsStatement): PdfBlock {
  const { decision, state, payOn, paidOn, returnedOn } = summary
  if (decision !== 'pay') {
    return {
      kind: 'due',
      label: say('Carried over'),
      amount: usd(summary.totalUsdCents),
      text: carriedWords(decision),
    }
  }
  const { conversion } = summary
  const text = paidWords({ state, payOn, paidOn, returnedOn }, bankReference)
  const amount = conversion ? moneyText(conversion.cents, conversion.currency) : usd(summary.payoutUsdCents)
  return { kind: 'due', label: say('Paid out'), amount, text }
}

function paidWords(
  {
    state,
    payOn,
    paidOn,
    returnedOn,
  }: Pick<EarningsStatement['summary'], 'state' | 'payOn' | 'paidOn' | 'returnedOn'>,
  bankReference: string | null,
): string {
  if (state === 'returned') {
    return returnedOn === null
      ? say('Returned by the bank. It is paid with a later statement.')
      : say('Returned by the bank on {day}. It is paid with a later statement.', { day: dayText(returnedOn) })
  }
  if (paidOn === null) return say('To be paid on {day}.', { day: dayText(payOn) })
  const day = dayText(paidOn)
  return bankReference === null
    ? say('Paid on {day}.', { day })
    : say('Paid on {day}. Bank reference {reference}.', { day, reference: bankReference })
}

const listColumns = (): PdfColumn[] => [
  { label: say('Booking') },
  { label: say('Stay'), grow: 1 },
  { label: say('Base'), align: 'right' },
  { label: say('Commission'), align: 'right' },
  { label: say('Roomlark’s share'), align: 'right' },
  { label: say('Yours##share'), align: 'right' },
]

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
        columns: listColumns(),
        rows: own.map(lineCells),
        totals: [
          [
            ...['', countStays(own.length)],
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
    { kind: 'heading', text: say('Corrections') },
    {
      kind: 'table',
      columns: listColumns(),
      rows: corrections.map(lineCells),
      totals: [['', say('What was paid before is set off'), '', '', '', usd(summary.correctionsUsdCents)]],
    },
  ]
}

function lineCells(line: EarningsLine): PdfCell[] {
  const { currency, corrects, kind, hotel } = line
  const money = (cents: number) => moneyText(cents, currency)
  const percent = line.ratePercent
  const rate =
    line.boostPoints === 0
      ? `${percent}%`
      : say('{percent}%, boost +{points}', { percent, points: line.boostPoints })
  const notes = [
    kind === 'correction' ? hotel.name : chargedNightsWords(line, line.chargedNights),
    outcomeWords(line.outcome),
    corrects ? say('corrects {number}', { number: corrects.number }) : '',
  ]
  return [
    line.reference,
    {
      text: say('{from} to {until}', {
        from: dayText(line.checkInOn),
        until: dayText(line.checkOutOn),
      }),
      note: notes.filter((note) => note !== '').join(', '),
    },
    money(line.baseCents),
    { text: money(line.grossCents), note: rate },
    { text: money(-line.shareCents), note: `${line.sharePercent}%` },
    { text: usd(line.netUsdCents), note: currency === 'USD' ? undefined : money(line.netCents) },
  ]
}

function outcomeWords(outcome: EarningsLine['outcome']): string {
  if (outcome === 'no-show') return say('no-show')
  return outcome === 'cancelled' ? say('cancelled') : ''
}

function countStays(count: number): string {
  return say('{count, plural, one {# stay} other {# stays}}', { count })
}

/** For statements with too many stays to print. */
function hotelBlocks({ hotels }: EarningsStatement): PdfBlock[] {
  return [
    { kind: 'paragraph', look: 'muted', text: say('Every stay is in the CSV file of this statement.') },
    {
      kind: 'table',
      columns: listColumns()
        .slice(1)
        .map((column, index) => (index === 0 ? { ...column, label: say('Hotel') } : column)),
      rows: hotels.map(({ hotel, currency, stays, baseCents, grossCents, shareCents, netUsdCents }) => [
        { text: hotel.name, note: countStays(stays) },
        ...[baseCents, grossCents, -shareCents].map((cents) => moneyText(cents, currency)),
        usd(netUsdCents),
      ]),
    },
  ]
}

function sumBlock(statement: EarningsStatement, lines: EarningsLine[]): PdfBlock {
  const { summary, corrections } = statement
  const { stays, earnedUsdCents, correctionsUsdCents, carriedUsdCents, decision } = summary
  const untilOn = dayText(addDays(summary.statementOn, -1))
  const sum: PdfSumLine[] = [
    {
      label: countStays(stays),
      note: say('Payable by {day}', { day: untilOn }),
      amount: usd(earnedUsdCents),
    },
  ]
  if (corrections > 0) {
    sum.push({
      label: say('{count, plural, one {Corrections of # stay} other {Corrections of # stays}}', {
        count: corrections,
      }),
      note: lines.length === 0 ? say('Differences to what was paid before') : undefined,
      amount: usd(correctionsUsdCents),
    })
  }
  if (carriedUsdCents !== 0) {
    sum.push({ label: say('Carried over from earlier statements'), amount: usd(carriedUsdCents) })
  }
  sum.push({ label: say('Transfer fee'), amount: usd(0) })
  sum.push({
    label: decision === 'pay' ? say('Paid out') : say('Carried over'),
    amount: usd(decision === 'pay' ? summary.payoutUsdCents : summary.totalUsdCents),
    note: summary.conversion ? conversionWords(summary.conversion) : undefined,
    weight: 'result',
  })
  return { kind: 'sum', lines: sum }
}

function usd(cents: number): string {
  return moneyText(cents, 'USD')
}

/** `June 2026` */
function monthText(date: string): string {
  return monthWords(getReaderLanguage(), date)
}
