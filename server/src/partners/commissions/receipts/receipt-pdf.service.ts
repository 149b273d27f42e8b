import { dateIn, dayText } from '@roomlark/contract/dates'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { exactMoneyText, moneyText } from '@roomlark/contract/money'
import type { CommissionReceipt } from '@roomlark/contract/partners/commission-receipt'
import { leftOut, receiptShares, receiptSum } from '@roomlark/contract/partners/receipt-sum'
import {
  changeWords,
  chargedNightsWords,
  entryWords,
  receiptFacts,
} from '@roomlark/contract/partners/receipt-words'
import { stayClock } from '@roomlark/contract/partners/stay-clock'
import type { PdfFile } from '@roomlark/contract/pdf-file'
import type { MoneySettings } from '@roomlark/contract/platform/money-settings'
import { plainFormats } from '@roomlark/contract/word-formats'
import type { PdfBlock, PdfDocument } from '../../../adapters/pdf/document.ts'
import type { SignedInContext } from '../../../context.ts'
import { getMoneySettings } from '../../../platform/platform/money-settings.service.ts'
import { getReceipt } from './receipts.service.ts'

export async function getReceiptPdf(ctx: SignedInContext, bookingId: string): Promise<PdfFile> {
  const [receipt, { payer }] = await Promise.all([
    getReceipt(ctx, bookingId),
    getMoneySettings({ sql: ctx.sql }),
  ])
  const pdf = await ctx.pdfs.render(receiptDocument(receipt, payer, ctx.clock()), ctx.caller)
  return { filename: `commission-${receipt.reference}.pdf`, base64: pdf.toString('base64') }
}

function receiptDocument(
  receipt: CommissionReceipt,
  payer: MoneySettings['payer'],
  madeAt: Date,
): PdfDocument {
  const { reference, hotelName } = receipt
  return {
    title: 'Commission',
    subtitle: reference,
    running: `Commission for ${reference}, ${hotelName}`,
    number: reference,
    issuer: [payer.name, payer.address].filter((part) => part !== '').join(', '),
    madeAt,
    blocks: [
      ...headBlocks(receipt, madeAt),
      momentsBlock(receipt, madeAt),
      {
        kind: 'columns',
        columns: [
          { grow: 1, blocks: whyBlocks(receipt) },
          { grow: 1, blocks: sumBlocks(receipt) },
        ],
      },
      { kind: 'heading', text: 'Every change' },
      changesTable(receipt),
      ...statementBlocks(receipt),
      {
        kind: 'closing',
        text: `${hotelName}, ${receipt.partnerName} and Roomlark see the same. It names no guest. Nothing is overwritten: each change is a line of its own.`,
      },
    ],
  }
}

function headBlocks(receipt: CommissionReceipt, now: Date): PdfBlock[] {
  const { reference, hotelName, partnerName, rooms, clock, amounts } = receipt
  const names = rooms.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`))
  return [
    {
      kind: 'address',
      label: 'For the stay',
      lines: [hotelName, ...names, `${dayText(clock.checkInOn)} to ${dayText(clock.checkOutOn)}`],
      facts: [
        { label: 'Booking', value: reference },
        { label: 'Nights', value: chargedNightsWords(clock, amounts.chargedNights) },
        { label: 'Brought by', value: partnerName },
        { label: 'As of', value: dayText(dateIn(clock.timeZone, now)) },
      ],
    },
    {
      kind: 'due',
      label: `${partnerName} earns`,
      amount: moneyText(amounts.netCents, amounts.currency),
      text: standing(receipt, now),
    },
  ]
}

/** Where it stands, and what it is for each side. */
function standing({ clock, amounts }: CommissionReceipt, now: Date): string {
  const { currency, netUsdCents, grossCents } = amounts
  const { title, summary } = stayClock(clock, now, { day: dayText })
  const credited = currency === 'USD' ? '' : ` The partner is credited ${moneyText(netUsdCents, 'USD')}.`
  const owed = clock.stage === 'void' ? '' : ` The hotel pays ${moneyText(grossCents, currency)}.${credited}`
  return `${title}: ${summary}.${owed}`
}

function momentsBlock({ clock }: CommissionReceipt, now: Date): PdfBlock {
  const { moments } = stayClock(clock, now, { day: dayText })
  return {
    kind: 'moments',
    moments: moments.map(({ word, on, isUntil, reason, mark }) => ({
      word,
      day: isUntil ? `to ${shortDay(on)}` : shortDay(on),
      reason,
      isOver: mark !== 'next',
    })),
  }
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** `14 Sep 2026`, so that five days stand beside one another. */
function shortDay(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`))
}

