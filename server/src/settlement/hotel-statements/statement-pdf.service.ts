import { dateIn, dayText } from '@roomlark/contract/dates'
import { moneyText } from '@roomlark/contract/money'
import { sayAgreementReason } from '@roomlark/contract/partners/agreement-reason'
import { commissionRule } from '@roomlark/contract/partners/commission'
import { sayCountry } from '@roomlark/contract/places'
import type { MoneySettings } from '@roomlark/contract/platform/money-settings'
import type { PdfFile } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import {
  rateWords,
  type StatementFormats,
  stayWords,
} from '@roomlark/contract/settlement/hotel-statement-words'
import { endOfMonth } from '@roomlark/contract/settlement/hotel-statements'
import type { PdfBlock, PdfCell, PdfDocument, PdfText } from '../../adapters/pdf/document.ts'
import type { SignedInContext } from '../../context.ts'
import { getMoneySettings } from '../../platform/platform/money-settings.service.ts'
import { fileName, readAllLines } from './exports.service.ts'
import { byPartner, dayIn, monthText, rangeText } from './statement-facts.ts'
import type { LineRow } from './statements.queries.ts'
import { type FoundStatement, findStatement } from './statements.service.ts'

/** Nobody reads more pages than these lines fill; the CSV has all of them. */
const printedLines = 1500

export async function getStatementPdf(
  ctx: SignedInContext,
  ids: { hotelId: string; month: string },
  currency: string | undefined,
): Promise<PdfFile> {
  const found = await findStatement(ctx, ids, currency)
  const [lines, { payer }] = await Promise.all([
    readAllLines(ctx, found, printedLines),
    getMoneySettings({ sql: ctx.sql }),
  ])
  const pdf = await ctx.pdfs.render(statementDocument(found, lines, payer, ctx), ctx.caller)
  return { filename: `${fileName(found)}.pdf`, base64: pdf.toString('base64') }
}

type Context = Pick<SignedInContext, 'clock' | 'publicUrl'>
type Payer = MoneySettings['payer']

function statementDocument(found: FoundStatement, lines: LineRow[], payer: Payer, ctx: Context): PdfDocument {
  const { statement, closed } = found
  const month = monthText(`${statement.month}-01`)
  const number = statement.number ?? say('Open statement')
  return {
    title: say('Statement'),
    subtitle: closed ? month : say('{month}, so far', { month }),
    running: closed ? say('Statement {number}, {month}', { number, month }) : `${number}, ${month}`,
    number,
    issuer: [payer.name, payer.address].filter((part) => part !== '').join(', '),
    madeAt: closed?.closedAt ?? ctx.clock(),
    blocks: [
      addressBlock(found),
      dueBlock(found, new URL(ctx.publicUrl).host),
      linesTable(found, lines),
      {
        kind: 'columns',
        columns: [
          { grow: 1.15, blocks: partnerBlocks(found, lines) },
          { grow: 1, blocks: shareBlocks(found) },
        ],
      },
      {
        kind: 'columns',
        columns: [
          { grow: 1.15, blocks: payBlocks(found, payer) },
          { grow: 1, blocks: agreedBlocks(lines) },
        ],
      },
      { kind: 'closing', text: closingText(found) },
    ],
  }
}

function addressBlock({ statement, closed }: FoundStatement): PdfBlock {
  const { hotel, month, today, closesOn, dueOn } = statement
  const first = `${month}-01`
  const to = closed?.billedTo
  const closedOn = closed ? dateIn(hotel.timeZone, closed.closedAt) : null
  return {
    kind: 'address',
    label: say('To##recipient'),
    lines: to
      ? [...new Set([to.hotelName, to.ownerName]), to.street, `${to.city}, ${sayCountry(to.country)}`]
      : [hotel.name, hotel.city],
    facts: [
      ...(statement.number === null ? [] : [{ label: say('Number'), value: statement.number }]),
      { label: say('For stays that ended'), value: rangeText(first, endOfMonth(first)) },
      closedOn === null
        ? {
            label: say('Open until'),
            value: say('{day}, as of {today}', { day: dayText(closesOn), today: dayText(today) }),
          }
        : { label: say('Closed'), value: dayText(closedOn) },
      { label: say('Due'), value: dayText(dueOn) },
    ],
  }
}

function dueBlock({ statement, closed }: FoundStatement, host: string): PdfBlock {
  const { currency, totalCents, dueOn, counted } = statement
  return {
    kind: 'due',
    label: !closed
      ? say('Counted so far')
      : totalCents > 0
        ? say('To pay by {day}', { day: dayText(dueOn) })
        : say('Nothing to pay'),
    amount: moneyText(totalCents, currency),
    text: [
      say('{count, plural, one {# line} other {# lines}}.', { count: counted.lines }),
      say(commissionRule),
      say('Every line has its receipt at {address}.', { address: host }),
    ].join(' '),
  }
}

const formats: StatementFormats = { day: dayIn, range: rangeText, percent: (percent) => `${percent}%` }