function whyBlocks(receipt: CommissionReceipt): PdfBlock[] {
  const { timeZone } = receipt.clock
  const moment = (at: string) => {
    const local = hotelTime(new Date(at), timeZone)
    return `${dayText(local.slice(0, 10))} at ${local.slice(11)}`
  }
  const facts = receiptFacts(receipt, { ...plainFormats, moment, percent })
  return [
    { kind: 'heading', text: 'Why this amount' },
    {
      kind: 'table',
      hasHead: false,
      columns: [{ label: 'Fact' }, { label: 'What was found', grow: 1 }],
      rows: facts.map(({ label, title, detail, value }) => [
        { text: label, look: 'muted' },
        { text: value === null ? title : `${title}: ${value}`, note: detail },
      ]),
    },
  ]
}

function sumBlocks(receipt: CommissionReceipt): PdfBlock[] {
  const { amounts } = receipt
  const money = (cents: number) => moneyText(cents, amounts.currency)
  const lines = receiptSum(receipt, { percent, day: dayText, rate: String })
  const left = leftOut(amounts)
  return [
    { kind: 'heading', text: 'The sum' },
    {
      kind: 'sum',
      lines: lines.map(({ label, note, cents, currency, exact, weight }) => ({
        label,
        note: exact ? `${exactMoneyText(exact, currency)}, rounded once` : note,
        amount: moneyText(cents, currency),
        ...(weight && { weight }),
      })),
    },
    ...(left.length === 0
      ? []
      : [
          {
            kind: 'paragraph' as const,
            look: 'muted' as const,
            text: `Left out of the base: ${left.map(({ label, cents }) => `${label} ${money(cents)}`).join(', ')}`,
          },
        ]),
    { kind: 'heading', text: 'Who gets what of the base' },
    {
      kind: 'sum',
      lines: receiptShares(receipt).map(({ name, cents }) => ({ label: name, amount: money(cents) })),
    },
  ]
}

function changesTable({ changes, clock, amounts, partnerName }: CommissionReceipt): PdfBlock {
  const money = (cents: number) => signed(cents, amounts.currency)
  const { baseCents, grossCents, netCents, currency } = amounts
  return {
    kind: 'table',
    columns: [
      { label: 'When' },
      { label: 'What happened', grow: 1 },
      { label: 'Base', align: 'right' },
      { label: 'Commission', align: 'right' },
      { label: partnerName, align: 'right' },
      { label: 'Entry', align: 'right' },
    ],
    rows: changes.map((change) => {
      const { title, detail } = changeWords(change, currency, plainFormats)
      const local = hotelTime(new Date(change.at), clock.timeZone)
      return [
        { text: dayText(local.slice(0, 10)), note: local.slice(11), look: 'muted' },
        { text: title, note: detail === '' ? undefined : detail },
        money(change.baseCents),
        money(change.grossCents),
        money(change.netCents),
        { text: change.entry === null ? '' : entryWords(change.entry), look: 'muted' },
      ]
    }),
    totals: [
      [
        'Now',
        '',
        moneyText(baseCents, currency),
        moneyText(grossCents, currency),
        moneyText(netCents, currency),
      ],
    ],
  }
}

function statementBlocks({ statements, hotelName, partnerName }: CommissionReceipt): PdfBlock[] {
  if (statements.length === 0) return []
  return [
    { kind: 'heading', text: 'In statements' },
    {
      kind: 'table',
      hasHead: false,
      columns: [
        { label: 'Number' },
        { label: 'Of', grow: 1 },
        { label: 'State' },
        { label: 'Amount', align: 'right' },
      ],
      rows: statements.map(({ side, number, isCorrection, cents, currency, isPaid }) => [
        number,
        { text: `${side === 'hotel' ? hotelName : partnerName}${isCorrection ? ', correction' : ''}` },
        { text: isPaid ? 'Paid' : 'Not paid yet', look: 'muted' },
        moneyText(cents, currency),
      ]),
    },
  ]
}

/** `+$276.00`, `−$55.20`, `$0.00` */
function signed(cents: number, currency: string): string {
  return cents > 0 ? `+${moneyText(cents, currency)}` : moneyText(cents, currency)
}

function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`
}