function linesTable({ statement }: FoundStatement, lines: LineRow[]): PdfBlock {
  const { currency, counted } = statement
  const money = (cents: number) => moneyText(cents, currency)
  const rows = lines.map((line, index): PdfCell[] => {
    const { stay, note } = stayWords(line, {
      ...formats,
      range: (from, until) => rangeText(from, until, statement.month),
    })
    const waits = line.state === 'counted' ? null : waitingWords(line.state)
    const partnerNote =
      waits ?? (line.agreed && say('agreed on {day}', { day: dayIn(line.agreed.on) })) ?? boostNote(line)
    const look = waits === null ? {} : { look: 'muted' as const }
    return [
      { text: String(line.line ?? index + 1), look: 'muted' },
      line.reference,
      { text: stay, note },
      { text: line.partnerName, note: partnerNote ?? undefined },
      { text: money(line.baseCents), ...look },
      `${line.ratePercent}%`,
      { text: money(line.grossCents), ...look },
    ]
  })
  return {
    kind: 'table',
    columns: [
      { label: say('Line') },
      { label: say('Booking') },
      { label: say('Stay') },
      { label: say('Partner'), grow: 1 },
      { label: say('Base'), align: 'right' },
      { label: say('Rate##percentage'), align: 'right' },
      { label: say('Commission'), align: 'right' },
    ],
    rows,
    totals: [
      [
        '',
        {
          text:
            counted.lines === lines.length
              ? say('{count} lines', { count: lines.length })
              : say('{count} counted', { count: counted.lines }),
          look: 'strong',
        },
        '',
        '',
        { text: money(counted.baseCents), look: 'strong' },
        '',
        { text: money(counted.grossCents), look: 'strong' },
      ],
    ],
  }
}

function waitingWords(state: Exclude<LineRow['state'], 'counted'>): string {
  switch (state) {
    case 'asked':
      return say('asked, not counted')
    case 'disputed':
      return say('disputed, not counted')
    case 'held':
      return say('on hold, not counted')
  }
}

function boostNote(line: LineRow): string | null {
  return line.boostPercent === 0 ? null : rateWords(line, formats)
}

function partnerBlocks({ statement }: FoundStatement, lines: LineRow[]): PdfBlock[] {
  const money = (cents: number) => moneyText(cents, statement.currency)
  return [
    { kind: 'heading', text: say('By partner') },
    {
      kind: 'table',
      hasHead: false,
      columns: [
        { label: say('Partner'), grow: 1 },
        { label: say('Lines'), align: 'right' },
        { label: say('Base'), align: 'right' },
        { label: say('Commission'), align: 'right' },
      ],
      rows: byPartner(lines).map(({ name, count, baseCents, grossCents }) => [
        name,
        String(count),
        money(baseCents),
        money(grossCents),
      ]),
    },
  ]
}

function shareBlocks({ statement, shareCents }: FoundStatement): PdfBlock[] {
  const { currency, counted } = statement
  return [
    { kind: 'heading', text: say('Where it goes') },
    {
      kind: 'sum',
      lines: [
        { label: say('Partners'), amount: moneyText(counted.grossCents - shareCents, currency) },
        { label: say('Roomlark’s share'), amount: moneyText(shareCents, currency) },
        { label: say('Commission'), amount: moneyText(counted.grossCents, currency), weight: 'subtotal' },
      ],
    },
  ]
}

function payBlocks({ statement, closed }: FoundStatement, payer: Payer): PdfBlock[] {
  return [
    { kind: 'heading', text: say('How to pay') },
    { kind: 'paragraph', text: payText(statement.currency, closed?.number, statement.totalCents, payer) },
  ]
}

function payText(currency: string, number: string | undefined, totalCents: number, payer: Payer): PdfText {
  if (number === undefined)
    return say('Nothing is to be paid yet. The statement is numbered when it is closed.')
  if (totalCents <= 0)
    return say('Nothing is to be paid. What is below zero is taken off your next statement.')
  const account = [
    payer.iban && say('account {iban}', { iban: payer.iban }),
    payer.bic && say('BIC {bic}', { bic: payer.bic }),
  ]
  const to = [payer.name, ...account].filter((part) => part !== '').join(', ')
  return [
    `${say('Bank transfer in {currency} to {payee}. Please give this number:', { currency, payee: to })} `,
    { strong: number },
  ]
}

function agreedBlocks(lines: LineRow[]): PdfBlock[] {
  const agreed = lines.flatMap(({ line, reference, agreed }, index) =>
    agreed
      ? [
          say('Line {number}, {reference}, {day}: {reason}', {
            number: line ?? index + 1,
            reference,
            day: dayIn(agreed.on),
            reason: sayAgreementReason(agreed.reason),
          }),
        ]
      : [],
  )
  if (agreed.length === 0) return []
  return [
    { kind: 'heading', text: say('What was agreed') },
    ...agreed.map((text): PdfBlock => ({ kind: 'paragraph', text })),
  ]
}

function closingText({ closed }: FoundStatement): string {
  return closed
    ? say(
        'Closed statements do not change. A refund made later is a line of its own in the statement of that month.',
      )
    : say(
        'This statement is open: lines are added as stays end, and what is asked about or disputed is not counted.',
      )
}
